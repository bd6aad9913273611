import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { PackageEntry } from '../definition/manifest.ts'
import { packageEntries } from '../definition/manifest.ts'
import { browserModules, hostModules, serverModules, visitorModules } from '../definition/shared-modules.ts'
import { librariesWith } from './bundled-libraries.ts'
import { type FileImport, isAtOnce, reachedFrom, targetOf } from './module-graph.ts'
import type { PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

const onServer: ReadonlySet<string> = new Set(serverModules)
const inBrowser: ReadonlySet<string> = new Set(browserModules)
const inVisitors: ReadonlySet<string> = new Set(visitorModules)

/** Where an entry runs. What both load may import only what both have; a visitor's page shares React alone. */
const places: Readonly<Record<PackageEntry, 'server' | 'browser' | 'both' | 'visitor'>> = {
  '.': 'both',
  './definitions': 'both',
  './renderer': 'both',
  './patterns': 'both',
  './server': 'server',
  './site': 'server',
  './admin': 'browser',
  './editor': 'browser',
  './client': 'visitor',
}

/** The package contains everything that the host does not share. */
export async function importProblems({ folder, exports }: PackageFolder): Promise<Problem[]> {
  // A file that several entries reach is reported once for each import.
  const problems = new Map<string, Problem>()
  for (const entry of packageEntries) {
    const start = exports[entry]
    if (start === undefined) continue
    const first = new Set((await reachedFrom(folder, start, isAtOnce)).map(({ path }) => path))
    for (const file of await reachedFrom(folder, start)) {
      if (file.failure !== undefined) problems.set(file.path, unreadable(file.path, file.failure))
      for (const each of file.imports) {
        const where = `${file.path}:${each.line}`
        const key = `${where} ${each.specifier}`
        const from = { path: file.path, isAtOnce: first.has(file.path) }
        const fault = problems.has(key) ? undefined : await faultOf(folder, entry, from, each)
        if (fault !== undefined) problems.set(key, { rule: 'imports', where, ...fault })
      }
      if (places[entry] !== 'server' && callsRequire(file.bytes))
        problems.set(`${file.path} require`, required(file.path))
    }
  }
  return [...problems.values()]
}

function unreadable(where: string, failure: string): Problem {
  const message = `It is not a JavaScript module: ${failure}.`
  return { rule: 'imports', where, message, fix: 'Run `ashlar pack`. Entries must be ES modules in plain JavaScript.' }
}

/** What bundlers leave in place of a `require` that they could not turn into an import. */
const callsRequire = (bytes: Buffer) => bytes.includes("in an environment that doesn't expose the `require` function")

function required(where: string): Problem {
  const message = 'It calls require(), which browsers do not have. A bundled library was written for Node.'
  const fix =
    'Run a newer `ashlar pack`, which turns these calls into imports, or use an ES module build of the library.'
  return { rule: 'imports', where, message, fix }
}

type Fault = Pick<Problem, 'message' | 'fix'>

interface ImportingFile {
  readonly path: string
  /** Loaded with the entry, not by an `import()` later. */
  readonly isAtOnce: boolean
}

async function faultOf(
  folder: string,
  entry: PackageEntry,
  from: ImportingFile,
  each: FileImport,
): Promise<Fault | undefined> {
  const { specifier } = each
  if (/^\.{1,2}\//.test(specifier)) return relativeFault(folder, entry, from.path, specifier)
  const place = places[entry]
  if (isBuiltin(specifier)) {
    if (place === 'server') return undefined
    const message = `The entry "${entry}" imports ${specifier}, but browsers also load this entry and do not have Node.`
    return { message, fix: 'Move code that needs Node to src/server/.' }
  }
  if (place === 'visitor' && inVisitors.has(specifier)) {
    if (!from.isAtOnce || !isAtOnce(each)) return undefined
    return eagerFault(entry, specifier, await librariesWith(folder, from.path, specifier))
  }
  return isShared(place, specifier) ? undefined : bareFault(entry, specifier)
}

/** A page has React only where it has an island, and its other blocks don't wait for it. */
function eagerFault(entry: PackageEntry, specifier: string, libraries: readonly string[]): Fault {
  const through = libraries.length === 0 ? '' : ` through ${libraries.join(' and ')}`
  const message = `The entry "${entry}" imports ${specifier} statically${through}, but pages have it only for React islands.`
  return { message, fix: 'Load the component with import(). See `reactIsland` in @ashlar/sdk/island.' }
}

function isShared(place: (typeof places)[PackageEntry], specifier: string): boolean {
  if (place === 'visitor') return false
  return (place === 'browser' || onServer.has(specifier)) && (place === 'server' || inBrowser.has(specifier))
}

function relativeFault(folder: string, entry: PackageEntry, from: string, specifier: string): Fault | undefined {
  const target = targetOf(folder, from, specifier)
  if (target === undefined) {
    return {
      message: `It imports ${specifier}, which is outside the package.`,
      fix: 'A package must contain everything it needs.',
    }
  }
  if (places[entry] !== 'server' && !target.startsWith('dist/')) {
    return {
      message: `It imports ${specifier}, but browsers can only load files from dist/.`,
      fix: 'Run `ashlar pack`.',
    }
  }
  if (existsSync(join(folder, target))) return undefined
  return { message: `It imports ${specifier}, which does not exist.`, fix: 'Run `ashlar pack` again.' }
}

function bareFault(entry: PackageEntry, specifier: string): Fault {
  if (hostModules.test(specifier)) {
    const message = `It imports ${specifier}, which is a host. Packages may only import the SDK.`
    return { message, fix: 'Use a token or component from @ashlar/sdk instead.' }
  }
  if (onServer.has(specifier) || inBrowser.has(specifier)) {
    const message = `The entry "${entry}" imports ${specifier}, which is not available where it runs.`
    if (places[entry] === 'visitor')
      return { message, fix: 'Write the client in plain DOM code. `ashlar pack` bundles the rest.' }
    return {
      message,
      fix: onServer.has(specifier) ? 'Use it only in src/server/.' : 'Use it only in src/admin/ or src/editor.tsx.',
    }
  }
  if (specifier === '@ashlar/sdk/visitor' || specifier === '@ashlar/sdk/island') {
    const message = `The entry "${entry}" imports ${specifier}, which runs on visitors’ pages and must be bundled into src/client.ts.`
    return { message, fix: 'Import it only in src/client.ts, then run `ashlar pack`.' }
  }
  if (specifier.startsWith('@ashlar/sdk/')) {
    const message = `${specifier} is not an entry that packages share with the host.`
    return { message, fix: 'Import one of the public entries of @ashlar/sdk.' }
  }
  const message = `It imports ${specifier}, which the host does not share.`
  return {
    message,
    fix: 'Run `ashlar pack`, which bundles it. Modules communicate through tokens, events and slots.',
  }
}
