import type { CollectionMembers, PersonTrigger, TriggerSettings } from '@ashlar/sdk'
import { type Actor, type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import { allSteps } from '../../automation/steps.ts'
import { canBeSet } from '../../automation/trigger-settings.ts'
import {
  type Automation,
  type AutomationChange,
  type AutomationQuery,
  type AutomationWithMails,
  type Campaign,
  type NewAutomation,
  nobody,
  type Step,
  type TriggerInfo,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import type { CampaignService } from '../campaign/campaign.service.ts'
import { type CampaignRow, campaignById, shownCampaign } from '../campaign/campaign.store.ts'
import type { EditionService } from '../edition/editions.service.ts'
import { AutomationEntity, AutomationVersionEntity } from './automation.entities.ts'
import {
  type AutomationRow,
  automationById,
  lockedAutomation,
  mailsOf,
  shownAutomation,
  shownAutomations,
} from './automation.store.ts'
import { checkSteps, readSteps } from './checked-steps.ts'
import { checkedTrigger, settingsOf } from './checked-trigger.ts'

/** Mails of one automation at most. */
const mostMails = 60

/** Automations and what people make of them. */
export class AutomationService {
  readonly #database: Database
  readonly #campaigns: CampaignService
  readonly #editions: EditionService
  readonly #triggers: CollectionMembers<PersonTrigger>

  constructor(
    database: Database,
    campaigns: CampaignService,
    editions: EditionService,
    triggers: CollectionMembers<PersonTrigger>,
  ) {
    this.#database = database
    this.#campaigns = campaigns
    this.#editions = editions
    this.#triggers = triggers
  }

  async triggers(): Promise<TriggerInfo[]> {
    const infos = this.#triggers.all().map(async (trigger) => {
      const { id, title, values } = trigger
      const hasPast = !('event' in trigger) || trigger.past !== undefined
      return { id, title, values: [...values], settings: [...(await settingsOf(trigger))], hasPast }
    })
    return (await Promise.all(infos)).filter(({ settings }) => canBeSet(settings))
  }

  list(query: AutomationQuery): Promise<ListReply<Automation>['results']> {
    return this.#database.tenant(async (tx) => {
      const { limit, offset } = windowOf(query)
      const words = (query.search ?? '').trim().toLowerCase()
      let found = tx.db(AutomationEntity).selectFrom('automation')
      if (words !== '')
        found = found.where(({ eb, fn }) => eb(fn('strpos', [fn('lower', ['name']), eb.val(words)]), '>', 0))
      const { orderBy = 'name', orderDirection = 'asc' } = query
      const direction = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
      const rows = await found
        .selectAll()
        .orderBy(orderBy, direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
      return { rows: await shownAutomations(tx, rows), total: Number(total) }
    })
  }

  /** @throws UNKNOWN_AUTOMATION */
  async find(id: number): Promise<AutomationWithMails> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant(async (tx) => shownAutomation(tx, await automationById(tx, id), sender))
  }

  /** @throws UNKNOWN_TRIGGER, SETTINGS_WRONG */
  async create(
    actor: Actor,
    { name, trigger, settings: chosen = {}, repeats = false }: NewAutomation,
  ): Promise<Automation> {
    const { event, settings } = await checkedTrigger(this.#triggers, trigger, chosen)
    return this.#database.tenant(async (tx) => {
      const { id } = await tx
        .db(AutomationEntity)
        .insertInto('automation')
        .values({ name: name.trim(), trigger, event, settings, lastDay: null, repeats, createdBy: actor.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'automation.created', entity: 'automation', entityId: id, title: name.trim() })
      const [shown] = await shownAutomations(tx, [await automationById(tx, id)])
      if (!shown) throw errors.UNKNOWN_AUTOMATION()
      return shown
    })
  }

  /** @throws UNKNOWN_AUTOMATION, AUTOMATION_CHANGED, UNKNOWN_TRIGGER, SETTINGS_WRONG, STEPS_WRONG, and what a mail lacks that is to be sent */
  async change(
    id: number,
    { revision, name, trigger, settings: chosen, repeats, steps: sent }: AutomationChange,
  ): Promise<AutomationWithMails> {
    const sender = await this.#campaigns.sender()
    // What is asked of the trigger is asked before the unit of work.
    const known = await this.#database.tenant((tx) => automationById(tx, id))
    const begins =
      trigger === undefined && chosen === undefined
        ? undefined
        : await checkedTrigger(this.#triggers, trigger ?? known.trigger, chosen ?? keptSettings(known, trigger))
    return this.#database.tenant(async (tx) => {
      const before = await lockedAutomation(tx, id)
      if (before.revision !== revision) {
        throw errors.AUTOMATION_CHANGED().with({ automation: await shownAutomation(tx, before, sender) })
      }
      const steps = sent && readSteps(sent)
      const mails = await mailsOf(tx, id)
      if (steps !== undefined) await checkSteps(tx, steps, mails)
      const row = await tx
        .db(AutomationEntity)
        .updateTable('automation')
        .set({
          ...(name !== undefined && { name: name.trim() }),
          ...(trigger !== undefined && { trigger }),
          ...begins,
          ...(repeats !== undefined && { repeats }),
          ...(steps !== undefined && { steps }),
          revision: before.revision + 1,
        })
        .set(({ fn }) => ({ updatedAt: fn<Date>('now') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'automation.changed', entity: 'automation', entityId: id, title: row.name })
      if (row.isOn && steps !== undefined) await this.#publish(tx, row, mails)
      return shownAutomation(tx, await automationById(tx, id), sender)
    })
  }

  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { name } = await lockedAutomation(tx, id)
      await tx.em.nativeDelete(AutomationEntity, { id })
      tx.audit({ action: 'automation.deleted', entity: 'automation', entityId: id, title: name })
    })
  }

  /** A mail that a step can send. @throws UNKNOWN_AUTOMATION, TOO_MANY_MAILS */
  async addMail(actor: Actor, id: number, name: string): Promise<Campaign> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant(async (tx) => {
      await lockedAutomation(tx, id)
      if ((await mailsOf(tx, id)).length >= mostMails) throw errors.TOO_MANY_MAILS(mostMails)
      const made = tx.em.create(CampaignEntity, {
        ...{ kind: 'automation' as const, automationId: id, name: name.trim(), filters: nobody },
        ...{ content: null, createdBy: actor.id },
      })
      await tx.em.flush()
      return shownCampaign(tx, await campaignById(tx, made.id), sender)
    })
  }

  /** @throws UNKNOWN_AUTOMATION, NO_STEPS, UNKNOWN_TRIGGER, SETTINGS_WRONG, and what one of its mails lacks */
  async turn(id: number, isOn: boolean): Promise<AutomationWithMails> {
    const sender = await this.#campaigns.sender()
    const known = await this.#database.tenant((tx) => automationById(tx, id))
    if (isOn) await checkedTrigger(this.#triggers, known.trigger, known.settings)
    return this.#database.tenant(async (tx) => {
      const row = await lockedAutomation(tx, id)
      if (isOn) {
        if (row.steps.length === 0) throw errors.NO_STEPS()
        const mails = await mailsOf(tx, id)
        await checkSteps(tx, row.steps, mails)
        await this.#publish(tx, row, mails)
      }
      await tx.em.nativeUpdate(AutomationEntity, { id }, { isOn, ...(!row.isOn && { lastDay: null }) })
      const action = isOn ? 'automation.turned-on' : 'automation.turned-off'
      if (row.isOn !== isOn) tx.audit({ action, entity: 'automation', entityId: id, title: row.name })
      return shownAutomation(tx, await automationById(tx, id), sender)
    })
  }

  /** Whoever begins from now on goes by the steps as they are, and gets the mails as they are. */
  async #publish(tx: Transaction, { id, version, steps }: AutomationRow, mails: readonly CampaignRow[]): Promise<void> {
    for (const mailId of mailsIn(steps)) {
      const mail = mails.find((each) => each.id === mailId)
      if (mail) await this.#editions.open(tx, mail)
    }
    tx.em.create(AutomationVersionEntity, { automationId: id, version: version + 1, steps })
    await tx.em.flush()
    await tx.em.nativeUpdate(AutomationEntity, { id }, { version: version + 1 })
  }
}

/** Another trigger begins with its own. */
const keptSettings = (known: AutomationRow, trigger: string | undefined): TriggerSettings =>
  trigger === undefined || trigger === known.trigger ? known.settings : {}

const mailsIn = (steps: readonly Step[]): ReadonlySet<number> =>
  new Set(allSteps(steps).flatMap((step) => (step.kind === 'mail' ? [step.mailId] : [])))
