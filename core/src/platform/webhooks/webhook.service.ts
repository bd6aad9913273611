import { randomBytes } from 'node:crypto'
import type { QueryOf } from '@ashlar/sdk'
import type { listWebhooks, Webhook, WebhookForm } from '@ashlar/sdk/platform'
import { type Composition, type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import { errors } from '../errors.ts'
import type { SealedSecrets } from '../sealed-secrets.ts'
import { isoOf, isoOrNull } from '../sql.ts'
import { placeOfSecret } from './signature.ts'
import { DeliveryEntity, WebhookEntity } from './webhook.entity.ts'
import { webhookErrors } from './webhook.errors.ts'
import { callWebhook } from './webhook.jobs.ts'

/** Enough for any office; each event asks them all. */
const most = 50

/** A tenant's webhooks. Their secrets are shown once, when they are made. */
export class WebhookService {
  readonly #database: Database
  readonly #secrets: SealedSecrets
  readonly #composition: Pick<Composition, 'packages'>

  constructor(database: Database, secrets: SealedSecrets, composition: Pick<Composition, 'packages'>) {
    this.#database = database
    this.#secrets = secrets
    this.#composition = composition
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
    const heard = this.#composition.packages.flatMap(
      ({ server }) => server?.subscriptions.map(({ event }) => event.id) ?? [],
    )
    return [...new Set(['core.page-changed', 'core.settings-changed', ...heard])].sort()
  }

  async create(form: WebhookForm): Promise<{ webhook: Webhook; secret: string }> {
    const secret = newSecret()
    const sealed = await this.#sealed(secret)
    const webhook = await this.#database.tenant(async (tx) => {
      const { total } = await webhooks(tx)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      if (total >= most) throw webhookErrors.TOO_MANY_WEBHOOKS(most)
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
      await tx.sql`update core.webhook set previous_secret = secret, previous_until = now() + interval '1 day',
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
    return this.#secrets.seal(placeOfSecret(currentTenant()), secret)
  }
}

/** Note what is to be delivered, once for each source, and ask for it. */
export async function queueDelivery(
  tx: Transaction,
  webhook: number,
  { event, source, payload }: { readonly event: string; readonly source: string; readonly payload: unknown },
): Promise<void> {
  const body = JSON.stringify({ event, createdAt: new Date().toISOString(), data: payload })
  const row = await tx
    .db(DeliveryEntity)
    .insertInto('webhook_delivery')
    .values({ webhookId: webhook, event, source, body })
    .onConflict((conflict) => conflict.columns(['tenantId', 'webhookId', 'source']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return
  await tx.enqueue(callWebhook, { delivery: row.id, attempt: 0 }, { key: `webhook/${row.id}/0` })
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

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
  createdAt: isoOf(createdAt),
  lastAt: isoOrNull(lastAt),
})
