import type {
  DiscoveryQuery,
  FoundPackage,
  InstallationState,
  PackageChange,
  PackageContents,
  PackageFault,
  PackageListing,
  PackagePlan,
  PackagePlanRequest,
  PackageUpdate,
  PackageUsage,
  PackageVersion,
  RemovedTables,
  RemovedTablesCopy,
} from '@ashlar/sdk/platform'
import type { ListWindow } from '@ashlar/sdk/server'
import type { Screenshot } from '../store/index.ts'

/** Who asks for a change, and where they hear how far it is. */
export interface Asker {
  /** Shown in the history. */
  readonly name: string
  /** Guid of the account; null for the server itself. */
  readonly account: string | null
  /** Guid of the tenant in whose admin they are; null on the platform's own host. */
  readonly tenant: string | null
}

/** Which changes of packages are listed: all without any of these. */
export interface WantedChanges {
  readonly name?: string | undefined
  /** What the server rolled back by itself in the last seven days and nobody has changed since. */
  readonly rolledBack?: boolean | undefined
}

/** Some rows of a longer list. */
export interface Listed<Row> {
  readonly rows: Row[]
  readonly total: number
  readonly truncated?: boolean
}

/** What a row of the list of packages says besides what the composition knows. */
export interface PackageMarks {
  /** What all websites have but for those of a trial. */
  readonly version: string
  /** Faults in the last hour. */
  readonly faults: number
  readonly trial: { readonly version: string; readonly tenants: number } | null
}

/**
 * The packages of the whole installation as the API sees them: what is active, what would change, changing it.
 * Everything that a person can mend is thrown as an AshlarError with its sentence.
 */
export interface PackageInstallation {
  state(): Promise<InstallationState>
  /** Marks by npm name; a package without any has none. */
  marks(): Promise<ReadonlyMap<string, PackageMarks>>
  upload(tarball: Buffer): Promise<{ name: string; version: string; integrity: string }>
  plan(request: PackagePlanRequest): Promise<PackagePlan>
  findPlan(id: string): Promise<PackagePlan>
  /** Begins the change that was planned; how it goes on is told by events and by `findChange`. */
  apply(plan: string, asker: Asker): Promise<PackageChange>
  findChange(id: string): Promise<PackageChange>
  /** Newest first, of all packages or of one. */
  changes(window: ListWindow, wanted?: WantedChanges): Promise<Listed<PackageChange>>
  /** What its active version brings. */
  contents(name: string): Promise<PackageContents>
  versions(name: string): Promise<Listed<PackageVersion>>
  updates(): Promise<Listed<PackageUpdate>>
  /** What the registry has. */
  discover(query: DiscoveryQuery): Promise<Listed<FoundPackage>>
  /** What the registry says of a package. */
  listing(name: string): Promise<PackageListing>
  /** Counted from 1. */
  screenshot(name: string, version: string, number: number): Promise<Screenshot>
  usage(name: string): Promise<Listed<PackageUsage>>
  faults(name: string): Promise<Listed<PackageFault>>
  removedTables(): Promise<Listed<RemovedTables>>
  /** `typed` is the package's name, as the person has typed it. */
  deleteRemovedTables(module: string, typed: string): Promise<RemovedTablesCopy>
}
