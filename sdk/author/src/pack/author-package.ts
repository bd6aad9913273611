import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type PackageEntry, packageEntries } from '@ashlar/sdk'
import type { PluginOption } from 'vite'
import { AuthorError } from '../author-error.ts'
import { buildPlugins } from './build-plugins.ts'

/** A package in its author's hands. */
export interface AuthorPackage {
  /** Absolute. */
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly json: Readonly<Record<string, unknown>>
  readonly entries: readonly SourceEntry[]
  /** Source of `./style.css`, absolute; undefined when there is none. */
  readonly style: string | undefined
  /** Plugins of Vite that the author named, for every build. */
  readonly plugins: readonly PluginOption[]
}

export interface SourceEntry {
  readonly entry: PackageEntry
  /** Absolute. */
  readonly source: string
  /** Relative to `dist/`, without `.js`. */
  readonly built: string
  /** Declarations of the entry, relative to the package's folder; undefined where `exports` names none. */
  readonly types: string | undefined
}

/** Where entries lie by convention; the condition `source` in `exports` says otherwise. */
const sources: Readonly<Record<PackageEntry | './style.css', string>> = {
  '.': './src/index.ts',
  './server': './src/server/index.ts',
  './site': './src/site/index.ts',
  './admin': './src/admin/index.tsx',
  './definitions': './src/definitions.ts',
  './editor': './src/editor.tsx',
  './renderer': './src/renderer.tsx',
  './client': './src/client.ts',
  './patterns': './src/patterns.ts',
  './style.css': './src/style.css',
}

/** Read the package in a folder. Throws an AuthorError for what can't be built. */
export async function authorPackage(path: string): Promise<AuthorPackage> {
  const folder = resolve(path)
  const json = await readPackageJson(folder)
  const { name, version, exports } = json
  if (typeof name !== 'string' || typeof version !== 'string') throw noPackage(folder, 'has no name or no version')
  if (!isObject(json['ashlar']) || !isObject(exports)) throw noPackage(folder, 'has no field "ashlar" or no "exports"')
  const entries = packageEntries.flatMap((entry) => {
    const target = exports[entry]
    if (target === undefined) return []
    const types = typesOf(folder, entry, target)
    return [{ entry, source: sourceOf(folder, entry, target), built: builtName(folder, entry, target), types }]
  })
  if (entries.length === 0) throw noPackage(folder, 'has no export that a host loads')
  const style = exports['./style.css']
  return {
    ...{ folder, name, version, json, entries },
    style: style === undefined ? undefined : sourceOf(folder, './style.css', style),
    plugins: await buildPlugins(folder),
  }
}

/** Whether the folder holds sources to build, rather than a package that was built elsewhere. */
export async function hasSources(path: string): Promise<boolean> {
  const folder = resolve(path)
  return existsSync(join(folder, 'src')) && isObject((await readPackageJson(folder))['exports'])
}

async function readPackageJson(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(folder, 'package.json')
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new AuthorError(`There is no package.json in ${folder}. Name the package folder, or run this in it.`, {
      cause,
    })
  })
  try {
    const json: unknown = JSON.parse(text)
    if (isObject(json)) return json
  } catch (cause) {
    throw new AuthorError(`${file} is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
  throw new AuthorError(`${file} must contain an object.`)
}

function sourceOf(folder: string, entry: keyof typeof sources, target: unknown): string {
  const named = isObject(target) ? target['source'] : undefined
  const source = join(folder, typeof named === 'string' ? named : sources[entry])
  const found = [source, source.replace(/\.tsx$/, '.ts'), source.replace(/\.ts$/, '.tsx')].find(existsSync)
  if (found === undefined) throw new AuthorError(`The entry "${entry}" has no source: ${source} does not exist.`)
  return found
}

function builtName(folder: string, entry: PackageEntry, target: unknown): string {
  const built = typeof target === 'string' ? target : isObject(target) ? target['default'] : undefined
  const [, name] = /^\.\/dist\/([\w/-]+)\.js$/.exec(typeof built === 'string' ? built : '') ?? []
  if (name === undefined) {
    const file = join(folder, 'package.json')
    throw new AuthorError(`${file}: "default" of the entry "${entry}" must be a file such as ./dist/index.js.`)
  }
  return name
}

function typesOf(folder: string, entry: PackageEntry, target: unknown): string | undefined {
  const types = isObject(target) ? target['types'] : undefined
  if (types === undefined) return undefined
  if (typeof types === 'string' && /^\.\/dist\/[\w/-]+\.d\.ts$/.test(types)) return types
  const file = join(folder, 'package.json')
  throw new AuthorError(`${file}: "types" of the entry "${entry}" must be a file such as ./dist/index.d.ts.`)
}

const noPackage = (folder: string, fault: string) =>
  new AuthorError(`${join(folder, 'package.json')} ${fault}. Create one with \`npm create @ashlar\` to compare.`)

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
