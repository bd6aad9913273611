import { connect } from 'node:net'
import { operatorSocketPath } from '../http/operator-socket.ts'
import { overSocket, type Transport } from './operator-client.ts'

export interface ReachedServer extends AsyncDisposable {
  readonly transport: Transport
}

/**
 * The running server of a data folder; without one, a host in this process over the same folder.
 *
 * @throws Refused when neither is to be had
 */
export async function reachServer(dataFolder: string): Promise<ReachedServer> {
  const path = operatorSocketPath(dataFolder)
  if (await answers(path)) return { transport: overSocket(path), [Symbol.asyncDispose]: async () => undefined }
  // A whole host is loaded where there is none to ask, and only there.
  const { openHere } = await import('./open-here.ts')
  return openHere(dataFolder, path)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
