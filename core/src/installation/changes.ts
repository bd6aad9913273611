import { randomUUID } from 'node:crypto'
import type { PackageChange } from '@ashlar/sdk/platform'
import { titleOf } from '../host/package-face.ts'
import type { KeptChange } from './change-records.ts'
import { ChangeRun, type Proposed } from './change-run.ts'
import type { Enter } from './composing.ts'
import type { Asker } from './contract.ts'
import { goingBack } from './going-back.ts'
import { installationErrors } from './installation.errors.ts'
import type { InstallationParts } from './parts.ts'
import { stepsOf } from './progress.ts'
import type { Proposals } from './proposal.ts'
import { requirersOf } from './requirers.ts'
import type { Serving } from './serving.ts'
import { withdrawalOf } from './withdrawal.ts'

/** Attempts at one change: the process that made it may end once. */
const mostAttempts = 2

/** Begins changes, takes up those whose process has gone, and takes back what fails too often. */
export class Changes {
  readonly #parts: InstallationParts
  readonly #serving: Serving
  readonly #proposals: Proposals
  readonly #run: ChangeRun
  readonly #running = new Set<Promise<unknown>>()
  /** Ids of the changes that this process makes. */
  readonly #making = new Set<string>()
  #lastTakeUp: Promise<void> = Promise.resolve()

  constructor(parts: InstallationParts, serving: Serving, proposals: Proposals) {
    this.#parts = parts
    this.#serving = serving
    this.#proposals = proposals
    this.#run = new ChangeRun(parts, serving)
  }

