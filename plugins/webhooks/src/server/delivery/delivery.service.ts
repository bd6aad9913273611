import type { QueryOf } from '@ashlar/sdk'
import {
  type Database,
  type JobPayload,
  type ListReply,
  type OutsideFetch,
  type RowOf,
  type Secrets,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import type { listWebhookDeliveries } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { WebhookDelivery } from '../../webhook.ts'
import { WebhookEntity } from '../webhook/webhook.entity.ts'
import { DeliveryEntity } from './delivery.entity.ts'
import { callWebhook, type relayEvent } from './delivery.jobs.ts'
import { queueDelivery } from './queue-delivery.ts'
import { placeOfSecret, signaturesOf } from './signature.ts'

type DeliveryQuery = QueryOf<typeof listWebhookDeliveries>

/** Seconds until the next try, by the tries there were; after the last a delivery has failed: about a day. */
const pauses = [10, 60, 300, 1_800, 7_200, 21_600, 43_200]
/** Days for which deliveries can be read. */
const keptFor = 30

interface Waiting {
  readonly url: string
  readonly event: string
  readonly body: string
  readonly secret: string
  readonly previous: string | null
}

interface Outcome {
  readonly status: number | null
  readonly error: string
  readonly answer: string
}

/** Tells webhooks of events, and keeps a log of it. */
export class Deliveries {
  readonly #database: Database
  readonly #secrets: Secrets
  readonly #outside: OutsideFetch

  constructor(database: Database, secrets: Secrets, outside: OutsideFetch) {
    this.#database = database
    this.#secrets = secrets
    this.#outside = outside
  }

  /** An event has happened: note a delivery for each webhook that wants it. */
  relay(told: JobPayload<typeof relayEvent>): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const hooks = await tx.sql<{ id: number }>`select id from webhooks.webhook
        where is_active and ${told.event} = any(events) order by id`
      for (const { id } of hooks) await queueDelivery(tx, id, told)
    })
  }

  /** One try. The network is asked outside of any transaction. */
  async call({ delivery, attempt }: JobPayload<typeof callWebhook>): Promise<void> {
    const [waiting] = await this.#database.tenant(
      (tx) => tx.sql<Waiting>`select w.url, d.event, d.body, w.secret,
          case when w.previous_until > now() then w.previous_secret end as previous
        from webhooks.webhook_delivery d join webhooks.webhook w on w.id = d.webhook_id
        where d.id = ${delivery} and d.state = 'queued' and d.attempts = ${attempt}`,
    )
    if (waiting === undefined) return
    await this.#ended(delivery, attempt, await this.#post(delivery, waiting))
  }

  list(query: DeliveryQuery): Promise<ListReply<WebhookDelivery>['results']> {
    const { limit, offset } = windowOf(query)
    const direction = query.orderDirection?.toLowerCase() === 'asc' ? 'asc' : 'desc'
    return this.#database.tenant(async (tx) => {
      const found = deliveries(tx, query)
      const rows = await found
        .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhookId')
        .selectAll('webhook_delivery')
        .select('webhook.name as webhookName')
        .orderBy('webhook_delivery.id', direction)
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const isCut = query.limit === -1 && total > rows.length
      return { rows: rows.map(viewOf), total, ...(isCut && { truncated: true }) }
    })
  }

  /** Send it once more from the beginning, whatever became of it. @throws 404 */
  sendAgain(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const row = await tx
        .db(DeliveryEntity)
        .updateTable('webhook_delivery')
        .set({ state: 'queued', attempts: 0, error: '', nextTryAt: null })
        .where('id', '=', id)
        .returning('event')
        .executeTakeFirst()
      if (row === undefined) throw errors.NOT_FOUND('such delivery')
      await tx.enqueue(callWebhook, { delivery: id, attempt: 0 }, { key: `webhook/${id}/again` })
      tx.audit({ action: 'webhook.sent-again', entity: 'webhook-delivery', entityId: id, title: row.event })
    })
  }

  /** Deliveries older than a month go. */
  async forget(): Promise<void> {
    await this.#database.platform('Delete webhook deliveries older than a month', async (tx) => {
      await tx.sql`delete from webhooks.webhook_delivery where created_at < now() - make_interval(days => ${keptFor}::integer)`
    })
  }

  async #opened(sealed: readonly string[]): Promise<string[]> {
    const secrets = await Promise.all(sealed.map((each) => this.#secrets.open(placeOfSecret, each)))
    return secrets.map((each) => {
      if (each === undefined) throw new Error('The secret was created by another installation. Create a new one.')
      return each
    })
  }

  async #post(delivery: number, { url, event, body, secret, previous }: Waiting): Promise<Outcome> {
    try {
      const secrets = await this.#opened(previous === null ? [secret] : [secret, previous])
      const reply = await this.#outside.send({
        method: 'POST',
        address: url,
        headers: {
          'content-type': 'application/json',
          'ashlar-event': event,
          'ashlar-delivery': String(delivery),
          ...signaturesOf({ id: `msg_${delivery}`, body, secrets, at: new Date() }),
        },
        body,
      })
      const answer = reply.body.toString('utf8').replaceAll('\u0000', '').slice(0, 500)
      const isTaken = reply.status >= 200 && reply.status < 300
      return { status: reply.status, answer, error: isTaken ? '' : `The receiver answered ${reply.status}.` }
    } catch (error) {
      return { status: null, answer: '', error: error instanceof Error ? error.message : String(error) }
    }
  }

  async #ended(delivery: number, attempt: number, { status, error, answer }: Outcome): Promise<void> {
    const pause = pauses[attempt]
    const next = error === '' || pause === undefined ? null : new Date(Date.now() + pause * 1_000)
    const state = error === '' ? 'delivered' : next === null ? 'failed' : 'queued'
    await this.#database.tenant(async (tx) => {
      await tx.sql`update webhooks.webhook_delivery set state = ${state}, attempts = ${attempt + 1}, status = ${status},
          error = ${error.slice(0, 1_000)}, answer = ${answer}, next_try_at = ${next},
          delivered_at = case when ${state} = 'delivered' then now() end
        where id = ${delivery}`
      if (next === null) return
      const again = { delivery, attempt: attempt + 1 }
      await tx.enqueue(callWebhook, again, { key: `webhook/${delivery}/${again.attempt}`, startAfter: next })
    })
  }
}

function deliveries(tx: Transaction, { webhook, state, search }: DeliveryQuery) {
  let found = tx.db(DeliveryEntity, WebhookEntity).selectFrom('webhook_delivery')
  if (webhook !== undefined) found = found.where('webhookId', '=', webhook)
  if (state !== undefined) found = found.where('state', '=', state)
  if (search?.trim()) found = found.where('event', '=', search.trim())
  return found
}

type Shown = RowOf<typeof DeliveryEntity> & { readonly webhookName: string }

function viewOf({ tenantId: _, source: __, createdAt, deliveredAt, nextTryAt, ...row }: Shown): WebhookDelivery {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }
}
