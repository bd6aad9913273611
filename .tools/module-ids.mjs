import { isForTests } from './dependency-rule.mjs'

/** Modules that are described and come later. */
const coming = ['customers', 'invoicing', 'projects']
const palette = /^(sdk\/src\/definition\/block|admin\/src\/editor\/left\/palette-entries)\.ts$/
/**
 * Ids that are also plain English words, and where a host means the word: two groups of the palette, an outside server
 * that redirects without end, and the store from which packages come, which half of the hosts speak of. As the head of
 * a name (`store.order-placed`) such a word is the module's id everywhere.
 */
const ownWords = new Map([
  ['blog', palette],
  ['forms', palette],
  ['redirects', /^core\/src\/(http\/safe-fetch|platform\/tenants\/host-check)\.ts$/],
  ['store', /./],
])
const hosts = /^(core|admin|site|sdk)\/src\//
/** What was done once is never changed. */
const migrations = /\.migrations\.ts$/
const isComment = /^\s*(\/\/|\*|\/\*)/
const helpersOfTests = /\.(fixture|child)\.[cm]?tsx?$/

/**
 * Which lines of the hosts and the SDK name a module by its id. They know modules by what these declare: a module that
 * is named in a host cannot be left out, and a stranger's in its place would lack what the host does for ours
 * (architecture, section 1). Comments may name modules.
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 * @param {readonly { dir: string, manifest: { ashlar?: { kind?: string, id?: string } } }[]} workspaces
 */
export function moduleIdProblems(sources, workspaces) {
  const ids = [...new Set([...workspaces.flatMap(idOf), ...coming, ...ownWords.keys()])]
  const literal = new RegExp(`(['"\`])(${ids.join('|')})(\\1|\\.)`, 'g')
  return [...sources].flatMap(([path, source]) => {
    if (!hosts.test(path) || isForTests(path) || helpersOfTests.test(path) || migrations.test(path)) return []
    return source.split('\n').flatMap((line, at) => {
      if (isComment.test(line)) return []
      const named = [...line.matchAll(literal)].find(
        ([, , word, end]) => end === '.' || !ownWords.get(word)?.test(path),
      )
      if (named === undefined) return []
      const [, , id] = named
      return `${path}:${at + 1} names the module "${id}". Let the module declare what it needs instead.`
    })
  })
}

const idOf = ({ dir, manifest: { ashlar } }) =>
  dir.startsWith('plugins/') && ashlar?.kind === 'module' && ashlar.id ? [ashlar.id] : []
