import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Surface } from '@ashlar/sdk/surface'
import type { InstalledHostOptions } from '../installation/start.ts'

/** What an installation is made of: `surfaces` and `packages`. */
export interface CompositionModule {
  readonly surfaces: readonly Surface[]
  readonly packages: InstalledHostOptions['packages']
}

/** The composition is the export `./composition` of the package in the working folder; undefined without one. */
export async function compositionHere(): Promise<CompositionModule | undefined> {
  const file = compositionFile(process.cwd())
  return file === undefined ? undefined : import(pathToFileURL(file).href)
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
