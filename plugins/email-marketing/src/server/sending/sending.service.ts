import type { BulkMailing, Database, Settings, Transaction } from '@ashlar/sdk/server'
import type { Campaign } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { wallClock } from '../../zoned-time.ts'
import type { AudienceService } from '../audience/audience.service.ts'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import type { CampaignService } from '../campaign/campaign.service.ts'
import { type CampaignRow, campaignById, isWaiting, lockedCampaign, shownCampaign } from '../campaign/campaign.store.ts'
import type { EditionService } from '../edition/editions.service.ts'
import { decideWinner } from '../variants/decide-winner.job.ts'
import { beginCampaign } from './begin-campaign.job.ts'
import { stop } from './campaign-end.ts'
import { firstTurn } from './readers-time.ts'
import { watch } from './watch-campaign.job.ts'

/** Days ahead for which a campaign can be scheduled. */
const mostDaysAhead = 366

const unscheduled = { scheduledAt: null, localTime: '', beginsAt: null }

/** What staff decide about the sending of a campaign. */
export class SendingService {
  readonly #database: Database
  readonly #campaigns: CampaignService
  readonly #editions: EditionService
  readonly #audience: AudienceService
  readonly #bulk: BulkMailing
  readonly #settings: Settings

  constructor(
    database: Database,
    campaigns: CampaignService,
    editions: EditionService,
    audience: AudienceService,
    bulk: BulkMailing,
    settings: Settings,
  ) {
    this.#database = database
    this.#campaigns = campaigns
    this.#editions = editions
    this.#audience = audience
    this.#bulk = bulk
    this.#settings = settings
  }

  /**
   * In the background, and once: of two who press the button at the same time the second is told.
   *
   * @throws UNKNOWN_CAMPAIGN, CAMPAIGN_BEGUN, and what stands in the way of sending
   */
  async send(id: number): Promise<Campaign> {
    await this.#assertSendable(id)
    return this.#act(id, 'sent', async (tx, row) => {
      assertWaiting(row)
      await tx.enqueue(beginCampaign, { campaignId: id }, { key: `campaign/${id}/now` })
      return { status: 'sending', failure: '', ...unscheduled }
    })
  }

  /**
   * @param atReadersTime by the clock of each reader, where it is known
   * @throws TIME_PASSED, TIME_TOO_FAR, TEST_AT_READERS_TIME, and what `send` throws
   */
  async schedule(id: number, moment: Date, atReadersTime: boolean): Promise<Campaign> {
    await this.#database.tenant((tx) => campaignById(tx, id))
    if (moment.getTime() <= Date.now()) throw errors.TIME_PASSED()
    if (moment.getTime() > Date.now() + mostDaysAhead * 24 * 60 * 60_000) throw errors.TIME_TOO_FAR()
    await this.#assertSendable(id)
    const localTime = atReadersTime ? wallClock(moment, (await this.#settings.platform()).time_zone) : ''
    return this.#act(id, 'scheduled', async (tx, row) => {
      assertWaiting(row)
      if (atReadersTime && row.test !== null) throw errors.TEST_AT_READERS_TIME()
      const beginsAt = atReadersTime ? await firstTurn(tx, localTime, moment) : null
      const startAfter = beginsAt ?? moment
      const key = `campaign/${id}/${startAfter.toISOString()}`
      await tx.enqueue(beginCampaign, { campaignId: id }, { key, startAfter })
      return { status: 'scheduled', failure: '', scheduledAt: moment, at: moment, localTime, beginsAt }
    })
  }

  /** @throws NOT_SCHEDULED */
  unschedule(id: number): Promise<Campaign> {
    return this.#act(id, 'unscheduled', (_tx, { status, createdAt }) => {
      if (status !== 'scheduled') throw errors.NOT_SCHEDULED()
      return { status: 'draft', ...unscheduled, at: createdAt }
    })
  }

  /** Mails in hand are still sent. @throws NOT_SENDING */
  pause(id: number): Promise<Campaign> {
    return this.#act(id, 'paused', (_tx, { status, isPaused }) => {
      if (status !== 'sending' || isPaused) throw errors.NOT_SENDING()
      return { isPaused: true }
    })
  }

  /** Go on with whoever has not had their turn, after a pause or after a stop. @throws NOT_PAUSED, ALL_SENT */
  resume(id: number): Promise<Campaign> {
    return this.#act(id, 'resumed', async (tx, { status, isPaused, frozenAt, test, winner }) => {
      const isStopped = status === 'failed' && frozenAt !== null
      if (!isStopped && !(status === 'sending' && isPaused)) throw errors.NOT_PAUSED()
      const [waiting] = await tx.sql`select 1 from email_marketing.recipient
        where campaign_id = ${id}::bigint and state = 'queued' limit 1`
      if (isStopped && waiting === undefined) throw errors.ALL_SENT()
      await this.#bulk.wake(tx)
      await watch(tx, id)
      // The time of its test may be over.
      if (winner === null && test !== null)
        await tx.enqueue(decideWinner, { campaignId: id }, { key: `campaign/${id}/winner-again` })
      return { status: 'sending', isPaused: false, failure: '' }
    })
  }

  /** For good, though who waits can be sent to later. @throws NOT_SENDING */
  stop(id: number): Promise<Campaign> {
    return this.#act(id, 'stopped', async (tx, { status, frozenAt }) => {
      if (status !== 'sending') throw errors.NOT_SENDING()
      // It has not begun: it is a draft again.
      if (frozenAt === null) return { status: 'draft', isPaused: false }
      await stop(tx, id, 'Somebody stopped it before everybody had their turn.')
      return {}
    })
  }

  async #assertSendable(id: number): Promise<void> {
    const row = await this.#database.tenant((tx) => campaignById(tx, id))
    assertWaiting(row)
    await this.#database.tenant((tx) => this.#editions.variants(tx, row))
    const { total } = await this.#audience.count(row.filters)
    if (total === 0) throw errors.NO_RECIPIENTS()
  }

  async #act(
    id: number,
    did: string,
    act: (tx: Transaction, row: CampaignRow) => Partial<CampaignRow> | Promise<Partial<CampaignRow>>,
  ): Promise<Campaign> {
    const sender = await this.#campaigns.sender()
    return this.#database.tenant(async (tx) => {
      const before = await lockedCampaign(tx, id)
      if (before.kind !== 'campaign') throw errors.UNKNOWN_CAMPAIGN()
      const change = await act(tx, before)
      if (Object.keys(change).length > 0) {
        await tx.db(CampaignEntity).updateTable('campaign').set(change).where('id', '=', id).execute()
        tx.audit({ action: `campaign.${did}`, entity: 'campaign', entityId: id, title: before.name })
      }
      return shownCampaign(tx, await campaignById(tx, id), sender)
    })
  }
}

/** @throws CAMPAIGN_BEGUN */
function assertWaiting(row: CampaignRow): void {
  if (!isWaiting(row)) throw errors.CAMPAIGN_BEGUN()
}
