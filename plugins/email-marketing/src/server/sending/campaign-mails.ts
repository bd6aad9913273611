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
import { leaveLink } from '../link/unsubscribing.service.ts'
import { trackingKey } from '../tracking/tracking.service.ts'
import { openedLink, secretOf } from '../tracking/tracking-secret.ts'
import { finish, stopIfRefused } from './campaign-end.ts'
import { type Filled, filledMail, linkPlace, openedPlace, recipientOf } from './filled-mail.ts'
import type { FrozenBodies } from './frozen-bodies.ts'
import {
  campaignsUnderWay,
  isOver,
  nextTurn,
  postpone,
  putOff,
  type RecipientRow,
  settle,
  takeRecipient,
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

  async next(tx: Transaction): Promise<BulkMail | BulkMailLater | undefined> {
    const campaigns = await campaignsUnderWay(tx)
    const limit = await this.#limit()
    let looked = 0
    for (const campaignId of campaigns) {
      for (;;) {
        const recipient = await takeRecipient(tx, campaignId)
        if (recipient === undefined) break
        const turn = await whoGets(tx, recipient, limit)
        const mail = turn === 'yes' ? await this.#mailTo(tx, recipient) : undefined
        if (mail !== undefined) return mail
        if (turn instanceof Date) await putOff(tx, recipient.id, turn)
        else await settle(tx, recipient.id, 'skipped')
        looked += 1
        if (looked === lookedAtOnce) return { after: new Date() }
      }
      if (await isOver(tx, campaignId)) await finish(tx, campaignId)
    }
    const after = await nextTurn(tx, campaigns)
    return after && { after }
  }

  async record(tx: Transaction, { key, outcome, error }: BulkResult): Promise<void> {
    const id = recipientOf(key)
    // The server is away, which is not this mail's fault: it waits for the next run.
    if (outcome === 'returned')
      return void (await tx.em.nativeUpdate(RecipientEntity, { id, state: 'sending' }, { state: 'queued' }))
    if (outcome === 'postponed') return postpone(tx, id, error)
    const recipient = await settle(tx, id, outcome === 'sent' ? 'sent' : 'failed', error)
    if (recipient?.state === 'failed') await stopIfRefused(tx, recipient.campaignId, error)
  }

  async #limit(): Promise<DailyLimit> {
    const { most_per_day: most } = Parse(EmailMarketingSettings, await this.#settings.of('email_marketing'))
    return { most, timeZone: (await this.#settings.platform()).time_zone }
  }

  /** Undefined where the campaign is gone. */
  async #mailTo(tx: Transaction, recipient: RecipientRow): Promise<BulkMail | undefined> {
    const { id, campaignId, edition, subscriberId } = recipient
    if (subscriberId === null) return undefined
    const { guid = '', origin = '' } = this.#tenant.get() ?? {}
    const body = await this.#bodies.of((read) => read(tx), guid, recipient)
    if (body === undefined) return undefined
    const leave = await leaveLink(tx, origin, { subscriberId, recipientId: id })
    const key = await this.#secrets.key(trackingKey)
    const secret = (link: number) => secretOf(key, { campaignId, edition, recipientId: id, link })
    const tracked: Filled = {
      [openedPlace]: `${origin}/m/o/${secret(openedLink)}`,
      ...Object.fromEntries(body.links.map((_, link) => [linkPlace(link), `${origin}/m/c/${secret(link)}`])),
    }
    return filledMail(body, recipient, { leave, tracked })
  }
}
