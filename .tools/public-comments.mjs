import { dirname, join } from 'node:path'

/** Like `EDIT-014` and `BLK-TABS-003`, and what else only this repository can look up. Hashes and ciphers have the same shape. */
const internal =
  /\b(?!SHA-|AES-)[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{3}\b|\bissue \d+\b|\b(?:architecture|guarantees), (?:section|decision) \d+/
const documentation = /\/\*\*[\s\S]*?\*\//g
const isTest = /\.(test|spec|fixtures?)\.[cm]?[jt]sx?$/
const relativeImport = /from '(\.{1,2}\/[^']+)'/g

/**
 * Comments that authors read in their editors and that name a requirement or an issue of ours: those of the SDK, and of
 * what a package gives to others by its root entry.
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 * @param {readonly { dir: string, manifest: object }[]} all
 */
export function publicCommentProblems(sources, all) {
  const roots = all.filter(({ manifest }) => manifest.ashlar).map(({ dir }) => `${dir}/src/index.ts`)
  const given = reachedFrom(roots, sources)
  return [...sources].flatMap(([path, source]) => {
    if (isTest.test(path) || !(/^sdk\/(author\/)?src\//.test(path) || given.has(path))) return []
    const found = (source.match(documentation) ?? []).flatMap((comment) => internal.exec(comment)?.[0] ?? [])
    return found.map((id) => `${path}: a public comment names ${id}, which package authors cannot look up.`)
  })
}

function reachedFrom(roots, sources) {
  const reached = new Set()
  const queue = [...roots]
  for (const path of queue) {
    const source = sources.get(path)
    if (source === undefined || reached.has(path)) continue
    reached.add(path)
    for (const [, specifier] of source.matchAll(relativeImport)) queue.push(join(dirname(path), specifier))
  }
  return reached
}
