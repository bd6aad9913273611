import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A package as it lies in a folder, without anything of it having run. */
export interface PackageFolder {
  readonly folder: string
  readonly json: Readonly<Record<string, unknown>>
  /** Built file of each name in `exports`, as written there: `./dist/index.js`. */
  readonly exports: Readonly<Record<string, string | undefined>>
}

/** Read a package's folder; a sentence when its package.json is not there or can't be read. */
export async function readPackageFolder(folder: string): Promise<PackageFolder | string> {
  let text: string
  try {
    text = await readFile(join(folder, 'package.json'), 'utf8')
  } catch {
    return 'There is no package.json in the folder.'
  }
  try {
    const json: unknown = JSON.parse(text)
    if (!isObject(json)) return 'package.json must contain an object.'
    const named = isObject(json['exports']) ? Object.entries(json['exports']) : []
    return { folder, json, exports: Object.fromEntries(named.map(([name, target]) => [name, builtFile(target)])) }
  } catch (error) {
    return `package.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** As Node resolves them; the condition `source` is for tools in the author's own repository. */
function builtFile(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  if (!isObject(target)) return undefined
  for (const condition of ['import', 'default']) {
    const path = target[condition]
    if (typeof path === 'string') return path
  }
  return undefined
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
