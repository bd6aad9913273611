import type { ReportedFault } from '../host/fault-log.ts'
import { TenantEntity } from '../platform/tenants/tenant.entity.ts'
import type { Changes } from './changes.ts'
import type { InstallationParts } from './parts.ts'
import type { Serving } from './serving.ts'

/**
 * T24: this many faults of one version within so many seconds, over all processes, and it is taken back. What browsers
 * say counts too; see `Counted` for how much. Work that does not end is over the budget at once.
 */
const mostFaults = 5
const within = 60

/** Faults of one version that a process writes in a minute: more say nothing new. */
const mostWritten = 30
/** Milliseconds after which it is tried again to take a version back: after another change, and after a failure. */
const shortPause = 3_000
const longPause = 60_000

/** Writes the faults of packages down, and takes a version of the store back that fails too often. */
export class ErrorBudget {
  readonly #parts: InstallationParts
  readonly #serving: Serving
  readonly #changes: Changes
  readonly #written = new Map<string, { since: number; count: number }>()
  readonly #withdrawing = new Set<string>()
  #last: Promise<void> = Promise.resolve()

  constructor(parts: InstallationParts, serving: Serving, changes: Changes) {
    this.#parts = parts
    this.#serving = serving
    this.#changes = changes
  }

  /** Begin to listen; gives back how to stop. */
  watch(): () => void {
    return this.#serving.host.faults.listen((fault) => this.#hear(fault))
  }

  /** Resolves when every fault heard so far is written and what follows from it is done. */
  settled(): Promise<void> {
    return this.#last
  }

  #hear(fault: ReportedFault): void {
    // What browsers say must not use up what the server may write of its own.
    if (!this.#mayWrite(`${fault.package} ${fault.version} ${isSaid(fault) ? 'said' : 'seen'}`)) return
    this.#last = this.#last
      .then(() => this.#write(fault))
      .catch((error: unknown) => this.#parts.log.error({ err: error, fault }, 'A fault could not be recorded.'))
  }

  async #write(fault: ReportedFault): Promise<void> {
    const { package: name, version, where, place, message, origin, isEndless = false } = fault
    const saidBy = isSaid(fault) ? fault.tenant : null
    const isShared = await this.#isShared(name, version)
    const recent = await this.#parts.faults.add(
      { name, version, where, place, message, saidBy },
      { seconds: within, isShared },
    )
    if (origin !== 'store' || (recent < mostFaults && !isEndless)) return
    const reason = isEndless
      ? `${name} ${version} did not finish in ${place}: ${message}`
      : `${name} ${version} failed ${recent} times within a minute, most recently in ${place}: ${message}`
    await this.#withdraw(name, version, reason)
  }

  /** Whether more than one tenant has the version. */
  async #isShared(name: string, version: string): Promise<boolean> {
    const trial = this.#serving.set.trials.find((each) => each.name === name && each.version === version)
    if (trial !== undefined) return trial.tenants.length > 1
    const some = await this.#parts.data.database.system((tx) =>
      tx.db(TenantEntity).selectFrom('tenant').select('guid').limit(2).execute(),
    )
    return some.length > 1
  }

  async #withdraw(name: string, version: string, reason: string): Promise<void> {
    const id = `${name} ${version}`
    if (this.#withdrawing.has(id)) return
    this.#withdrawing.add(id)
    const isGone = await this.#changes.withdraw(name, version, reason).catch((error: unknown) => {
      this.#parts.log.warn({ err: error, package: name, version }, 'A failing package could not be rolled back yet.')
      return undefined
    })
    if (isGone === true) return void this.#withdrawing.delete(id)
    // Another change is being made; or taking it back failed, which the next fault may try again after a while.
    const again = () => {
      this.#withdrawing.delete(id)
      if (isGone === undefined) this.#last = this.#last.then(() => this.#withdraw(name, version, reason))
    }
    setTimeout(again, isGone === undefined ? shortPause : longPause).unref()
  }

  #mayWrite(id: string): boolean {
    const now = performance.now()
    const known = this.#written.get(id)
    const entry = known !== undefined && now - known.since < 60_000 ? known : { since: now, count: 0 }
    entry.count++
    this.#written.set(id, entry)
    return entry.count <= mostWritten
  }
}

const isSaid = ({ where }: ReportedFault): boolean => where === 'browser'
