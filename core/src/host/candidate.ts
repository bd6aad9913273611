import type { Composition } from '@ashlar/sdk/surface'
import type { PackageSource } from './package-source.ts'
import type { ListedRoute } from './route-table.ts'

/** Which packages make up an installation: those of all tenants, and the variants that some tenants have instead. */
export interface InstallationPackages {
  readonly base: readonly PackageSource[]
  /** Of the set, as every process counts it; without it the process counts its own compositions. */
  readonly generation?: number
  readonly variants: readonly PackageVariant[]
  /** Packages of the base that are only listed, by npm name, each with the sentence why: nothing of them is run. */
  readonly leftOut?: ReadonlyMap<string, string>
}

/** A set of packages for some tenants only: the base with another version of a block package. */
export interface PackageVariant {
  readonly sources: readonly PackageSource[]
  /** Guids. */
  readonly tenants: readonly string[]
}

/**
 * Compositions built beside those that serve. Nothing is changed until `takeOver`: it can be looked at, migrated,
 * checked, and thrown away. Every step throws a CompositionError that names the package at fault.
 */
export interface Candidate {
  /** Of the base. */
  readonly composition: Composition
  readonly routes: readonly ListedRoute[]
  /** Run the pending migrations of its packages, each package's in a transaction of its own. */
  migrate(): Promise<void>
  /** Ready, healthy, and no page worse than before: the packages' own health checks, their routes, probe pages. */
  check(): Promise<void>
  /** Ready and healthy: enough for a process that follows another, which has looked at the pages. */
  checkReadiness(): Promise<void>
  /**
   * Make the pages that a check looks at once, without judging them, so that no visitor waits for what is made for the
   * first time. For a process that follows another; can't fail, and ends by then (milliseconds of the process's clock).
   */
  warmPages(until: number): Promise<void>
  /** From now on it serves; what served before answers what it has begun and leaves. Can't fail. */
  takeOver(): void
  /** Resolves when what served before has left. */
  drained(): Promise<void>
  discard(): Promise<void>
}
