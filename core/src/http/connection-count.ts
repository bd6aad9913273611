import { isIPv6, type Socket } from 'node:net'
import type { IsProxy } from './proxies.ts'

/** Milliseconds between two lines of the log about refused connections. */
const sayEvery = 60_000

export interface ConnectionCountOptions {
  /** Open connections of one client address; more are closed. */
  readonly most: number
  /** Whose connections carry the requests of many visitors: they are not counted. */
  readonly isProxy: IsProxy
  /** Called when a connection was refused, at most once a minute. */
  refused(client: string): void
}

/** Counts the open connections of each client address, so that one client can't take all of them. */
export class ConnectionCount {
  readonly #options: ConnectionCountOptions
  readonly #open = new Map<string, number>()
  #saidAt = Number.NEGATIVE_INFINITY

  constructor(options: ConnectionCountOptions) {
    this.#options = options
  }

  /** Whether the connection may stay. It is counted until it closes. */
  admit(connection: Socket): boolean {
    const { most, isProxy } = this.#options
    const { remoteAddress } = connection
    if (remoteAddress === undefined || isProxy(remoteAddress)) return true
    const client = clientOf(remoteAddress)
    const open = this.#open.get(client) ?? 0
    if (open >= most) {
      this.#refuse(client)
      return false
    }
    this.#open.set(client, open + 1)
    connection.once('close', () => this.#closed(client))
    return true
  }

  #closed(client: string): void {
    const left = (this.#open.get(client) ?? 1) - 1
    if (left > 0) this.#open.set(client, left)
    else this.#open.delete(client)
  }

  #refuse(client: string): void {
    const now = performance.now()
    if (now - this.#saidAt < sayEvery) return
    this.#saidAt = now
    this.#options.refused(client)
  }
}

/** An IPv6 customer has a network of 64 bits and any address in it. */
function clientOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
