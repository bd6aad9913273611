import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type PackageEntry, packageEntries } from '@ashlar/sdk'
import type { PackageOrigin } from '@ashlar/sdk/platform'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { CompositionError } from './composition-error.ts'
import { builtExports } from './entry-exports.ts'
import { type BrowserEntry, browserEntries, builtFolder, type PackageSource } from './package-source.ts'

const packageJson = Compile(
  Type.Object({
    name: Type.String(),
    version: Type.String(),
    description: Type.Optional(Type.String()),
    ashlar: Type.Unknown(),
    exports: Type.Record(Type.String(), Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())])),
  }),
)

/** A host that is read from its sources (tests) reads packages from theirs; a built one runs what they have built. */
const fromSource = import.meta.url.endsWith('.ts')

/** A package that lies in a folder: its package.json, its built entries, and the files of `dist/` for browsers. */
export async function packageFromFolder(
  folder: string,
  origin: PackageOrigin = 'distribution',
): Promise<PackageSource> {
  const file = join(folder, 'package.json')
  const json: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!packageJson.Check(json)) {
    throw new CompositionError('BAD_MANIFEST', folder, `${file} needs name, version, exports and the field "ashlar".`)
  }
  const target = (entry: string, conditions: readonly string[]): string | undefined => {
    const exported = json.exports[entry]
    if (exported === undefined || typeof exported === 'string') return exported
    for (const condition of conditions) {
      const path = exported[condition]
      if (typeof path === 'string') return path
    }
    return undefined
  }
  const conditions = fromSource ? ['source', 'import', 'default'] : ['import', 'default']
  const dist = join(folder, builtFolder)

  const entries: Partial<Record<BrowserEntry, string>> = {}
  for (const entry of browserEntries) {
    const built = target(entry, ['browser', 'default', 'import'])
    if (built === undefined) continue
    const path = relative(dist, resolve(folder, built))
    if (!path.startsWith('..')) entries[entry] = path.split(sep).join('/')
  }

  return {
    name: json.name,
    version: json.version,
    origin,
    description: json.description ?? '',
    manifest: json.ashlar,
    load: async (entry: PackageEntry) => {
      const path = target(entry, conditions)
      if (path === undefined || !packageEntries.includes(entry)) return undefined
      const file = resolve(folder, path)
      // What runs sources has modules of its own, which only `import()` reaches.
      return fromSource ? import(/* @vite-ignore */ pathToFileURL(file).href) : builtExports(file)
    },
    css: async () => {
      const path = target('./style.css', conditions)
      return path === undefined ? '' : readFile(resolve(folder, path), 'utf8')
    },
    browser: { folder: dist, entries },
  }
}

/** npm packages that the module at `from` (its `import.meta.url`) depends on, in the order given. */
export function installedPackages(from: string, names: readonly string[]): Promise<PackageSource[]> {
  return Promise.all(names.map(async (name) => packageFromFolder(dirname(packageJsonOf(name, from)))))
}

function packageJsonOf(name: string, from: string): string {
  const missing = (cause?: unknown) =>
    new CompositionError('MISSING_REQUIREMENT', name, `${name} is not installed next to ${fileURLToPath(from)}.`, cause)
  let file: string | undefined
  try {
    file = findPackageJSON(name, from)
  } catch (error) {
    throw missing(error)
  }
  if (file === undefined) throw missing()
  return file
}
