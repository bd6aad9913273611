import type { Composition } from '@ashlar/sdk/surface'
import type { Logger } from 'pino'
import type { Config } from '../config/index.ts'
import type { DataLayer } from '../data/index.ts'
import type { Candidate, InstallationPackages } from '../host/candidate.ts'
import type { FaultLog } from '../host/fault-log.ts'
import type { PackageSource } from '../host/package-source.ts'
import type { ListedRoute } from '../host/route-table.ts'
import { ChangeRecords } from './change-records.ts'
import { FaultRecords } from './fault-records.ts'
import type { Distribution } from './package-set.ts'
import { PlanRecords } from './plan-records.ts'
import { ProcessRecords } from './process-records.ts'
import { ReleaseRecords } from './release-records.ts'
import type { Probe, ReleaseStore } from './release-store.ts'
import { SetRecords } from './set-records.ts'
import { SetSources } from './set-sources.ts'

/** What the installation asks of the host whose packages it changes. */
export interface ServingHost {
  readonly composition: Composition
  readonly loadedVersions: number
  readonly faults: FaultLog
  routes(): readonly ListedRoute[]
  /** What this tenant is served by: the variant it tries, or what all have. */
  compositionOf(tenant: string): Composition
  prepare(packages: InstallationPackages): Promise<Candidate>
}

/** What an installation is made of, from outside. */
export interface InstallationOptions {
  readonly config: Pick<Config, 'isSafeMode' | 'dataFolder'>
  readonly data: DataLayer
  readonly log: Logger
  readonly store: ReleaseStore
  readonly probe: Probe
  /** The packages that come with the server. */
  readonly distribution: readonly PackageSource[]
  /** Versions of store packages that one process loads; see `VersionBound`. */
  readonly mostVersions: number
}

/** The same, with its tables. */
export interface InstallationParts extends InstallationOptions {
  readonly sets: SetRecords
  readonly releases: ReleaseRecords
  readonly plans: PlanRecords
  readonly changes: ChangeRecords
  readonly faults: FaultRecords
  readonly processes: ProcessRecords
  readonly sources: SetSources
  /** Versions that come with the server, by name. */
  readonly versions: Distribution
}

export function partsOf(options: InstallationOptions): InstallationParts {
  const { config, data, log, store, distribution } = options
  const releases = new ReleaseRecords(data)
  return {
    ...options,
    releases,
    sets: new SetRecords(data),
    plans: new PlanRecords(data),
    changes: new ChangeRecords(data),
    faults: new FaultRecords(data),
    processes: new ProcessRecords(data),
    sources: new SetSources({ store, releases, distribution, isSafeMode: config.isSafeMode, log }),
    versions: new Map(distribution.map(({ name, version }) => [name, version])),
  }
}
