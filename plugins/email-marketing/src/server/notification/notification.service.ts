import type { CollectionMembers, PersonTrigger, RecipientSource } from '@ashlar/sdk'
import {
  type Actor,
  type BulkMailing,
  type Database,
  type ListReply,
  type MailContents,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import { mailRoot, type Notification, type NotificationQuery, nobody, type SaveNotification } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { CampaignBodyEntity, CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'
import { checkedDetails } from '../campaign/campaign.fields.ts'
import type { CampaignService } from '../campaign/campaign.service.ts'
import { type CampaignRow, shownCampaigns } from '../campaign/campaign.store.ts'
import type { EditionService } from '../edition/editions.service.ts'
import { valuesOf } from '../preview/personal-values.ts'
import { queueMail } from '../run/queue-mail.ts'

/** Single mails by event: a mail for each, on or off. */
export class NotificationService {
  readonly #database: Database
  readonly #mails: MailContents
  readonly #campaigns: CampaignService
  readonly #editions: EditionService
  readonly #bulk: BulkMailing
  readonly #triggers: CollectionMembers<PersonTrigger>
  readonly #sources: CollectionMembers<RecipientSource>

  constructor(
    database: Database,
    mails: MailContents,
    campaigns: CampaignService,
    editions: EditionService,
    bulk: BulkMailing,
    triggers: CollectionMembers<PersonTrigger>,
    sources: CollectionMembers<RecipientSource>,
  ) {
    this.#database = database
    this.#mails = mails
    this.#campaigns = campaigns
    this.#editions = editions
    this.#bulk = bulk
    this.#triggers = triggers
    this.#sources = sources
  }

  async list(query: NotificationQuery): Promise<ListReply<Notification>['results']> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant(async (tx) => {
      const { limit, offset } = windowOf(query)
      const words = (query.search ?? '').trim().toLowerCase()
      let found = tx.db(CampaignEntity).selectFrom('campaign').where('kind', '=', 'notification')
      if (words !== '')
        found = found.where(({ eb, fn }) => eb(fn('strpos', [fn('lower', ['name']), eb.val(words)]), '>', 0))
      const { orderBy = 'name', orderDirection = 'asc' } = query
      const direction = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
      const sorted = found.selectAll().orderBy(orderBy, direction).orderBy('id', direction)
      const rows = await sorted.limit(limit).offset(offset).execute()
      const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
      return { rows: await this.#shown(tx, rows, sender), total: Number(total) }
    })
  }

  /** @throws UNKNOWN_NOTIFICATION */
  async find(id: number): Promise<Notification> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant(async (tx) => this.#one(tx, await notificationById(tx, id), sender))
  }

  /** @throws UNKNOWN_TRIGGER, what `MailContents.accept` throws, and what the mail lacks where it is to be on */
  async create(actor: Actor, given: SaveNotification): Promise<Notification> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant(async (tx) => {
      const id = await newNotification(tx, given.name.trim(), actor.id)
      return this.#write(tx, id, given, sender)
    })
  }

  /** @throws UNKNOWN_NOTIFICATION, NOTIFICATION_CHANGED, and what `create` throws */
  async change(id: number, given: SaveNotification): Promise<Notification> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant((tx) => this.#write(tx, id, given, sender))
  }

  /** As `change`; one that was deleted is made anew with the same id. */
  async put(id: number, given: SaveNotification): Promise<Notification> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant(async (tx) => {
      await renewNotification(tx, id)
      return this.#write(tx, id, given, sender)
    })
  }

  /** @throws UNKNOWN_NOTIFICATION */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { name } = await notificationById(tx, id)
      await tx.em.nativeDelete(RecipientEntity, { campaignId: id })
      await tx.em.nativeDelete(CampaignBodyEntity, { campaignId: id })
      await tx.em.nativeUpdate(CampaignEntity, { id }, { ...blank, kind: 'deleted' })
      tx.audit({ action: 'notification.deleted', entity: 'notification', entityId: id, title: name })
    })
  }

  /**
   * Send it by hand, filled with what is known of each. Whoever did not agree to receive email gets none.
   *
   * @param occasion the same for a request that is made twice
   * @throws UNKNOWN_NOTIFICATION, INVALID_EMAIL, and what the mail lacks
   */
  async send(id: number, given: readonly string[], occasion: string): Promise<{ sent: number; leftOut: string[] }> {
    const emails = [...new Set(given.map(normalAddress))]
    for (const [at, email] of emails.entries()) {
      const error = errors.INVALID_EMAIL()
      if (!isAddress(email)) throw error.at({ path: `recipients/${at}`, message: error.message })
    }
    return this.#database.tenant(async (tx) => {
      await this.#editions.open(tx, await notificationById(tx, id))
      const leftOut: string[] = []
      for (const email of emails) {
        const { first_name = '', last_name = '', ...values } = await valuesOf(this.#sources, email)
        const name = `${first_name} ${last_name}`.trim()
        const person = { email, name, values: { ...values, first_name, last_name } }
        const isQueued = await queueMail(tx, this.#bulk, { campaignId: id, occasion, person })
        if (!isQueued) leftOut.push(email)
      }
      return { sent: emails.length - leftOut.length, leftOut }
    })
  }

  /** @throws UNKNOWN_MAIL for one that is not of a notification */
  removeMail(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const gone = await tx
        .db(RecipientEntity, CampaignEntity)
        .deleteFrom('recipient')
        .where('id', '=', id)
        .where('campaignId', 'in', ({ selectFrom }) =>
          selectFrom('campaign').select('campaign.id').where('kind', '=', 'notification'),
        )
        .returning('email')
        .executeTakeFirst()
      if (gone === undefined) throw errors.UNKNOWN_MAIL()
      tx.audit({ action: 'notification.email-deleted', entity: 'notification-email', entityId: id })
    })
  }

  async #write(
    tx: Transaction,
    id: number,
    { name, trigger, subject, preheader, content, isOn, revision }: SaveNotification,
    sender: string,
  ): Promise<Notification> {
    const before = await notificationById(tx, id)
    if (revision !== undefined && revision !== before.revision) {
      throw errors.NOTIFICATION_CHANGED().with({ notification: await this.#one(tx, before, sender) })
    }
    const event = eventOf(this.#triggers.find(trigger))
    if (event === undefined) {
      throw errors.UNKNOWN_TRIGGER().at({ path: 'trigger', message: errors.UNKNOWN_TRIGGER().message })
    }
    const details = checkedDetails(
      { name, ...(subject !== undefined && { subject }), ...(preheader !== undefined && { preheader }) },
      sender,
    )
    const accepted =
      content === undefined
        ? before.content
        : await this.#mails.accept({ sent: content, stored: before.content, root: mailRoot })
    const row = await tx
      .db(CampaignEntity)
      .updateTable('campaign')
      .set({ ...details, trigger, event, content: accepted, revision: before.revision + 1 })
      .set(({ fn }) => ({ updatedAt: fn<Date>('now') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const wasOn = before.status === 'sending'
    if (isOn ?? wasOn) await this.#editions.open(tx, row)
    else if (wasOn) await tx.em.nativeUpdate(CampaignEntity, { id }, { status: 'draft' })
    tx.audit({ action: 'notification.changed', entity: 'notification', entityId: id, title: row.name })
    return this.#one(tx, await notificationById(tx, id), sender)
  }

  async #one(tx: Transaction, row: CampaignRow, sender: string): Promise<Notification> {
    const [shown] = await this.#shown(tx, [row], sender)
    if (!shown) throw errors.UNKNOWN_NOTIFICATION()
    return shown
  }

  async #shown(tx: Transaction, rows: readonly CampaignRow[], sender: string): Promise<Notification[]> {
    const shown = await shownCampaigns(tx, rows, sender)
    return shown.flatMap(({ id, name, subject, preheader, status, counts, createdAt, updatedAt }, at) => {
      const row = rows[at]
      if (row === undefined) return []
      const { content } = this.#mails.read(row.content)
      const { trigger, revision } = row
      const isOn = status === 'sending'
      return [{ id, name, trigger, subject, preheader, content, isOn, revision, counts, createdAt, updatedAt }]
    })
  }
}

/** @throws UNKNOWN_NOTIFICATION */
async function notificationById(tx: Transaction, id: number): Promise<CampaignRow> {
  const found = tx.db(CampaignEntity).selectFrom('campaign').selectAll().where('id', '=', id)
  const row = await found.where('kind', '=', 'notification').forUpdate().executeTakeFirst()
  if (!row) throw errors.UNKNOWN_NOTIFICATION()
  return row
}

async function newNotification(tx: Transaction, name: string, createdBy: number): Promise<number> {
  const made = tx.em.create(CampaignEntity, { kind: 'notification', name, filters: nobody, content: null, createdBy })
  await tx.em.flush()
  return made.id
}

/** One that was deleted is there again, with nothing in it. */
async function renewNotification(tx: Transaction, id: number): Promise<void> {
  await tx.em.nativeUpdate(CampaignEntity, { id, kind: 'deleted' }, { kind: 'notification' })
}

/** What is left of a deleted notification. */
const blank = {
  ...{ name: '', subject: '', preheader: '', trigger: '', event: '', content: null, status: 'draft' as const },
  ...{ recipients: 0, sent: 0, failed: 0, skipped: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 },
}

/** Notifications have no place for settings, so that they follow events alone. */
const eventOf = (trigger: PersonTrigger | undefined): string | undefined =>
  trigger && 'event' in trigger ? trigger.event.id : undefined
