import { connect } from 'node:net'
import { readConfig } from '../config/index.ts'
import { makeLog } from '../http/log.ts'
import { operatorSocketPath } from '../http/operator-socket.ts'
import { createInstalledHost } from '../installation/start.ts'
import { compositionHere } from './composition-here.ts'
import { overSocket, Refused, type Transport } from './operator-client.ts'

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

async function openHere(dataFolder: string, path: string): Promise<ReachedServer> {
  const composition = await compositionHere()
  if (composition === undefined) {
    throw new Refused(
      `No server runs on ${dataFolder}. Start it, or run this in the folder of the installation, whose package.json ` +
        'exports "./composition".',
    )
  }
  const { surfaces, packages } = composition
  const config = readConfig({ ...process.env, ASHLAR_DATA: dataFolder })
  const { host, installation, close } = await createInstalledHost({ surfaces, packages, config, log: makeLog('error') })
  await installation.begin()
  await host.listenForOperator()
  return { transport: overSocket(path), [Symbol.asyncDispose]: close }
}