  /** @throws 404, 409 and 422 when the plan does not hold (any more) or another change is being made */
  async begin(planId: string, asker: Asker): Promise<PackageChange> {
    const { plans, sets, changes, data } = this.#parts
    const { plan, request, generation, fingerprint } = await plans.find(planId)
    const [obstacle] = plan.obstacles
    if (obstacle !== undefined) throw installationErrors.PLAN_HAS_OBSTACLES(obstacle.message)
    if ((await sets.newest()).generation !== generation) throw installationErrors.PLAN_CHANGED()
    const what = `${request.action} ${request.name}${plan.to === null ? '' : ` ${plan.to}`}`
    const steps = stepsOf(request.action)
    const kept = await this.#record((id) =>
      data.database
        .platform(`Change the packages: ${what}`, () => changes.begin({ id, plan, request, fingerprint, asker, steps }))
        .catch(async (error: unknown) => {
          throw await changes.refusalOf(error)
        }),
    )
    void this.#make(kept)
    return kept.change
  }

  /** Take up the change that nobody makes any more, if there is one. One after the other: it is taken up once. */
  takeUp(): Promise<void> {
    const taken = this.#lastTakeUp.then(() => this.#takeUp())
    this.#lastTakeUp = taken.catch(() => undefined)
    return taken
  }

  async #takeUp(): Promise<void> {
    const { changes, sets, data, log } = this.#parts
    const kept = await changes.takeUp(!data.store.hasNotify, [...this.#making])
    if (kept === undefined) return
    const { id, name } = kept.change
    log.warn({ package: name, attempt: kept.attempt }, 'A package change is continued.')
    this.#making.add(id)
    try {
      if (!(await sets.isActivated(id))) void this.#make(kept)
      else
        void this.#keepBusy(
          id,
          this.#serving.inTurn(() => this.#run.finish(kept)).then(() => true),
        )
    } catch (error) {
      this.#making.delete(id)
      throw error
    }
  }

  /**
   * A version failed too often: it is taken back by the server itself, or left out where that does not work. Gives
   * whether it does not serve any more; rejects while another change is being made.
   */
  async withdraw(name: string, version: string, reason: string): Promise<boolean> {
    return (await this.#withdraw(name, version, reason, false)) || this.#withdraw(name, version, reason, true)
  }

  /** Gives whether there is nothing more to do. */
  async #withdraw(name: string, version: string, reason: string, isLeftOut: boolean): Promise<boolean> {
    const { changes, sets } = this.#parts
    const culprit = { name, version, reason, isLeftOut, requiredBy: this.#requirersOf(name) }
    const withdrawal = await withdrawalOf(this.#parts, await sets.newest(), culprit)
    if (withdrawal === undefined) return true
    const { request } = withdrawal
    const plan = { ...withdrawal.plan, id: '', title: this.#titleOf(name) }
    const asker = { name: 'Ashlar', account: null, tenant: null }
    const steps = stepsOf(request.action)
    const kept = await this.#record((id) => changes.begin({ id, plan, request, fingerprint: '', asker, steps, reason }))
    return this.#make(kept)
  }

  /** Resolves when nothing is being changed by this process any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Write a change down. Where that fails it may have been written nevertheless: then it is taken up. */
  async #record(write: (id: string) => Promise<KeptChange>): Promise<KeptChange> {
    const id = randomUUID()
    this.#making.add(id)
    try {
      return await write(id)
    } catch (error) {
      void this.#keepBusy(id, Promise.reject(error))
      throw error
    }
  }

  /** Gives whether it was made. */
  #make(kept: KeptChange): Promise<boolean> {
    const made = this.#serving.inTurn(() => this.#run.make(kept, (enter) => this.#propose(kept, enter)))
    return this.#keepBusy(kept.change.id, made)
  }

  async #propose(kept: KeptChange, enter: Enter): Promise<Proposed> {
    if (kept.attempt > mostAttempts) throw installationErrors.SERVER_ENDED()
    const set = await this.#parts.sets.newest()
    if (kept.fingerprint === '') return this.#proposeWithdrawal(kept, enter)
    const proposal = await this.#proposals.make(kept.request, set, enter)
    const { candidate, error, next, fingerprint, back } = proposal
    if (candidate !== undefined && fingerprint === kept.fingerprint) return { candidate, next, back }
    await candidate?.discard()
    throw error ?? installationErrors.PLAN_CHANGED()
  }

  async #proposeWithdrawal({ change, request, reason }: KeptChange, enter: Enter): Promise<Proposed> {
    await enter('compose')
    const { sets, sources } = this.#parts
    const { name, from } = change
    const isLeftOut = request.action === 'remove'
    const culprit = { name, version: from ?? '', reason, isLeftOut, requiredBy: this.#requirersOf(name) }
    const set = await sets.newest()
    const withdrawal = await withdrawalOf(this.#parts, set, culprit)
    if (withdrawal === undefined) throw installationErrors.PLAN_CHANGED()
    const { next, plan } = withdrawal
    const { host } = this.#serving
    const candidate = await host.prepare(await sources.all(next))
    return { next, candidate, back: goingBack(host, candidate.composition, { action: plan.action, name, set, next }) }
  }

  /** Packages that can't work without one, and those that can't without them. */
  #requirersOf(name: string): string[] {
    const { composition } = this.#serving.host
    const found = new Set([name])
    for (const each of found) {
      const required = composition.packages.find((one) => one.name === each)
      for (const requirer of requirersOf(composition, required)) found.add(requirer.name)
    }
    return [...found].slice(1)
  }

  #titleOf(name: string): string {
    return titleOf(
      this.#serving.host.composition.packages.find((each) => each.name === name),
      name,
    )
  }

  /**
   * A change of which this process could not write down how it ended, since its database was away, would stand in the
   * way of all others: it is taken up at once, or with a later sign of life.
   */
  #keepBusy(id: string, work: Promise<boolean>): Promise<boolean> {
    const { log } = this.#parts
    const done = work
      .finally(() => this.#making.delete(id))
      .catch(async (error: unknown) => {
        log.error({ err: error }, 'A package change could not be recorded.')
        await this.takeUp()
        return false
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'The next attempt follows with the next heartbeat.')
        return false
      })
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
    return done
  }
}
