import { satisfies } from 'semver'
import { refuseTwins } from './collisions.ts'
import { CompositionError } from './composition-error.ts'
import { type LoadedPackage, withFailure } from './load-package.ts'

/**
 * Put every package after the ones it requires, else in the order given. What requires a failed package is failed
 * itself. Throws for two packages of one name, and for a requirement that is missing, of the wrong version, or cyclic.
 */
export function inDependencyOrder(packages: readonly LoadedPackage[]): LoadedPackage[] {
  refuseTwins(packages)
  const byId = new Map(packages.map((each) => [each.manifest.id, each]))
  const placed = new Map<string, LoadedPackage>()
  const path: string[] = []

  const place = (entry: LoadedPackage): LoadedPackage => {
    const { id } = entry.manifest
    const done = placed.get(id)
    if (done !== undefined) return done
    if (path.includes(id)) {
      const cycle = [...path.slice(path.indexOf(id)), id].map((each) => byId.get(each)?.source.name ?? each)
      const message =
        `These packages require each other: ${cycle.join(' → ')}. One of them must not require the other: ` +
        'move shared code into a separate package, or connect them through an event or a bridge package.'
      throw new CompositionError('CYCLIC_REQUIREMENT', entry.source.name, message)
    }
    path.push(id)
    let result = entry
    for (const [wanted, range] of requirementsOf(entry)) {
      const required = byId.get(wanted)
      if (required === undefined) throw missing(entry, wanted, 'is not installed')
      const { version } = required.source
      if (!satisfies(version, range, { includePrerelease: true })) {
        throw missing(entry, wanted, `is installed as ${version}, not ${range}`)
      }
      const { failure } = place(required)
      if (failure !== undefined && result.failure === undefined) {
        result = withFailure(entry, `It requires ${required.source.name}, which could not be loaded.`)
      }
    }
    path.pop()
    placed.set(id, result)
    return result
  }

  for (const entry of packages) place(entry)
  return [...placed.values()]
}

/** Ids of required packages with their ranges: those of the manifest and the modules named by the module. */
function requirementsOf({ manifest, module }: LoadedPackage): Map<string, string> {
  const ranges = new Map((module?.requires ?? []).map(({ id }) => [id, '*']))
  for (const [id, range] of Object.entries(manifest.requires ?? {})) ranges.set(id, range)
  return ranges
}

const missing = (entry: LoadedPackage, wanted: string, how: string) =>
  new CompositionError(
    'MISSING_REQUIREMENT',
    entry.source.name,
    `${entry.source.name} requires "${wanted}", which ${how}.`,
  )
