import { AshlarError, type BulkMailing, type Database, type Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import type { AudienceService, Recipient } from '../audience/audience.service.ts'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import { type CampaignRow, campaignById, lockedCampaign } from '../campaign/campaign.store.ts'
import type { EditionService } from '../edition/editions.service.ts'
import { putEdition } from '../edition/publish-edition.ts'
import { split } from '../variants/split.ts'
import { stop } from './campaign-end.ts'
import { spread } from './readers-time.ts'
import { watch } from './watch-campaign.job.ts'

/** Begins to send campaigns: from then on neither their content nor their recipients change. */
export class BeginCampaign {
  readonly #database: Database
  readonly #editions: EditionService
  readonly #audience: AudienceService
  readonly #bulk: BulkMailing

  constructor(database: Database, editions: EditionService, audience: AudienceService, bulk: BulkMailing) {
    this.#database = database
    this.#editions = editions
    this.#audience = audience
    this.#bulk = bulk
  }

  /** Once, however often it is asked for. What is in the way is written down for people, as the campaign's failure. */
  async whenDue(id: number): Promise<void> {
    const row = await this.#database.tenant((tx) => campaignById(tx, id).catch(goneAsNull))
    if (row === null || !isDue(row)) return
    try {
      await this.#database.tenant((tx) => this.#freeze(tx, row))
    } catch (error) {
      if (!(error instanceof AshlarError) || error.status >= 500) throw error
      await this.#database.tenant((tx) => this.#failed(tx, id, error.message))
    }
  }

  /** Content and recipients in one unit of work: both are there, or neither. */
  async #freeze(tx: Transaction, { id }: CampaignRow): Promise<void> {
    const row = await lockedCampaign(tx, id)
    // Somebody took it back.
    if (!isDue(row)) return
    const mails = await this.#editions.variants(tx, row)
    for (const [at, { row: variant, mail }] of mails.entries()) await putEdition(tx, variant, at + 1, mail)
    let recipients = 0
    for await (const people of this.#audience.pages(row.filters)) recipients += await addRecipients(tx, id, people)
    if (recipients === 0) throw errors.NO_RECIPIENTS()
    if (row.localTime !== '') await spread(tx, row)
    if (row.test !== null && mails.length > 1) await split(tx, id, row.test, mails.length)
    await tx
      .db(CampaignEntity)
      .updateTable('campaign')
      .set(({ fn }) => ({ status: 'sending', recipients, frozenAt: fn<Date>('now'), at: fn<Date>('now') }))
      .where('id', '=', id)
      .execute()
    await this.#bulk.wake(tx)
    await watch(tx, id)
  }

  async #failed(tx: Transaction, id: number, failure: string): Promise<void> {
    const row = await lockedCampaign(tx, id)
    if (!isDue(row)) return
    await tx.em.nativeUpdate(CampaignEntity, { id }, { status: 'sending' })
    await stop(tx, id, failure)
  }
}

/** Whether sending was asked for and has not begun, and its time has come. */
const isDue = ({ status, scheduledAt, beginsAt, frozenAt }: CampaignRow): boolean => {
  const moment = beginsAt ?? scheduledAt
  const isScheduled = status === 'scheduled' && moment !== null && moment.getTime() <= Date.now()
  return frozenAt === null && (status === 'sending' || isScheduled)
}

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
