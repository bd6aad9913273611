import { isForTests } from './dependency-rule.mjs'

/** Modules that are described and come later. */
const coming = ['customers', 'invoicing', 'projects']
/** Ids that are also words of the hosts' own: groups of the palette, where packages come from, what a server outside did. */
const ownWords = ['blog', 'forms', 'redirects', 'store']
const hosts = /^(core|admin|site|sdk)\/src\//
/** What was done once is never changed. */
const migrations = /\.migrations\.ts$/
const helpersOfTests = /\.(fixture|child)\.[cm]?tsx?$/

/**
 * Which lines of the hosts and the SDK name a module by its id. They know modules by what these declare: a module that
 * is named in a host cannot be left out, and a stranger's in its place would lack what the host does for ours
 * (architecture, section 1). Comments may name modules.
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 * @param {readonly { dir: string, manifest: { ashlar?: { kind?: string, id?: string } } }[]} workspaces
 */
export function moduleIdProblems(sources, workspaces) {
  const ids = [...workspaces.flatMap(idOf), ...coming].filter((id) => !ownWords.includes(id))
  const literal = new RegExp(`(['"\`])(${ids.join('|')})(\\1|\\.)`)
  return [...sources].flatMap(([path, source]) => {
    if (!hosts.test(path) || isForTests(path) || helpersOfTests.test(path) || migrations.test(path)) return []
    return source.split('\n').flatMap((line, at) => {
      const [, , id] = /^\s*(\/\/|\*|\/\*)/.test(line) ? [] : (literal.exec(line) ?? [])
      if (id === undefined) return []
      return `${path}:${at + 1} names the module "${id}". Let the module declare what it needs, and read that.`
    })
  })
}

const idOf = ({ dir, manifest: { ashlar } }) =>
  dir.startsWith('plugins/') && ashlar?.kind === 'module' && ashlar.id ? [ashlar.id] : []
