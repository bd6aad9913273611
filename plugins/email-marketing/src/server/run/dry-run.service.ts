import type { CollectionMembers, PersonTrigger } from '@ashlar/sdk'
import type { Database } from '@ashlar/sdk/server'
import { mostSteps, stepAfterChoice, stepIn } from '../../automation/steps.ts'
import type { DryRun, Step } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { normalAddress } from '../address.ts'
import { mailableOf } from '../audience/mailable.ts'
import { automationById, mailsOf } from '../automation/automation.store.ts'
import { isMet } from './met.ts'

/** Days that are looked back. */
const lookedBack = 30
/** People that are shown. */
const most = 200

/** Says what an automation would have done, without doing it. */
export class DryRunService {
  readonly #database: Database
  readonly #triggers: CollectionMembers<PersonTrigger>

  constructor(database: Database, triggers: CollectionMembers<PersonTrigger>) {
    this.#database = database
    this.#triggers = triggers
  }

  /**
   * By the steps as they are now, and by the consent that people have now. Whether they would have opened or clicked is
   * not known: it counts as no.
   *
   * @throws UNKNOWN_AUTOMATION, NO_PAST
   */
  async run(id: number): Promise<{ people: DryRun[]; isCut: boolean }> {
    const automation = await this.#database.tenant((tx) => automationById(tx, id))
    const since = new Date(Date.now() - lookedBack * 24 * 60 * 60_000)
    const past = await this.#triggers.find(automation.trigger)?.past?.(since, most + 1)
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
