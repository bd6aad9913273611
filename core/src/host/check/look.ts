import { collectingFaults, type ReportedFault } from '../fault-log.ts'
import type { Lineup } from '../lineup.ts'
import type { LoadedPackage } from '../load-package.ts'
import type { TriedTenant } from './pages-to-try.ts'

/** What is looked at before compositions take over. */
export interface Look {
  readonly next: Lineup
  readonly serving: Lineup
  /** Packages that `serving` does not have as they are, and that work so far. */
  readonly changed: readonly LoadedPackage[]
  readonly tenants: readonly TriedTenant[]
  /** Milliseconds since the process started: nothing more is looked at then. */
  readonly until: number
}

/** What an address answers to a visitor. */
export interface Seen {
  /** Null when no answer came in time. */
  readonly status: number | null
  readonly faults: readonly ReportedFault[]
}

/** Milliseconds in which an address must answer. */
const patience = 3_000

/** Ask for an address as a visitor who has nothing yet; what goes wrong meanwhile is counted nowhere else. */
export async function see(lineup: Lineup, url: string, host: string): Promise<Seen> {
  const { result: status, faults } = await collectingFaults(async () => {
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(resolve, patience, null)
    const answered = lineup.inject({ url, headers: { host } }).then(({ statusCode }) => statusCode)
    return Promise.race([answered, late]).finally(() => clearTimeout(timer))
  })
  return { status, faults }
}
