// One version of everything: the registry is a partial copy, and families that mix versions break at run time.

/** Packages that only work at one common version, with the version that installs (libraries.md, Pins). */
const families = [
  { name: /^(lexical|@lexical\/.+)$/, version: '0.52.0' },
  { name: /^(mikro-orm|@mikro-orm\/.+)$/, version: '7.2.1' },
  { name: /^@electric-sql\/pglite$/, version: '0.5.14' },
  { name: /^@electric-sql\/pglite-socket$/, version: '0.2.17' },
]

/** typedoc needs the compiler's own API, which TypeScript 7 does not have (libraries.md, I3). */
const isApart = ({ where, name }) => where === 'sdk/reference/package.json' && name === 'typescript'

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Sentences about manifests (`{ dir, manifest }`, the root's with dir '.') that break the rule:
 * versions are exact, siblings are at their own version, families agree, and no package has two versions.
 * Types may float, since they are not shipped; peers may be ranges, since a stranger's package must fit many hosts.
 */
export function versionProblems(packages) {
  const siblings = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]))
  const uses = packages.flatMap(usesOf)
  return [...uses.flatMap((use) => problemWith(use, siblings)), ...disagreements(uses, siblings)]
}

function usesOf({ dir, manifest }) {
  const where = dir === '.' ? 'package.json' : `${dir}/package.json`
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap((field) =>
    Object.entries(manifest[field] ?? {}).map(([name, version]) => ({ where, field, name, version })),
  )
}

function problemWith({ where, field, name, version }, siblings) {
  const family = families.find((each) => each.name.test(name))
  if (family && version !== family.version) return [`${where}: ${name} must be ${family.version}, not ${version}.`]
  if (field === 'peerDependencies' || name.startsWith('@types/')) return []
  if (siblings.has(name)) {
    const own = siblings.get(name)
    return version === own ? [] : [`${where}: ${name} must be ${own}, the version in this repository, not ${version}.`]
  }
  return exact.test(version) ? [] : [`${where}: ${name} must have an exact version, not ${version}.`]
}

function disagreements(uses, siblings) {
  const first = new Map()
  return uses
    .filter(({ field, name, version }) => field !== 'peerDependencies' && exact.test(version) && !siblings.has(name))
    .filter((use) => !isApart(use))
    .flatMap((use) => {
      const earlier = first.get(use.name) ?? use
      first.set(use.name, earlier)
      if (earlier.version === use.version) return []
      return [`${use.where}: ${use.name} is ${use.version}, but ${earlier.version} in ${earlier.where}.`]
    })
}

/** Sentences about a lockfile in which a family is installed at a version that is not its own. */
export function lockfileProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const family = path.includes('node_modules/') && families.find((each) => each.name.test(name))
    return family && version !== family.version
      ? [`package-lock.json: ${path} is ${version}, must be ${family.version}.`]
      : []
  })
}
