import type { QueryOf } from '@ashlar/sdk'
import {
  type Database,
  type EventNames,
  type ListReply,
  type Secrets,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import type { listWebhooks, WebhookForm } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { Webhook } from '../../webhook.ts'
import { DeliveryEntity } from '../delivery/delivery.entity.ts'
import { queueDelivery } from '../delivery/queue-delivery.ts'
import { newSecret, placeOfSecret } from '../delivery/signature.ts'
import { WebhookEntity } from './webhook.entity.ts'

/** Enough for any office; each event asks them all. */
const most = 50

/** A tenant's webhooks. Their secrets are shown once, when they are made. */
export class Webhooks {
  readonly #database: Database
  readonly #secrets: Secrets
  readonly #names: EventNames

  constructor(database: Database, secrets: Secrets, names: EventNames) {
    this.#database = database
    this.#secrets = secrets
    this.#names = names
  }

  list(query: QueryOf<typeof listWebhooks>): Promise<ListReply<Webhook>['results']> {
    const { limit, offset } = windowOf(query)
    const direction = query.orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
    return this.#database.tenant(async (tx) => {
      const found = webhooks(tx, query.search?.trim() ?? '')
      const rows = await withLast(found).orderBy('webhook.id', direction).limit(limit).offset(offset).execute()
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: rows.map(viewOf), total }
    })
  }

  /** Events that somebody tells or hears in this installation; others can be named all the same. */
  events(): string[] {
    return [...this.#names.all()]
  }

  async create(form: WebhookForm): Promise<{ webhook: Webhook; secret: string }> {
    const secret = newSecret()
    const sealed = await this.#sealed(secret)
    const webhook = await this.#database.tenant(async (tx) => {
      const { total } = await webhooks(tx)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      if (total >= most) throw errors.TOO_MANY_WEBHOOKS(most)
      const { name, url, events, isActive = true } = form
      const { id } = await tx
        .db(WebhookEntity)
        .insertInto('webhook')
        .values({ name, url, events: [...events], secret: sealed, isActive })
        .returning('id')
        .executeTakeFirstOrThrow()
      return this.#changed(tx, id, 'webhook.created')
    })
    return { webhook, secret }
  }

  /** @throws 404 */
  update(id: number, { name, url, events, isActive }: WebhookForm): Promise<Webhook> {
    return this.#database.tenant(async (tx) => {
      await tx
        .db(WebhookEntity)
        .updateTable('webhook')
        .set({ name, url, events: [...events], ...(isActive !== undefined && { isActive }) })
        .where('id', '=', id)
        .execute()
      return this.#changed(tx, id, 'webhook.changed')
    })
  }

  /** A new secret; the one before still signs for a day, so that receivers have time to change. @throws 404 */
  async rotate(id: number): Promise<{ webhook: Webhook; secret: string }> {
    const secret = newSecret()
    const sealed = await this.#sealed(secret)
    const webhook = await this.#database.tenant(async (tx) => {
      await tx.sql`update webhooks.webhook set previous_secret = secret, previous_until = now() + interval '1 day',
        secret = ${sealed} where id = ${id}`
      return this.#changed(tx, id, 'webhook.secret-changed')
    })
    return { webhook, secret }
  }

  /** @throws 404 */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await this.#changed(tx, id, 'webhook.deleted')
      await tx.db(WebhookEntity).deleteFrom('webhook').where('id', '=', id).execute()
    })
  }

  /** Send an event that means nothing, whether or not the webhook is on. @throws 404 */
  test(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const webhook = await this.#changed(tx, id, 'webhook.tested')
      await queueDelivery(tx, webhook.id, { event: 'core.test', source: `test/${newSecret()}`, payload: { id } })
    })
  }

  async #changed(tx: Transaction, id: number, action: string): Promise<Webhook> {
    const row = await withLast(webhooks(tx)).where('webhook.id', '=', id).executeTakeFirst()
    if (row === undefined) throw errors.NOT_FOUND('such webhook')
    tx.audit({ action, entity: 'webhook', entityId: id, title: row.name })
    return viewOf(row)
  }

  #sealed(secret: string): Promise<string> {
    return this.#secrets.seal(placeOfSecret, secret)
  }
}

function webhooks(tx: Transaction, search = '') {
  const all = tx.db(WebhookEntity, DeliveryEntity).selectFrom('webhook')
  if (search === '') return all
  return all.where(({ cast, eb, fn, val }) => {
    const words = fn('concat', ['webhook.name', cast(val(' '), 'text'), 'webhook.url'])
    return eb(fn<number>('strpos', [fn('lower', [words]), fn('lower', [val(search)])]), '>', 0)
  })
}

/** With what became of the last delivery. */
function withLast(found: ReturnType<typeof webhooks>) {
  return found
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('webhook_delivery')
          .select(['state', 'deliveredAt', 'createdAt'])
          .whereRef('webhook_delivery.webhookId', '=', 'webhook.id')
          .orderBy('webhook_delivery.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['webhook.id', 'name', 'url', 'events', 'isActive', 'webhook.createdAt', 'last.state as lastState'])
    .select(({ fn }) => fn.coalesce('last.deliveredAt', 'last.createdAt').as('lastAt'))
}

type Shown = Awaited<ReturnType<ReturnType<typeof withLast>['executeTakeFirstOrThrow']>>

const viewOf = ({ createdAt, lastAt, ...row }: Shown): Webhook => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastAt: lastAt === null ? null : lastAt.toISOString(),
})
