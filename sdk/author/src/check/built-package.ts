import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject } from '../pack/author-package.ts'

/** A package as it was built: what a host would read of its package.json. The gate has found it sound. */
export interface BuiltPackage {
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly kind: string
  readonly id: string
  readonly requires: readonly string[]
  /** npm packages among which the required ones are looked for. */
  readonly known: readonly string[]
  /** Absolute address of each entry's built file. */
  readonly entries: Readonly<Record<string, string>>
}

export async function readBuiltPackage(folder: string): Promise<BuiltPackage> {
  const json: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { name, version, ashlar, exports, ...rest } = isObject(json) ? json : {}
  const manifest = isObject(ashlar) ? ashlar : {}
  const dependencies = ['dependencies', 'devDependencies', 'peerDependencies'].map((key) => rest[key])
  const files = Object.entries(isObject(exports) ? exports : {}).flatMap(([entry, target]) => {
    const path = isObject(target) ? (target['import'] ?? target['default']) : target
    return typeof path === 'string' ? [[entry, pathToFileURL(join(folder, path)).href] as const] : []
  })
  return {
    folder,
    name: String(name ?? ''),
    version: String(version ?? ''),
    kind: String(manifest['kind'] ?? ''),
    id: String(manifest['id'] ?? ''),
    requires: Object.keys(isObject(manifest['requires']) ? manifest['requires'] : {}),
    known: dependencies.flatMap((each) => Object.keys(isObject(each) ? each : {})),
    entries: Object.fromEntries(files),
  }
}
