// Where an import leads, as far as the rules need to know; files on disk are passed in, so that this stays pure.
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'

/**
 * One of
 * - `{ to: 'file', path }` a relative import, or an entry of a workspace (then with `workspace` and `entry`)
 * - `{ to: 'workspace', workspace, entry, path? }`
 * - `{ to: 'package', name }` a package of someone else's
 * - `{ to: 'builtin' }` of Node
 */
export function resolve(specifier, from, { workspaces, files }) {
  if (specifier.startsWith('.')) {
    return { to: 'file', path: fileFor(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')), files) }
  }
  if (isBuiltin(specifier)) return { to: 'builtin' }
  const name = packageOf(specifier)
  const workspace = workspaces.find((each) => each.name === name)
  if (!workspace) return { to: 'package', name }
  const entry = `.${specifier.slice(name.length)}`
  return { to: 'workspace', workspace, entry, path: sourceOf(workspace, entry) }
}

/** `@scope/name/entry` and `name/entry` without the entry. */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The workspace that a path lies in: the deepest one, since one may hold another (sdk and sdk/create). */
export function workspaceOf(path, workspaces) {
  return workspaces.filter(({ dir }) => path.startsWith(`${dir}/`)).sort((a, b) => b.dir.length - a.dir.length)[0]
}

function sourceOf({ dir, manifest }, entry) {
  const target = manifest.exports?.[entry]
  const source = typeof target === 'string' ? target : (target?.source ?? target?.default)
  return source && posix.join(dir, source)
}

function fileFor(path, files) {
  const stem = path.replace(/\.jsx?$/, '')
  const candidates = [path, `${stem}.ts`, `${stem}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
  return candidates.find((candidate) => files.has(candidate)) ?? path
}
