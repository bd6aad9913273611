import type { BulkMailing, Database, Notices, People, RowOf, Transaction } from '@ashlar/sdk/server'
import { minutesOf, mostSteps, stepAfterChoice, stepIn } from '../../automation/steps.ts'
import type { AutomationRun, Step } from '../../contract.ts'
import { automationMessage } from '../../module.ts'
import { mailableOf } from '../audience/mailable.ts'
import { AutomationEntity, AutomationRunEntity, AutomationVersionEntity } from '../automation/automation.entities.ts'
import { RecipientEntity } from '../campaign/campaign.entities.ts'
import type { CustomerTags } from './customer-tags.ts'
import { leaveList } from './leave-list.ts'
import { isMet } from './met.ts'
import { queueMail } from './queue-mail.ts'
import { goOn } from './run.job.ts'

type RunRow = RowOf<typeof AutomationRunEntity>
type Ended = Exclude<AutomationRun['state'], 'running'>

/** What the steps of automations do. */
export class RunService {
  readonly #database: Database
  readonly #bulk: BulkMailing
  readonly #notices: Notices
  readonly #people: People
  readonly #customers: () => CustomerTags | undefined

  constructor(
    database: Database,
    bulk: BulkMailing,
    notices: Notices,
    people: People,
    customers: () => CustomerTags | undefined,
  ) {
    this.#database = database
    this.#bulk = bulk
    this.#notices = notices
    this.#people = people
    this.#customers = customers
  }

  /** All steps up to the next wait, in one unit of work: each is done once, whatever crashes. */
  goOn(runId: number, turn: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const found = tx.db(AutomationRunEntity).selectFrom('automation_run').selectAll().where('id', '=', runId)
      const run = await found.forUpdate().executeTakeFirst()
      if (run?.state !== 'running' || run.turn !== turn) return
      const { automationId, version } = run
      const automation = await tx.em.findOne(AutomationEntity, { id: automationId })
      if (!automation?.isOn) return end(tx, run, 'stopped', 'The automation was turned off.')
      const steps = (await tx.em.findOne(AutomationVersionEntity, { automationId, version }))?.steps ?? []
      await this.#walk(tx, run, steps, automation.name)
    })
  }

  async #walk(tx: Transaction, run: RunRow, steps: readonly Step[], title: string): Promise<void> {
    let step = run.turn === 0 && run.nextStep === '' ? steps[0] : stepIn(steps, run.nextStep)?.step
    // Branches lead forward alone, so that there is an end to it.
    for (let done = 0; step !== undefined && done <= mostSteps; done += 1) {
      if (step.kind === 'wait') return wait(tx, run, stepIn(steps, step.id)?.after, minutesOf(step))
      if (step.kind === 'if') {
        step = stepAfterChoice(steps, step.id, await this.#chooses(tx, run, step.condition))
        continue
      }
      const stopped = await this.#do(tx, run, step, title)
      if (stopped !== undefined) return end(tx, run, 'stopped', stopped)
      step = stepIn(steps, step.id)?.after
    }
    return end(tx, run, 'done', '')
  }

  /** @returns why the run ends here; undefined where it goes on */
  async #do(
    tx: Transaction,
    run: RunRow,
    step: Exclude<Step, { kind: 'wait' | 'if' }>,
    title: string,
  ): Promise<string | undefined> {
    const { id, email, name, language, customerId, filled } = run
    switch (step.kind) {
      case 'mail': {
        const person = { email, name, language, ...(customerId !== null && { customerId }), values: filled }
        const isQueued = await queueMail(tx, this.#bulk, { campaignId: step.mailId, occasion: `run-${id}`, person })
        return isQueued ? undefined : 'They did not agree to receive email, or have left.'
      }
      case 'tag':
        if (customerId !== null) await this.#customers()?.tag(tx, customerId, step.tag.trim())
        return undefined
      case 'leave-list': {
        await leaveList(tx, email, step.listId)
        const isLeft = (await mailableOf(tx, [email])).size === 0
        return isLeft ? 'They are on no list any more.' : undefined
      }
      case 'tell': {
        const accounts = [...(await this.#people.byIds(step.people)).values()].map(({ guid }) => guid)
        await this.#notices.tell(tx, {
          ...{ to: { accounts }, kind: automationMessage, title: `${title}: ${step.message.trim()} (${email})` },
          href: `/admin/email-marketing/automations/${run.automationId}`,
          subject: { kind: 'email_marketing.automation-run', id },
        })
        return undefined
      }
    }
  }

  async #chooses(tx: Transaction, { id, filled }: RunRow, condition: Extract<Step, { kind: 'if' }>['condition']) {
    if (condition.about === 'value') return isMet(condition, filled)
    const { about, mailId: campaignId } = condition
    const did = about === 'opened' ? ({ openedAt: { $ne: null } } as const) : ({ clickedAt: { $ne: null } } as const)
    return (await tx.em.count(RecipientEntity, { campaignId, occasion: `run-${id}`, ...did })) > 0
  }
}

async function wait(tx: Transaction, { id, turn }: RunRow, next: Step | undefined, minutes: number): Promise<void> {
  const wakesAt = new Date(Date.now() + minutes * 60_000)
  await tx.em.nativeUpdate(AutomationRunEntity, { id }, { nextStep: next?.id ?? 'end', wakesAt, turn: turn + 1 })
  const payload = { runId: id, turn: turn + 1 }
  await tx.enqueue(goOn, payload, { key: `run/${id}/${turn + 1}`, startAfter: wakesAt })
}

async function end(tx: Transaction, { id }: Pick<RunRow, 'id'>, state: Ended, reason: string): Promise<void> {
  const over = { state, reason, nextStep: '', wakesAt: null, endedAt: new Date() }
  await tx.em.nativeUpdate(AutomationRunEntity, { id, state: 'running' }, over)
}

/** Whoever leaves goes through nothing any more. */
export async function stopRunsOf(tx: Transaction, email: string): Promise<void> {
  const over = {
    state: 'stopped' as const,
    reason: 'They have left.',
    nextStep: '',
    wakesAt: null,
    endedAt: new Date(),
  }
  await tx.em.nativeUpdate(AutomationRunEntity, { email, state: 'running' }, over)
}
