import type {
  BulkMail,
  BulkMailLater,
  BulkMailSource,
  BulkResult,
  CurrentTenant,
  Secrets,
  Settings,
  Transaction,
} from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { EmailMarketingSettings } from '../../settings.ts'
import { RecipientEntity } from '../campaign/campaign.entities.ts'
import { leaveLinks } from '../link/unsubscribing.service.ts'
import { trackingKey } from '../tracking/tracking.service.ts'
import { finish, stopIfRefused } from './campaign-end.ts'
import { filledMail, recipientOf, trackedLinks } from './filled-mail.ts'
import type { CampaignBody, FrozenBodies } from './frozen-bodies.ts'
import {
  campaignsUnderWay,
  isOver,
  nextTurn,
  postpone,
  putBack,
  putOff,
  type RecipientRow,
  settle,
  settleSent,
  stillWaiting,
  takeRecipients,
} from './recipient.store.ts'
import { type DailyLimit, whoGets } from './who-gets.ts'

/** Recipients that are looked at in one unit of work, so that many who left hold up nothing. */
const lookedAtOnce = 50

/** Gives the mails of the campaigns under way, one by one. Who left meanwhile gets none. */
export class CampaignMails implements BulkMailSource {
  readonly id = 'email_marketing.campaigns'
  readonly #tenant: CurrentTenant
  readonly #secrets: Secrets
  readonly #settings: Settings
  readonly #bodies: FrozenBodies

  constructor(tenant: CurrentTenant, secrets: Secrets, settings: Settings, bodies: FrozenBodies) {
    this.#tenant = tenant
    this.#secrets = secrets
    this.#settings = settings
    this.#bodies = bodies
  }

  async resume(tx: Transaction): Promise<void> {
    for (const campaignId of await campaignsUnderWay(tx)) {
      await tx.em.nativeUpdate(RecipientEntity, { campaignId, state: 'sending' }, { state: 'queued' })
    }
  }

  async next(tx: Transaction, most: number): Promise<readonly BulkMail[] | BulkMailLater | undefined> {
    const campaigns = await campaignsUnderWay(tx)
    const limit = await this.#limit()
    const mails: BulkMail[] = []
    let looked = 0
    for (const campaignId of campaigns) {
      for (;;) {
        const recipients = await takeRecipients(tx, campaignId, most - mails.length)
        if (recipients.length === 0) break
        mails.push(...(await this.#mailsTo(tx, await thoseWhoGet(tx, recipients, limit))))
        if (mails.length === most) return mails
        looked += recipients.length
        if (looked >= lookedAtOnce) return mails.length > 0 ? mails : { after: new Date() }
      }
      if (await isOver(tx, campaignId)) await finish(tx, campaignId)
    }
    if (mails.length > 0) return mails
    const after = await nextTurn(tx, campaigns)
    return after && { after }
  }

  async stillWanted(tx: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const byId = new Map(keys.map((key) => [recipientOf(key), key]))
    const ids = await stillWaiting(tx, [...byId.keys()])
    return new Set(ids.flatMap((id) => byId.get(id) ?? []))
  }

  async record(tx: Transaction, results: readonly BulkResult[]): Promise<void> {
    await settleSent(
      tx,
      results.flatMap(({ key, outcome }) => (outcome === 'sent' ? recipientOf(key) : [])),
    )
    for (const { key, outcome, error } of results) {
      const id = recipientOf(key)
      // The server is away, which is not this mail's fault: it waits for the next run.
      if (outcome === 'returned') await putBack(tx, id)
      else if (outcome === 'postponed') await postpone(tx, id, error)
      else if (outcome === 'refused') {
        const recipient = await settle(tx, id, 'failed', error)
        if (recipient) await stopIfRefused(tx, recipient.campaignId, error)
      }
    }
  }

  async #limit(): Promise<DailyLimit> {
    const { most_per_day: most } = Parse(EmailMarketingSettings, await this.#settings.of('email_marketing'))
    return { most, timeZone: (await this.#settings.platform()).time_zone }
  }

  /** Those whose campaign is gone get nothing. */
  async #mailsTo(tx: Transaction, recipients: readonly RecipientRow[]): Promise<readonly BulkMail[]> {
    const { guid = '', origin = '' } = this.#tenant.get() ?? {}
    const ready: { recipient: RecipientRow; subscriberId: number; body: CampaignBody }[] = []
    for (const recipient of recipients) {
      const { id, subscriberId } = recipient
      const body = await this.#bodies.of((read) => read(tx), guid, recipient)
      if (subscriberId === null || body === undefined) await settle(tx, id, 'skipped')
      else ready.push({ recipient, subscriberId, body })
    }
    if (ready.length === 0) return []
    const owners = ready.map(({ recipient, subscriberId }) => ({ subscriberId, recipientId: recipient.id }))
    const links = await leaveLinks(tx, origin, owners)
    const key = await this.#secrets.key(trackingKey)
    return ready.flatMap(({ recipient, body }, at) => {
      const leave = links[at]
      return leave === undefined
        ? []
        : filledMail(body, recipient, { leave, tracked: trackedLinks(key, origin, body, recipient) })
    })
  }
}

/** Of those whose turn it is, those who get their mail; the others are passed over, or have another turn. */
async function thoseWhoGet(
  tx: Transaction,
  recipients: readonly RecipientRow[],
  limit: DailyLimit,
): Promise<readonly RecipientRow[]> {
  const turns = await whoGets(tx, recipients, limit)
  for (const { id } of recipients) {
    const turn = turns.get(id)
    if (turn instanceof Date) await putOff(tx, id, turn)
    else if (turn !== 'yes') await settle(tx, id, 'skipped')
  }
  return recipients.filter(({ id }) => turns.get(id) === 'yes')
}
