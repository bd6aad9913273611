import type { PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import { type PackageSet, withLeftOut, withoutTrial, withVersion } from './package-set.ts'
import type { InstallationParts } from './parts.ts'
import { activationsOf, versionBefore } from './version-history.ts'

/** How the server takes back a version that fails too often. */
export interface Withdrawal {
  readonly request: PackagePlanRequest
  readonly plan: Pick<PackagePlan, 'action' | 'name' | 'from' | 'to'>
  readonly next: PackageSet
}

/** A version that failed too often. */
export interface Culprit {
  readonly name: string
  readonly version: string
  /** What failed, in a sentence. */
  readonly reason: string
  /** Don't go back to the version before: that was tried. */
  readonly isLeftOut: boolean
  /** Names of packages that can't do without it. */
  readonly requiredBy: readonly string[]
}

/**
 * A trial ends; else the version before is active again, unless it was taken back itself; else the package stays where
 * it is and nothing of it is run, with the reason. Undefined when the version is not active (any more).
 */
export async function withdrawalOf(
  { sets, changes, versions }: InstallationParts,
  set: PackageSet,
  { name, version, reason, isLeftOut, requiredBy }: Culprit,
): Promise<Withdrawal | undefined> {
  const entry = set.packages.find((each) => each.name === name)
  if (set.trials.some((each) => each.name === name && each.version === version)) {
    const to = entry?.version ?? versions.get(name) ?? null
    return {
      request: { action: 'withdraw', name },
      plan: { action: 'withdraw', name, from: version, to },
      next: withoutTrial(set, name),
    }
  }
  if (entry?.version !== version || entry.leftOut !== undefined) return undefined
  const activations = activationsOf(await sets.history(), versions, name)
  const before = versionBefore(activations, version, await changes.withdrawn(name))
  const to = isLeftOut ? undefined : before
  if (to === undefined) {
    const plan = { action: 'remove', name, from: version, to: null } as const
    const next = withLeftOut(set, name, reason, requiredBy)
    return { request: { action: 'remove', name }, plan, next }
  }
  const plan = { action: 'rollback', name, from: version, to } as const
  return { request: { action: 'rollback', name }, plan, next: withVersion(set, versions, name, to) }
}
