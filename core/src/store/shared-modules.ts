import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { findPackageJSON, isBuiltin, registerHooks } from 'node:module'
import { sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serverModules } from '@ashlar/sdk'

/** Addresses of folders of stores, with a slash at the end. A process has one; tests have several. */
const stores = new Set<string>()
/** Addresses of folders of packages that come with the server, with a slash at the end. */
const distribution = new Set<string>()
const shared: ReadonlySet<string> = new Set(serverModules)

/**
 * From now on packages below this folder share the host's own copies of `serverModules`: one React, one SDK, however
 * many packages. Anything else they import must lie in their own folder or be Node's; the rest fails with a sentence.
 */
export function shareModules(storeFolder: string): void {
  if (!existsSync(storeFolder)) mkdirSync(storeFolder, { recursive: true })
  if (stores.size === 0) registerHooks({ resolve })
  stores.add(addressOf(storeFolder))
}

/**
 * The same copies for packages that come with the server, by the folders of what they have built; what else they
 * import is found as ever. It is one copy anyhow, but Node would look for it from each of their folders upwards.
 */
export function shareModulesWith(folders: readonly string[]): void {
  for (const folder of folders.filter((each) => existsSync(each))) distribution.add(addressOf(folder))
}

/** Node knows modules by their real path, whatever link leads to the folder. */
const addressOf = (folder: string) => pathToFileURL(realpathSync.native(folder) + sep).href

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>

const resolve: Resolve = (specifier, context, next) => {
  const { parentURL } = context
  const isShared = shared.has(specifier)
  if (isShared && isOfDistribution(parentURL)) return sharedModule(specifier, context, next)
  const importer = packageOf(parentURL)
  if (importer === undefined) return next(specifier, context)
  if (isShared) return sharedModule(specifier, context, next)
  if (isBuiltin(specifier)) return next(specifier, context)
  if (!/^(\.{0,2}\/|#|file:)/.test(specifier)) {
    throw new Error(
      `${importer.title} imports “${specifier}”, which is not among the modules that the server shares with packages. ` +
        'It must be bundled into the package, as `ashlar pack` does.',
    )
  }
  const found = next(specifier, context)
  if (isBuiltin(found.url) || packageOf(found.url)?.folder === importer.folder) return found
  throw new Error(`${importer.title} imports “${specifier}”, which is outside its own folder.`)
}

const resolved = new Map<string, ReturnType<Resolve>>()

/** Looked for once: Node itself would look again for each module that imports it, which is half of what a package costs. */
const sharedModule: Resolve = (specifier, context, next) => {
  const key = `${specifier} ${context.conditions.join(' ')}`
  const known = resolved.get(key) ?? { ...next(specifier, { ...context, parentURL: sdk }), shortCircuit: true }
  resolved.set(key, known)
  return known
}

/** The shared modules are those that the SDK itself meets: it peers on them all, so there is one copy of each. */
const sdk = sdkAddress()

function sdkAddress(): string {
  const file = findPackageJSON('@ashlar/sdk', import.meta.url)
  if (file === undefined) throw new Error('@ashlar/sdk is not installed next to @ashlar/core.')
  return pathToFileURL(file).href
}

interface ImportingPackage {
  /** The store's address and the folder's path within. */
  readonly folder: string
  /** Name and version, for a sentence. */
  readonly title: string
}

function isOfDistribution(url: string | undefined): boolean {
  for (let end = url?.lastIndexOf('/') ?? -1; url !== undefined && end > 0; end = url.lastIndexOf('/', end - 1)) {
    if (distribution.has(url.slice(0, end + 1))) return true
  }
  return false
}

/** The package of a store to which a module belongs. */
function packageOf(url: string | undefined): ImportingPackage | undefined {
  if (url === undefined) return undefined
  for (const store of stores) {
    if (!url.startsWith(store)) continue
    const parts = fileURLToPath(url).slice(fileURLToPath(store).length).split(sep)
    const own = parts.slice(0, parts[0]?.startsWith('@') ? 3 : 2)
    return { folder: store + own.join('/'), title: `${own.slice(0, -1).join('/')} ${own.at(-1)?.split('_', 1)[0]}` }
  }
  return undefined
}
