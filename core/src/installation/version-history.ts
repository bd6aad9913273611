import { activeVersion, type Distribution, type PackageSet } from './package-set.ts'

/** A set of packages and since when it was the newest. */
export interface DatedSet {
  readonly set: PackageSet
  readonly since: Date
}

/** When a version was made active; null: since the server was set up. */
export interface Activation {
  readonly version: string
  readonly at: Date | null
}

/**
 * The versions of a package that all tenants had, newest first, each where it began; `sets` are all there were, newest
 * first.
 */
export function activationsOf(sets: readonly DatedSet[], distribution: Distribution, name: string): Activation[] {
  const activations: Activation[] = []
  let version = distribution.get(name) ?? null
  if (version !== null) activations.push({ version, at: null })
  for (const { set, since } of sets.toReversed()) {
    const next = activeVersion(set, distribution, name)
    if (next !== version && next !== null) activations.push({ version: next, at: since })
    version = next
  }
  return activations.reverse()
}

/** The version that was active before the present one and is none of `except`; undefined when there was none. */
export function versionBefore(
  activations: readonly Activation[],
  present: string | null,
  except: readonly string[] = [],
): string | undefined {
  return activations.find(({ version }) => version !== present && !except.includes(version))?.version
}
