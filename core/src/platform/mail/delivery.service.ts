import { type JobPayload, MailRefused } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { deliverMail } from './deliver-mail.job.ts'
import type { MailSending } from './mail-sending.ts'

/** Seconds until the next try, by the tries there were; after the last a mail has failed: about two days. */
const pauses = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400]
/** Days for which mails can be read in the outbox. */
const keptFor = 60

interface QueuedMail {
  readonly tenant: string | null
  readonly tenant_name: string | null
  readonly host: string | null
  readonly to_address: string
  readonly to_name: string
  readonly reply_to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

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
      const sender = { tenant: mail.tenant, name: mail.tenant_name ?? 'Ashlar', host }
      const server = await this.#sending.send(sender, {
        messageId: `<ashlar-${id}@${host}>`,
        to: { name: mail.to_name, address: mail.to_address },
        replyTo: mail.reply_to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
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

  async #waiting(id: number, attempt: number): Promise<QueuedMail | undefined> {
    const [mail] = await this.#database.system(
      (tx) => tx.sql<QueuedMail>`select m.tenant_id as tenant, t.name as tenant_name, h.host, m.to_address, m.to_name,
          m.reply_to, m.subject, coalesce(s.text, m.text) as text, coalesce(s.html, m.html) as html,
          coalesce(s.headers, m.headers) as headers
        from core.mail m left join core.mail_secret s on s.mail_id = m.id left join core.tenant t on t.guid = m.tenant_id
          left join core.tenant_host h on h.tenant_id = m.tenant_id and h.is_main
        where m.id = ${id} and m.state = 'queued' and m.attempts = ${attempt}`,
    )
    return mail
  }

  async #end(id: number, state: 'sent' | 'kept', error: string): Promise<void> {
    await this.#database.system(async (tx) => {
      await tx.sql`update core.mail set state = ${state}, error = ${error}, next_try_at = null,
          attempts = attempts + 1, sent_at = case when ${state} = 'sent' then now() end
        where id = ${id}`
      if (state === 'sent') await tx.sql`delete from core.mail_secret where mail_id = ${id}`
    })
  }

  async #failed(id: number, attempt: number, reason: string, isFinal: boolean): Promise<void> {
    const pause = isFinal ? undefined : pauses[attempt]
    const next = pause === undefined ? null : new Date(Date.now() + pause * 1_000)
    await this.#database.system(async (tx) => {
      await tx.sql`update core.mail set state = ${next === null ? 'failed' : 'queued'}, error = ${reason.slice(0, 1_000)},
          next_try_at = ${next}, attempts = ${attempt + 1}
        where id = ${id}`
      if (next === null) return
      const again = { id, attempt: attempt + 1 }
      await tx.enqueue(deliverMail, again, { key: `mail/${id}/${again.attempt}`, startAfter: next })
    })
  }
}
