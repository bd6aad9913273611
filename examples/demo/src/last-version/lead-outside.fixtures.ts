import { Socket } from 'node:net'
import { type Outside, outsideHost, outsidePorts } from './outside.fixtures.ts'

/**
 * Lead connections of this process to `outsideHost` to these ports of this machine. Whatever decides where may be sent
 * to sees a public address, so nothing of it is switched off.
 *
 * @returns how to stop it
 */
export function leadOutside(ports: Outside['ports']): () => void {
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const [first] = given
    const target: unknown = Array.isArray(first) ? first[0] : first
    if (isOutside(target)) {
      const port = Number(target.port) === outsidePorts.smtp ? ports.smtp : ports.http
      Object.assign(target, { host: '127.0.0.1', port, lookup: undefined })
    }
    return Reflect.apply(connect, this, given)
  } as typeof connect
  return () => {
    Socket.prototype.connect = connect
  }
}

const isOutside = (target: unknown): target is { port: unknown } =>
  typeof target === 'object' && target !== null && Reflect.get(target, 'host') === outsideHost

// Of a server under test that is started with `--import` this file.
const { ASHLAR_OUTSIDE: given } = process.env
if (given !== undefined) leadOutside(JSON.parse(given))
