import { randomBytes } from 'node:crypto'
import type { Webhook } from '@ashlar/sdk/platform'
import { type Composition, type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import { errors } from '../errors.ts'
import type { SealedSecrets } from '../sealed-secrets.ts'
import { isoOf, isoOrNull, run, sql } from '../sql.ts'
import { placeOfSecret } from './signature.ts'
import { webhookErrors } from './webhook.errors.ts'
import { callWebhook } from './webhook.jobs.ts'
import type { WebhookForm, WebhookListQuery } from './webhook.schemas.ts'

/** Enough for any office; each event asks them all. */
const most = 50

interface WebhookRow {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly events: readonly string[]
  readonly is_active: boolean
  readonly created_at: Date
  readonly last_state: Webhook['lastState']
  readonly last_at: Date | null
}

const columns = sql`w.id, w.name, w.url, to_jsonb(w.events) as events, w.is_active, w.created_at, d.state as last_state,
  coalesce(d.delivered_at, d.created_at) as last_at`
const withLast = sql`core.webhook w left join lateral (select state, delivered_at, created_at from core.webhook_delivery
  where tenant_id = w.tenant_id and webhook_id = w.id order by id desc limit 1) d on true`

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

  list(query: WebhookListQuery): Promise<ListReply<Webhook>['results']> {
    const { limit, offset } = windowOf(query)
    const direction = query.orderDirection?.toLowerCase() === 'desc' ? sql`desc` : sql`asc`
    const search = query.search?.trim() ?? ''
    const where = search === '' ? sql`true` : sql`position(lower(${search}) in lower(w.name || ' ' || w.url)) > 0`
    return this.#database.tenant(async (tx) => {
      const rows = await run<WebhookRow>(
        tx,
        sql`select ${columns} from ${withLast} where ${where} order by w.id ${direction} limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(tx, sql`select count(*) as total from core.webhook w where ${where}`)
      return { rows: rows.map(viewOf), total: count?.total ?? 0 }
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
      const [count] = await tx.sql<{ total: number }>`select count(*) as total from core.webhook`
      if ((count?.total ?? 0) >= most) throw webhookErrors.TOO_MANY_WEBHOOKS(most)
      const [row] = await tx.sql<{ id: number }>`insert into core.webhook (name, url, events, secret, is_active)
        values (${form.name}, ${form.url}, ${form.events}::text[], ${sealed}, ${form.isActive ?? true}) returning id`
      return this.#changed(tx, row?.id ?? 0, 'webhook.created')
    })
    return { webhook, secret }
  }

  /** @throws 404 */
  update(id: number, { name, url, events, isActive }: WebhookForm): Promise<Webhook> {
    return this.#database.tenant(async (tx) => {
      await tx.sql`update core.webhook set name = ${name}, url = ${url}, events = ${events}::text[],
        is_active = coalesce(${isActive ?? null}::boolean, is_active) where id = ${id}`
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
      await tx.sql`delete from core.webhook where id = ${id}`
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
    const [row] = await run<WebhookRow>(tx, sql`select ${columns} from ${withLast} where w.id = ${id}`)
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
  const [row] = await tx.sql<{ id: number }>`insert into core.webhook_delivery (webhook_id, event, source, body)
    values (${webhook}, ${event}, ${source}, ${body}) on conflict (tenant_id, webhook_id, source) do nothing returning id`
  if (row === undefined) return
  await tx.enqueue(callWebhook, { delivery: row.id, attempt: 0 }, { key: `webhook/${row.id}/0` })
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

function viewOf(row: WebhookRow): Webhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: [...row.events],
    isActive: row.is_active,
    createdAt: isoOf(row.created_at),
    lastState: row.last_state,
    lastAt: isoOrNull(row.last_at),
  }
}
