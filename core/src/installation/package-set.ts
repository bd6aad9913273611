/** One package that is active, besides those that come with the distribution. */
export interface ActivePackage {
  /** npm name. A package of the distribution with the same name is replaced. */
  readonly name: string
  readonly version: string
  /** Why nothing of it is run, in a sentence: it failed too often, and there is no version to go back to. */
  readonly leftOut?: string
  /** npm name of the package without which it can't be run: it is tried again with that one. */
  readonly leftOutWith?: string
}

/** A second version of a block package that chosen tenants have instead. */
export interface Trial {
  readonly name: string
  readonly version: string
  /** Guids. */
  readonly tenants: readonly string[]
}

/**
 * What is active in an installation, on top of its distribution. Never changed, only followed by the next one: its
 * generation counts up, and every server process follows the newest.
 */
export interface PackageSet {
  readonly generation: number
  readonly packages: readonly ActivePackage[]
  /** Names of packages of the distribution that are left out. */
  readonly removed: readonly string[]
  readonly trials: readonly Trial[]
}

/** Before anything was installed. */
export const emptySet: PackageSet = { generation: 0, packages: [], removed: [], trials: [] }

/** Versions of the packages that come with the server, by npm name. */
export type Distribution = ReadonlyMap<string, string>

/** The version that all tenants have; null for a package that is not active. */
export function activeVersion(set: PackageSet, distribution: Distribution, name: string): string | null {
  const own = set.packages.find((each) => each.name === name)
  if (own !== undefined) return own.version
  return set.removed.includes(name) ? null : (distribution.get(name) ?? null)
}

/** The next set, in which all tenants have this version; null: none. A trial of the same version has served its turn. */
export function withVersion(
  set: PackageSet,
  distribution: Distribution,
  name: string,
  version: string | null,
): PackageSet {
  const packages = set.packages
    .filter((each) => each.name !== name)
    .map((each) => (each.leftOutWith === name ? { name: each.name, version: each.version } : each))
  const removed = set.removed.filter((each) => each !== name)
  const own = distribution.get(name)
  if (version === null && own !== undefined) removed.push(name)
  if (version !== null && version !== own) packages.push({ name, version })
  const trials = set.trials.filter((each) => each.name !== name || (version !== null && each.version !== version))
  return { generation: set.generation + 1, packages, removed, trials }
}

/** The next set, in which a package and those that require it stay where they are, but nothing of them is run. */
export function withLeftOut(
  set: PackageSet,
  name: string,
  leftOut: string,
  requiredBy: readonly string[] = [],
): PackageSet {
  const packages = set.packages.map((each): ActivePackage => {
    if (each.name === name) return { ...each, leftOut }
    if (!requiredBy.includes(each.name) || each.leftOut !== undefined) return each
    return { ...each, leftOut: `It requires ${name}, which failed.`, leftOutWith: name }
  })
  return { ...set, generation: set.generation + 1, packages }
}

/** The next set, in which these tenants have another version of a package. */
export function withTrial(set: PackageSet, trial: Trial): PackageSet {
  const trials = set.trials.filter((each) => each.name !== trial.name)
  return { ...set, generation: set.generation + 1, trials: [...trials, trial] }
}

export function withoutTrial(set: PackageSet, name: string): PackageSet {
  return { ...set, generation: set.generation + 1, trials: set.trials.filter((each) => each.name !== name) }
}
