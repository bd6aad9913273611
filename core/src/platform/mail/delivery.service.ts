import { mailFailed, mailSent, type PayloadOf } from '@ashlar/sdk'
import { type JobPayload, MailRefused, type RowOf, type Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { expression } from '../sql.ts'
import { TenantEntity, TenantHostEntity } from '../tenants/tenant.entity.ts'
import { deliverMail } from './deliver-mail.job.ts'
import { recordsOf } from './erased-mails.ts'
import { MailEntity, MailSecretEntity } from './mail.entity.ts'
import type { MailSending } from './mail-sending.ts'

/** Seconds until the next try, by the tries there were; after the last a mail has failed: about two days. */
const pauses = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400]
/** Days for which mails can be read in the outbox. */
const keptFor = 60

/** Sends what waits in the outbox. */
export class MailDelivery {
  readonly #database: CoreDatabase
  readonly #sending: MailSending

  constructor(database: CoreDatabase, sending: MailSending) {
    this.#database = database
    this.#sending = sending
  }

  /** One try. The network is asked outside of any transaction; what came of it is written after. */
  async deliver({ id, attempt }: JobPayload<typeof deliverMail>): Promise<void> {
    const mail = await this.#waiting(id, attempt)
    if (mail === undefined) return
    const host = mail.host ?? 'localhost'
    try {
      const sender = { tenant: mail.tenant, name: mail.tenantName ?? 'Ashlar', host }
      const server = await this.#sending.send(sender, {
        name: String(id),
        to: { name: mail.toName, address: mail.toAddress },
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
        attachments: mail.attachments,
      })
      if (server === undefined) return await this.#end(id, 'kept', 'No mail server is configured.')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return this.#failed(id, attempt, reason, error instanceof MailRefused)
    }
    await this.#end(id, 'sent', '')
  }

  /** Mails older than two months go, with their words. */
  async forget(): Promise<void> {
    await this.#database.system(async (tx) => {
      await tx.sql`with gone as (
          delete from core.mail where created_at < now() - make_interval(days => ${keptFor}::integer) returning id, tenant_id)
        delete from core.search_word w using gone g where w.tenant_id = g.tenant_id and w.kind = 'mail' and w.id = g.id`
    })
  }

  #waiting(id: number, attempt: number) {
    return this.#database.system((tx) =>
      tx
        .db(MailEntity, MailSecretEntity, TenantEntity, TenantHostEntity)
        .selectFrom('mail as m')
        .leftJoin('mail_secret as s', 's.mailId', 'm.id')
        .leftJoin('tenant as t', 't.guid', 'm.tenantId')
        .leftJoin('tenant_host as h', (join) => join.onRef('h.tenantId', '=', 'm.tenantId').on('h.isMain', '=', true))
        .select(['m.tenantId as tenant', 't.name as tenantName', 'h.host', 'm.toAddress', 'm.toName', 'm.replyTo'])
        .select(({ fn }) => [
          ...(['m.subject', 'm.attachments'] as const),
          fn.coalesce('s.text', 'm.text').as('text'),
          fn.coalesce('s.html', 'm.html').as('html'),
          fn.coalesce('s.headers', 'm.headers').as('headers'),
        ])
        .where('m.id', '=', id)
        .where('m.state', '=', 'queued')
        .where('m.attempts', '=', attempt)
        .executeTakeFirst(),
    )
  }

  async #end(id: number, state: 'sent' | 'kept', error: string): Promise<void> {
    await this.#database.system(async (tx) => {
      const mail = await tx
        .db(MailEntity)
        .updateTable('mail')
        .set({ state, error, nextTryAt: null, sentAt: state === 'sent' ? expression<Date>`now()` : null })
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .returning(endedColumns)
        .executeTakeFirst()
      if (state !== 'sent') return
      await tx.db(MailSecretEntity).deleteFrom('mail_secret').where('mailId', '=', id).execute()
      await this.#tell(mail, (own, ended) => own.emit(mailSent, ended))
    })
  }

  async #failed(id: number, attempt: number, reason: string, isFinal: boolean): Promise<void> {
    const pause = isFinal ? undefined : pauses[attempt]
    const next = pause === undefined ? null : new Date(Date.now() + pause * 1_000)
    await this.#database.system(async (tx) => {
      const state = next === null ? 'failed' : 'queued'
      const mail = await tx
        .db(MailEntity)
        .updateTable('mail')
        .set({ state, error: reason.slice(0, 1_000), nextTryAt: next, attempts: attempt + 1 })
        .where('id', '=', id)
        .returning(endedColumns)
        .executeTakeFirst()
      if (next === null)
        return this.#tell(mail, (own, ended) => own.emit(mailFailed, { ...ended, isPermanent: isFinal }))
      const again = { id, attempt: attempt + 1 }
      await tx.enqueue(deliverMail, again, { key: `mail/${id}/${again.attempt}`, startAfter: next })
    })
  }
  /** In the unit of work that ends the mail, as its website; nobody hears of the platform's mails. */
  async #tell(mail: EndedMail | undefined, tell: (tx: Transaction, ended: Ended) => Promise<void>): Promise<void> {
    if (!mail || mail.tenantId === null) return
    const { id: mailId, tenantId, purpose, about } = mail
    await this.#database.forTenant(tenantId, (tx) => tell(tx, { mailId, purpose, about: recordsOf(about) }))
  }
}

const endedColumns = ['id', 'tenantId', 'purpose', 'about'] as const
type EndedMail = Pick<RowOf<typeof MailEntity>, (typeof endedColumns)[number]>
type Ended = PayloadOf<typeof mailSent>
