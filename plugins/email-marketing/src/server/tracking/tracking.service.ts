import type { CurrentTenant, Database, Secrets } from '@ashlar/sdk/server'
import { withCampaign } from '../revenue/campaign-address.ts'
import type { FrozenBodies } from '../sending/frozen-bodies.ts'
import type { HitTally } from './hit-tally.service.ts'
import { openedLink, type Tracked, trackedBy } from './tracking-secret.ts'

/** Place of the key that proves whose click it is. */
export const trackingKey = 'email_marketing.tracking'

/** What the addresses in mails of campaigns stand for. */
export class TrackingService {
  readonly #database: Database
  readonly #tenant: CurrentTenant
  readonly #secrets: Secrets
  readonly #bodies: FrozenBodies
  readonly #tally: HitTally

  constructor(database: Database, tenant: CurrentTenant, secrets: Secrets, bodies: FrozenBodies, tally: HitTally) {
    this.#database = database
    this.#tenant = tenant
    this.#secrets = secrets
    this.#bodies = bodies
    this.#tally = tally
  }

  /** @param isRead whether somebody read it, not a program that only looked whether it is there */
  async opened(secret: string, isRead: boolean): Promise<void> {
    const tracked = await this.#tracked(secret)
    if (isRead && tracked?.link === openedLink) this.#count(tracked)
  }

  /** Where a link leads; undefined for one that never was, or whose campaign is gone. */
  async followed(secret: string, isRead: boolean): Promise<string | undefined> {
    const tracked = await this.#tracked(secret)
    if (tracked === undefined) return undefined
    const { guid = '', origin = '' } = this.#tenant.get() ?? {}
    const body = await this.#bodies.of((read) => this.#database.tenant(read), guid, tracked)
    const address = body?.links[tracked.link]
    if (address !== undefined && isRead) this.#count(tracked)
    return address && withCampaign(address, origin, tracked)
  }

  async #tracked(secret: string): Promise<Tracked | undefined> {
    return trackedBy(await this.#secrets.key(trackingKey), secret)
  }

  #count(tracked: Tracked): void {
    const tenant = this.#tenant.get()
    if (tenant !== null) this.#tally.count(tenant.guid, tracked)
  }
}
