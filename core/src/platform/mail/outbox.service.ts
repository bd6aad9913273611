import type { QueryOf } from '@ashlar/sdk'
import type { listMails, OutboxMail, OutboxMailContent } from '@ashlar/sdk/platform'
import {
  type Actor,
  type ListReply,
  type Mailer,
  type RowOf,
  roles,
  type Tenant,
  type Transaction,
  totalWith,
  windowOf,
} from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import { deliverMail } from './deliver-mail.job.ts'
import { MailEntity, MailSecretEntity } from './mail.entity.ts'
import { mailErrors } from './mail.errors.ts'
import { isPrivate, mailView } from './mail.row.ts'

/** Mails that one search looks at. */
const searchLimit = 1000

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
    const direction = query.orderDirection?.toLowerCase() === 'asc' ? 'asc' : 'desc'
    return this.#as(tenant, async (tx) => {
      const found = await searched(tx, tenant, query)
      const rows = await found.mails.selectAll().orderBy('id', direction).limit(limit).offset(offset).execute()
      const { total } = await found.mails
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const isCut = query.limit === -1 && total > rows.length
      return { rows: rows.map(mailView), ...totalWith(total, found.more), ...(isCut && { truncated: true }) }
    })
  }

  /**
   * A mail with its secrets hidden. Only a person sees them, and only while the mail is kept for want of a mail server:
   * it has then reached nobody.
   *
   * @throws 404; MAIL_CONTENT_PRIVATE (403)
   */
  async read(tenant: Tenant | null, id: number, actor: Actor): Promise<OutboxMailContent> {
    const row = await this.#as(tenant, (tx) => mailsOf(tx, tenant).selectAll().where('id', '=', id).executeTakeFirst())
    if (row === undefined) throw errors.NOT_FOUND('such email')
    if (isPrivate(row) && !(await this.#mayReadPrivate(tenant, row, actor))) throw mailErrors.MAIL_CONTENT_PRIVATE()
    const whole = row.hasSecrets ? await this.#withSecrets(row, actor) : undefined
    const { text, html } = whole ?? row
    const hidesSecrets = row.hasSecrets && whole === undefined
    const attachments = row.attachments.map(({ name }) => name)
    return { ...mailView(row), replyTo: row.replyTo, text, html, hidesSecrets, attachments }
  }

  async #withSecrets({ id, state }: Mail, actor: Actor): Promise<Pick<Mail, 'text' | 'html'> | undefined> {
    if (state !== 'kept' || !isAtHome(actor) || (await this.#mailer.isConfigured())) return undefined
    return this.#database.system((tx) =>
      tx
        .db(MailSecretEntity)
        .selectFrom('mail_secret')
        .select(['text', 'html'])
        .where('mailId', '=', id)
        .executeTakeFirst(),
    )
  }

  /** Whoever reads such a mail could become its receiver. */
  async #mayReadPrivate(tenant: Tenant | null, { toAddress }: Mail, actor: Actor): Promise<boolean> {
    if (!isAtHome(actor)) return false
    if (actor.isPlatformAdministrator) return true
    const administrator = await this.#as(tenant, (tx) =>
      tx
        .db(AccountEntity)
        .selectFrom('account')
        .select('id')
        .where(({ eb, fn, val }) => eb('email', '=', fn<string>('lower', [val(toAddress)])))
        .where('isPlatformAdministrator', '=', true)
        .executeTakeFirst(),
    )
    return administrator === undefined && actor.roleId === roles.owner
  }

  /**
   * Try failed and kept mails again from the beginning, and waiting ones at once. Sent ones stay as they are.
   *
   * @throws 404 when one of them is not there; then none is sent
   */
  sendAgain(tenant: Tenant | null, ids: readonly number[]): Promise<number> {
    return this.#as(tenant, async (tx) => {
      const known = await mailsOf(tx, tenant).select('id').where('id', 'in', ids).execute()
      if (known.length < ids.length) throw errors.NOT_FOUND('such email')
      const rows = await tx
        .db(MailEntity)
        .updateTable('mail')
        .set({ state: 'queued', attempts: 0, nextTryAt: null, error: '' })
        .where('id', 'in', ids)
        .where('state', '<>', 'sent')
        .where('tenantId', 'is not distinct from', tenant?.guid ?? null)
        .returning(['id', 'subject'])
        .execute()
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
}

type Mail = RowOf<typeof MailEntity>

function mailsOf(tx: Transaction, tenant: Tenant | null) {
  const all = tx.db(MailEntity).selectFrom('mail')
  return tenant ? all.where('tenantId', '=', tenant.guid) : all.where('tenantId', 'is', null)
}

/** The platform's few mails are looked through; a tenant's are found by their words. */
async function searched(tx: Transaction, tenant: Tenant | null, { state, search }: QueryOf<typeof listMails>) {
  const words = search?.trim() ?? ''
  const all = state === undefined ? mailsOf(tx, tenant) : mailsOf(tx, tenant).where('state', '=', state)
  if (words === '') return { more: false, mails: all }
  if (tenant) {
    const { ids, more } = await tx.search.find('mail', words, { limit: searchLimit })
    return { more, mails: all.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids)))) }
  }
  return {
    more: false,
    mails: all.where(({ cast, eb, fn, val }) => {
      const text = fn('concat', ['subject', cast(val(' '), 'text'), 'toAddress'])
      return eb(fn<number>('strpos', [fn('lower', [text]), fn('lower', [val(words)])]), '>', 0)
    }),
  }
}

/** A token is no person, and whoever entered a website from the platform acts as themselves: neither reads others' links. */
const isAtHome = ({ by }: Actor): boolean => by === 'session' || by === 'socket'
