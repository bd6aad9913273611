import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isAtOnce, type ReachedFile, reachedFrom } from './module-graph.ts'
import type { PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

/** What visitors load at once of one moving block, gzip. Neither what `import()` brings later nor React counts. */
export const clientLimit = 3 * 1024
/** What browsers load of a package before anybody asks for more, gzip: the shell's own first load is 240 KB. */
export const browserLimit = 250 * 1024
/** What `import()` brings later, of all entries together, gzip. */
export const lazyLimit = 1024 * 1024
/** What `dist/` holds, unpacked; the store refuses 60 MB for the whole package. */
const distLimit = 50 * 1024 * 1024
const fileLimit = 4_000

const browserEntries = ['.', './admin', './definitions', './editor', './renderer', './client', './patterns'] as const

/** Browser code stays within its size limits. */
export async function sizeProblems({ folder, exports }: PackageFolder): Promise<Problem[]> {
  const problems: Problem[] = []
  const add = (where: string, message: string, fix: string) => problems.push({ rule: 'size', where, message, fix })

  const client = exports['./client'] === undefined ? [] : await reachedFrom(folder, exports['./client'], isAtOnce)
  const moving = gzipped(client)
  if (moving > clientLimit) {
    const fix = 'Use HTML and CSS where possible, and load the rest with import() when it is needed.'
    add(client[0]?.path ?? '', `Visitors would load ${inKilobytes(moving)} for this block. The limit is 3 KB.`, fix)
  }
  const { first, later } = await browserFiles(exports, folder)
  const atOnce = gzipped(first)
  if (atOnce > browserLimit) {
    const fix = 'Look for a large dependency. Load code that only one screen needs with import().'
    add(largestOf(first), `Browsers would load ${inKilobytes(atOnce)} initially. The limit is 250 KB.`, fix)
  }
  const lazy = gzipped(later)
  if (lazy > lazyLimit) {
    const fix = 'Look for a large dependency that you can remove or replace.'
    add(largestOf(later), `import() would load ${inKilobytes(lazy)} in total. The limit is 1024 KB.`, fix)
  }
  const { bytes, count } = await folderSize(join(folder, 'dist'))
  if (bytes > distLimit || count > fileLimit) {
    const message = `dist/ contains ${count} files with ${inKilobytes(bytes)}. The limits are ${fileLimit} files and 50 MB.`
    add('dist', message, 'Remove files that no entry needs.')
  }
  return problems
}

/** Files that come with an entry, and those that only an `import()` brings. Each counts once. */
async function browserFiles(exports: PackageFolder['exports'], folder: string) {
  const first = new Map<string, ReachedFile>()
  const all = new Map<string, ReachedFile>()
  for (const entry of browserEntries) {
    const start = exports[entry]
    if (start === undefined) continue
    for (const file of await reachedFrom(folder, start, isAtOnce)) first.set(file.path, file)
    for (const file of await reachedFrom(folder, start)) all.set(file.path, file)
  }
  return { first: [...first.values()], later: [...all.values()].filter(({ path }) => !first.has(path)) }
}

const largestOf = (files: readonly ReachedFile[]) =>
  files.toSorted((a, b) => b.bytes.length - a.bytes.length)[0]?.path ?? 'dist'

const gzipped = (files: readonly ReachedFile[]) =>
  files.length === 0 ? 0 : gzipSync(Buffer.concat(files.map(({ bytes }) => bytes))).length

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

async function folderSize(folder: string): Promise<{ bytes: number; count: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).slice(0, fileLimit + 1)
  let bytes = 0
  for (const { parentPath, name } of files) bytes += (await stat(join(parentPath, name))).size
  return { bytes, count: files.length }
}
