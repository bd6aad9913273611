import type { ReleaseName } from '../store/index.ts'
import type { Distribution, PackageSet } from './package-set.ts'
import { activationsOf, type DatedSet } from './version-history.ts'

/** Versions of one package that are kept, of those that all tenants had: so many can be gone back by hand. */
const mostKept = 5

export interface VersionUse {
  /** All there were, newest first. */
  readonly sets: readonly DatedSet[]
  readonly distribution: Distribution
  /** What the server took back itself, by npm name. */
  readonly withdrawn: ReadonlyMap<string, readonly string[]>
  /** Sets since then are kept whole; those from this generation on are what processes may still serve. */
  readonly since: Date
  readonly generation: number
}

/**
 * The versions of the store that serve, or that a roll back, a server that follows late or a browser with an old tab
 * may still ask for. All others can be fetched again.
 */
export function neededVersions({ sets, distribution, withdrawn, since, generation }: VersionUse): ReleaseName[] {
  const needed = new Map<string, ReleaseName>()
  const need = ({ name, version }: ReleaseName) => needed.set(`${name} ${version}`, { name, version })
  const [newest] = sets
  const recent = sets.filter(({ set }, index) => {
    // What was the newest then served on until the next one.
    const replaced = sets[index - 1]?.since
    return set === newest?.set || set.generation >= generation || (replaced !== undefined && replaced >= since)
  })
  for (const { set } of recent) for (const each of versionsIn(set)) need(each)
  for (const name of new Set(sets.flatMap(({ set }) => set.packages.map((each) => each.name)))) {
    const versions = [...new Set(activationsOf(sets, distribution, name).map(({ version }) => version))]
    const taken = withdrawn.get(name) ?? []
    // The server itself never goes back to what it took back, a person may.
    const sound = versions.filter((version) => !taken.includes(version))
    for (const version of [...versions.slice(0, mostKept), ...sound.slice(0, mostKept)]) need({ name, version })
  }
  return [...needed.values()]
}

const versionsIn = ({ packages, trials }: PackageSet): readonly ReleaseName[] => [...packages, ...trials]
