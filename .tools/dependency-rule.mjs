// "Who may import whom" of the house style, as functions of paths and manifests.
import { workspaceOf } from './resolve.mjs'

/** sdk, host, guest (a block, a module, or a stranger's package among the examples) or example. */
export function kindOf({ dir, manifest }) {
  const top = dir.split('/')[0]
  if (top === 'sdk') return 'sdk'
  if (top === 'blocks' || top === 'plugins' || manifest.ashlar) return 'guest'
  return top === 'examples' ? 'example' : 'host'
}

/** Tests, their helpers, and what the SDK offers to tests. */
export const isForTests = (path) =>
  /\.(test|spec|fixtures)\.[cm]?tsx?$|(^|\/)(e2e|testing)\/|\/testing\.tsx?$/.test(path)

const isEndToEnd = (path) => path.includes('/e2e/')

/** Packages that only one place may see, so that they can be replaced there. */
const confined = [
  { name: /^tsyringe$/, within: ['core/'], why: 'only core sees the container; ask for a token instead' },
  {
    name: /^@dnd-kit\//,
    within: ['admin/src/editor/dnd/', 'admin/src/screens/pages/tree/', 'sdk/src/sorting/', 'sdk/src/board/'],
    why: 'dnd-kit is wrapped there',
  },
  {
    name: /^(lexical$|@lexical\/)/,
    within: ['sdk/', 'admin/'],
    why: 'Lexical reaches blocks through @ashlar/sdk/editor',
  },
]

/** A sentence saying why this import is against the rule, or undefined. */
export function violation(path, { specifier, isType, target }, workspaces) {
  const own = workspaceOf(path, workspaces)
  if (target.to === 'builtin') return undefined
  if (target.to === 'package') return confinement(path, target.name)
  const other = target.to === 'workspace' ? target.workspace : workspaceOf(target.path, workspaces)
  if (own === other && target.to === 'workspace') return selfImport(path, own, target.entry)
  if (own === other) return acrossSurfaces(path, target.path, own, isType)
  if (!other) return outside(path, own)
  if (target.to === 'file') return reachingIn(path, own, other)
  return closedDoor(target, specifier) ?? acrossWorkspaces(path, own, other, target.entry)
}

function confinement(path, name) {
  const rule = confined.find((each) => each.name.test(name))
  if (!rule || rule.within.some((folder) => path.startsWith(folder))) return undefined
  return `only ${rule.within.join(' and ')} may import ${name}: ${rule.why}.`
}

/** A package's own name leads through its barrel, which makes cycles; a test may use its own test kit. */
function selfImport(path, own, entry) {
  if (isForTests(path) && entry === './testing') return undefined
  return `${own.name} imports itself by name; use a relative path.`
}

/** In the SDK these folders are entries of one library, whose types may describe each other. */
function acrossSurfaces(path, targetPath, own, isType) {
  const from = surfaceOf(path, own)
  const to = surfaceOf(targetPath, own)
  if (!from || !to || from === to || (isType && kindOf(own) === 'sdk')) return undefined
  return `${from}/ and ${to}/ of a package share its root files and never import each other.`
}

const surfaceOf = (path, { dir }) => /^src\/(server|admin|site)\//.exec(path.slice(dir.length + 1))?.[1]

/** Tools of the repository may be used by what is no source: build scripts and tests. */
function outside(path, own) {
  if (!path.startsWith(`${own.dir}/src/`)) return undefined
  return 'source may not import a file outside every workspace.'
}

function reachingIn(path, own, other) {
  if (kindOf(own) === 'host' && isEndToEnd(path) && other.dir.startsWith('examples/')) return undefined
  return `reaches into ${other.dir}; import ${other.name} by its name.`
}

function closedDoor({ workspace, entry, path }, specifier) {
  if (path || entry === './package.json') return undefined
  return `${workspace.name} exports no "${entry}", so ${specifier} cannot be imported.`
}

/** Entries of the SDK that no package needs: what hosts say to each other, what surfaces are made of, the admin's shell. */
const forHosts = new Set(['./platform', './surface', './shell'])

function acrossWorkspaces(path, own, other, entry) {
  const kind = kindOf(own)
  const toSdk = kindOf(other) === 'sdk'
  if (kind === 'example') return undefined
  // The kits beside the SDK (sdk/author) are built on it.
  if (kind === 'sdk') return other.dir === 'sdk' ? undefined : 'sdk may not import any workspace.'
  if (toSdk && entry === './testing' && !isForTests(path)) return 'only tests may import @ashlar/sdk/testing.'
  if (toSdk && kind === 'guest' && forHosts.has(entry)) {
    return `${own.name} uses a private entry: only hosts may import @ashlar/sdk${entry.slice(1)}.`
  }
  if (toSdk) return undefined
  if (kind === 'host') {
    if (isEndToEnd(path) && other.dir.startsWith('examples/')) return undefined
    return `a host imports only @ashlar/sdk, not ${other.name}.`
  }
  return betweenGuests(path, own, other, entry)
}

function betweenGuests(path, own, other, entry) {
  if (!other.dir.startsWith('plugins/')) return `${own.dir} imports only @ashlar/sdk, not ${other.name}.`
  const required = Object.keys(own.manifest.ashlar?.requires ?? {})
  if (!required.includes(other.name) && !required.includes(other.manifest.ashlar?.id)) {
    return `${own.dir} must name ${other.name} in "ashlar.requires" to import it.`
  }
  // A test composes the whole of what its package requires.
  if (isForTests(path)) return undefined
  return entry === '.' ? undefined : `only the root entry of ${other.name} may be imported, not "${entry}".`
}
