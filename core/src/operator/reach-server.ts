import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Surface } from '@ashlar/sdk/server'
import { readConfig } from '../config/index.ts'
import { makeLog } from '../http/log.ts'
import { operatorSocketPath } from '../http/operator-socket.ts'
import { createInstalledHost, type InstalledHostOptions } from '../installation/start.ts'
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

/** The composition is the export `./composition` of the package in the working folder: `surfaces` and `packages`. */
interface CompositionModule {
  readonly surfaces: readonly Surface[]
  readonly packages: InstalledHostOptions['packages']
}

async function openHere(dataFolder: string, path: string): Promise<ReachedServer> {
  const file = compositionFile(process.cwd())
  if (file === undefined) {
    throw new Refused(
      `No server runs on ${dataFolder}. Start it, or run this in the folder of the installation, whose package.json ` +
        'exports "./composition".',
    )
  }
  const { surfaces, packages }: CompositionModule = await import(pathToFileURL(file).href)
  const config = readConfig({ ...process.env, ASHLAR_DATA: dataFolder })
  const { host, installation, close } = await createInstalledHost({ surfaces, packages, config, log: makeLog('error') })
  await installation.begin()
  await host.listenForOperator()
  return { transport: overSocket(path), [Symbol.asyncDispose]: close }
}

function compositionFile(folder: string): string | undefined {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) return undefined
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof json !== 'object' || json === null || !('exports' in json)) return undefined
  const { exports } = json
  if (typeof exports !== 'object' || exports === null || !('./composition' in exports)) return undefined
  const target: unknown = exports['./composition']
  return typeof target === 'string' ? resolve(folder, target) : undefined
}
