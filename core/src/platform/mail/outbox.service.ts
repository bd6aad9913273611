import type { QueryOf } from '@ashlar/sdk'
import type { listMails, OutboxMail, OutboxMailContent } from '@ashlar/sdk/platform'
import {
  type Actor,
  type ListReply,
  type Mailer,
  roles,
  type Tenant,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { allOf, run, type SqlText, sql } from '../sql.ts'
import { deliverMail } from './deliver-mail.job.ts'
import { mailErrors } from './mail.errors.ts'
import { isPrivate, type MailRow, mailColumnsSql, mailView } from './mail.row.ts'

/** Mails that one search looks at. */
const searchLimit = 1000

interface ContentRow extends MailRow {
  readonly reply_to: string
  readonly text: string
  readonly html: string
  readonly has_secrets: boolean
  readonly to_administrator: boolean
}

/** The outbox: what was sent, what waits, what could not be sent. A tenant's own, or on the platform's host its own. */
export class OutboxService {
  readonly #database: CoreDatabase
  readonly #mailer: Mailer

  constructor(database: CoreDatabase, mailer: Mailer) {
    this.#database = database
    this.#mailer = mailer
  }

  /** Newest first. */
  list(tenant: Tenant | null, query: QueryOf<typeof listMails>): Promise<ListReply<OutboxMail>['results']> {
    const { limit, offset } = windowOf(query)
    const direction = query.orderDirection?.toLowerCase() === 'asc' ? sql`asc` : sql`desc`
    return this.#as(tenant, async (tx) => {
      const conditions: SqlText[] = [ownedBy(tenant)]
      if (query.state !== undefined) conditions.push(sql`state = ${query.state}`)
      if (query.search?.trim()) conditions.push(await this.#matching(tx, tenant, query.search))
      const where = allOf(conditions)
      const rows = await run<MailRow>(
        tx,
        sql`select ${mailColumnsSql} from core.mail where ${where} order by id ${direction} limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(tx, sql`select count(*) as total from core.mail where ${where}`)
      const total = count?.total ?? 0
      const isCut = query.limit === -1 && total > rows.length
      return { rows: rows.map(mailView), total, ...(isCut && { truncated: true }) }
    })
  }

  /**
   * A mail with its secrets hidden. Only a person sees them, and only while the mail is kept for want of a mail server:
   * it has then reached nobody.
   *
   * @throws 404; MAIL_CONTENT_PRIVATE (403)
   */
  async read(tenant: Tenant | null, id: number, actor: Actor): Promise<OutboxMailContent> {
    const [row] = await this.#as(tenant, (tx) =>
      run<ContentRow>(
        tx,
        sql`select ${mailColumnsSql}, reply_to, text, html, has_secrets,
            exists (select from core.account a where a.email = lower(to_address) and a.is_platform_administrator) as to_administrator
          from core.mail where id = ${id} and ${ownedBy(tenant)}`,
      ),
    )
    if (row === undefined) throw errors.NOT_FOUND('such mail')
    if (isPrivate(row) && !mayReadPrivate(row, actor)) throw mailErrors.MAIL_CONTENT_PRIVATE()
    const whole = row.has_secrets ? await this.#withSecrets(row, actor) : undefined
    const { text, html } = whole ?? row
    const hidesSecrets = row.has_secrets && whole === undefined
    return { ...mailView(row), replyTo: row.reply_to, text, html, hidesSecrets }
  }

  async #withSecrets({ id, state }: MailRow, actor: Actor): Promise<Pick<ContentRow, 'text' | 'html'> | undefined> {
    if (state !== 'kept' || actor.by === 'token' || (await this.#mailer.isConfigured())) return undefined
    const [whole] = await this.#database.system(
      (tx) => tx.sql<Pick<ContentRow, 'text' | 'html'>>`select text, html from core.mail_secret where mail_id = ${id}`,
    )
    return whole
  }

  /**
   * Try failed and kept mails again from the beginning, and waiting ones at once. Sent ones stay as they are.
   *
   * @throws 404 when one of them is not there; then none is sent
   */
  sendAgain(tenant: Tenant | null, ids: readonly number[]): Promise<number> {
    return this.#as(tenant, async (tx) => {
      const known = await run(tx, sql`select from core.mail where id = any(${ids}::bigint[]) and ${ownedBy(tenant)}`)
      if (known.length < ids.length) throw errors.NOT_FOUND('such mail')
      const rows = await run<{ id: number; subject: string }>(
        tx,
        sql`update core.mail set state = 'queued', attempts = 0, next_try_at = null, error = ''
          where id = any(${ids}::bigint[]) and state <> 'sent' and ${ownedBy(tenant)} returning id, subject`,
      )
      for (const { id, subject } of rows) {
        await tx.enqueue(deliverMail, { id, attempt: 0 }, { key: `mail/${id}/again` })
        tx.audit({ action: 'mail.sent-again', entity: 'mail', entityId: id, title: subject })
      }
      return rows.length
    })
  }

  #as<T>(tenant: Tenant | null, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return tenant ? this.#database.tenant(work) : this.#database.system(work)
  }

  /** The platform's few mails are looked through; a tenant's are found by their words. */
  async #matching(tx: Transaction, tenant: Tenant | null, search: string): Promise<SqlText> {
    if (tenant) return sql`id = any(${await tx.search.find('mail', search, searchLimit)}::bigint[])`
    return sql`position(lower(${search.trim()}) in lower(subject || ' ' || to_address)) > 0`
  }
}

/** Whoever reads such a mail could become its receiver. */
function mayReadPrivate(row: Pick<ContentRow, 'to_administrator'>, actor: Actor): boolean {
  if (actor.by === 'token') return false
  return actor.isPlatformAdministrator || (!row.to_administrator && actor.roleId === roles.owner)
}

function ownedBy(tenant: Tenant | null): SqlText {
  return tenant ? sql`tenant_id = (select core.tenant())` : sql`tenant_id is null`
}
