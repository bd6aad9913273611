import { type CollectionMembers, lastDays, type PastTrigger, type PersonTrigger, startOf } from '@ashlar/sdk'
import type { Database, Settings } from '@ashlar/sdk/server'
import { mostSteps, stepAfterChoice, stepIn } from '../../automation/steps.ts'
import type { DryRun, Step } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { normalAddress } from '../address.ts'
import { mailableOf } from '../audience/mailable.ts'
import { type AutomationRow, automationById, mailsOf } from '../automation/automation.store.ts'
import { isMet } from './met.ts'

/** Days that are looked back. */
const lookedBack = 30
/** People that are shown. */
const most = 200

/** Says what an automation would have done, without doing it. */
export class DryRunService {
  readonly #database: Database
  readonly #triggers: CollectionMembers<PersonTrigger>

  readonly #settings: Settings

  constructor(database: Database, triggers: CollectionMembers<PersonTrigger>, settings: Settings) {
    this.#database = database
    this.#triggers = triggers
    this.#settings = settings
  }

  /**
   * By the steps as they are now, and by the consent that people have now. Whether they would have opened or clicked is
   * not known: it counts as no.
   *
   * @throws UNKNOWN_AUTOMATION, NO_PAST
   */
  async run(id: number): Promise<{ people: DryRun[]; isCut: boolean }> {
    const automation = await this.#database.tenant((tx) => automationById(tx, id))
    const past = await this.#past(automation)
    if (past === undefined) throw errors.NO_PAST()
    return this.#database.tenant(async (tx) => {
      const names = new Map((await mailsOf(tx, id)).map((mail) => [mail.id, mail.name]))
      const emails = past.map(({ person }) => normalAddress(person.email))
      const mailable = await mailableOf(tx, [...new Set(emails)])
      const begun = new Set<string>()
      const people: DryRun[] = []
      // The first time counts where it does not repeat: from the oldest to the latest.
      for (const { at, person } of past.slice(0, most).toReversed()) {
        const email = normalAddress(person.email)
        if (!automation.repeats && begun.has(email)) continue
        begun.add(email)
        const agreed = mailable.has(email)
        const mails = agreed ? mailsFor(automation.steps, person.values).map((mail) => names.get(mail) ?? '') : []
        const reason = agreed ? '' : 'They did not agree to receive email, or have left.'
        people.push({ email, at: at.toISOString(), mails, reason })
      }
      return { people: people.toReversed(), isCut: past.length > most }
    })
  }

  /** To whom it happened, the latest first; one more than is shown says that there are more. */
  async #past({ trigger: name, settings }: AutomationRow): Promise<readonly PastTrigger[] | undefined> {
    const trigger = this.#triggers.find(name)
    if (trigger === undefined) return undefined
    const since = new Date(Date.now() - lookedBack * 24 * 60 * 60_000)
    if ('event' in trigger) return trigger.past?.(since, most + 1)
    const { time_zone } = await this.#settings.platform()
    const past: PastTrigger[] = []
    for (const day of lastDays(time_zone, lookedBack).toReversed()) {
      const { rows } = await trigger.people(day, settings, { after: null, limit: most + 1 - past.length })
      past.push(...rows.map(({ person }) => ({ at: startOf(day, time_zone), person })))
      if (past.length > most) break
    }
    return past
  }
}

/** Ids of the mails that somebody with these values would get. */
function mailsFor(steps: readonly Step[], filled: Readonly<Record<string, string>>): number[] {
  const mails: number[] = []
  let step = steps[0]
  for (let done = 0; step !== undefined && done <= mostSteps; done += 1) {
    if (step.kind === 'mail') mails.push(step.mailId)
    step =
      step.kind === 'if'
        ? stepAfterChoice(steps, step.id, step.condition.about === 'value' && isMet(step.condition, filled))
        : stepIn(steps, step.id)?.after
  }
  return mails
}
