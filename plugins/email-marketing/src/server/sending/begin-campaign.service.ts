import {
  AshlarError,
  type BulkMailing,
  type Database,
  type MailContents,
  type Mailer,
  type Settings,
  type Transaction,
} from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { EmailMarketingSettings } from '../../settings.ts'
import type { AudienceService, Recipient } from '../audience/audience.service.ts'
import { CampaignBodyEntity, CampaignEntity } from '../campaign/campaign.entities.ts'
import { type CampaignRow, campaignById, lockedCampaign } from '../campaign/campaign.store.ts'
import { stop } from './campaign-end.ts'
import { type RenderedCampaign, renderedCampaign } from './rendered-campaign.ts'

/** Begins to send campaigns: from then on neither their content nor their recipients change. */
export class BeginCampaign {
  readonly #database: Database
  readonly #mails: MailContents
  readonly #mailer: Mailer
  readonly #settings: Settings
  readonly #audience: AudienceService
  readonly #bulk: BulkMailing

  constructor(
    database: Database,
    mails: MailContents,
    mailer: Mailer,
    settings: Settings,
    audience: AudienceService,
    bulk: BulkMailing,
  ) {
    this.#database = database
    this.#mails = mails
    this.#mailer = mailer
    this.#settings = settings
    this.#audience = audience
    this.#bulk = bulk
  }

  /**
   * The mail of a campaign that can be sent as it is.
   *
   * @throws NO_SUBJECT, NO_UNSUBSCRIBE, NO_MAIL_SERVER, and what `MailContents.render` throws
   */
  async sendable(row: CampaignRow): Promise<RenderedCampaign> {
    if (row.subject === '') throw errors.NO_SUBJECT()
    const counting = await this.#settings.plain(EmailMarketingSettings)
    const mail = await renderedCampaign(this.#mails, row, counting)
    if (!mail.canUnsubscribe) throw errors.NO_UNSUBSCRIBE()
    if (!(await this.#mailer.isConfigured())) throw errors.NO_MAIL_SERVER()
    return mail
  }

  /** Once, however often it is asked for. What is in the way is written down for people, as the campaign's failure. */
  async whenDue(id: number): Promise<void> {
    const row = await this.#database.tenant((tx) => campaignById(tx, id).catch(goneAsNull))
    if (row === null || !isDue(row)) return
    try {
      const mail = await this.sendable(row)
      await this.#database.tenant((tx) => this.#freeze(tx, row, mail))
    } catch (error) {
      if (!(error instanceof AshlarError) || error.status >= 500) throw error
      await this.#database.tenant((tx) => this.#failed(tx, id, error.message))
    }
  }

  /** Content and recipients in one unit of work: both are there, or neither. */
  async #freeze(
    tx: Transaction,
    { id, revision, detailsRevision }: CampaignRow,
    mail: RenderedCampaign,
  ): Promise<void> {
    const row = await lockedCampaign(tx, id)
    // Somebody took it back, or changed it and it is tried anew, since it was read.
    if (!isDue(row)) return
    if (row.revision !== revision || row.detailsRevision !== detailsRevision) throw new Error('Changed just now.')
    const { subject, preheader, fromName, replyTo } = row
    const { html, text, links } = mail
    const edition = 1
    tx.em.create(CampaignBodyEntity, {
      campaignId: id,
      edition,
      subject,
      preheader,
      fromName,
      replyTo,
      html,
      text,
      links,
    })
    await tx.em.flush()
    let recipients = 0
    for await (const people of this.#audience.pages(row.filters)) recipients += await addRecipients(tx, id, people)
    if (recipients === 0) throw errors.NO_RECIPIENTS()
    await tx
      .db(CampaignEntity)
      .updateTable('campaign')
      .set(({ fn }) => ({ status: 'sending', recipients, frozenAt: fn<Date>('now'), at: fn<Date>('now') }))
      .where('id', '=', id)
      .execute()
    await this.#bulk.wake(tx)
  }

  async #failed(tx: Transaction, id: number, failure: string): Promise<void> {
    const row = await lockedCampaign(tx, id)
    if (!isDue(row)) return
    await tx.em.nativeUpdate(CampaignEntity, { id }, { status: 'sending' })
    await stop(tx, id, failure)
  }
}

/** Whether sending was asked for and has not begun, and its time has come. */
const isDue = ({ status, scheduledAt, frozenAt }: CampaignRow): boolean =>
  frozenAt === null &&
  (status === 'sending' || (status === 'scheduled' && scheduledAt !== null && scheduledAt.getTime() <= Date.now()))

const goneAsNull = (error: unknown) => {
  if (error instanceof AshlarError && error.status === 404) return null
  throw error
}

/** Each address once in a campaign, whatever sources it comes from. @returns how many were added */
async function addRecipients(tx: Transaction, campaignId: number, people: readonly Recipient[]): Promise<number> {
  const rows = people.map(({ email, name, language, customerId, subscriberId, values }) => ({
    ...{ email, name, language: language ?? '', customer_id: customerId ?? null, subscriber_id: subscriberId },
    filled: values,
  }))
  const added = await tx.sql`insert into email_marketing.recipient
      (campaign_id, email, name, language, customer_id, subscriber_id, filled)
    select ${campaignId}::bigint, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (email text, name text, language text, customer_id bigint, subscriber_id bigint, filled jsonb)
    on conflict (tenant_id, campaign_id, email, occasion) do nothing returning 1`
  return added.length
}
