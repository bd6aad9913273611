import type { Mail, Mailer, MailTransport, Transaction } from '@ashlar/sdk/server'
import { wordsOf } from '../../data/words.ts'
import type { TenantFacts } from '../tenants/tenant.entity.ts'
import { deliverMail } from './deliver-mail.job.ts'
import { aboutOf } from './erased-mails.ts'
import { MailEntity, MailSecretEntity } from './mail.entity.ts'
import { type MailBrand, mailLayout } from './mail-layout.ts'
import { safeHeaders } from './mail-safety.ts'
import { type MailBody, withoutSecrets } from './mail-secrets.ts'

/** What a tenant's mails look like, as far as it said. */
interface Branded {
  readonly tenant: TenantFacts['guid'] | null
  readonly name: TenantFacts['name'] | null
  readonly company: string | null
  readonly colour: string | null
}

/** Puts mails into the outbox; the job that sends them is asked for in the same transaction. */
export class MailerService implements Mailer {
  readonly #transport: MailTransport | undefined

  constructor(transport: MailTransport | undefined) {
    this.#transport = transport
  }

  async isConfigured(): Promise<boolean> {
    return (await this.#transport?.name()) !== undefined
  }

  async send(tx: Transaction, mail: Mail): Promise<number> {
    const { to, toName, replyTo, subject, headers, attachments } = safeHeaders(mail)
    const { tenant, brand } = await brandOf(tx, mail.tenant)
    const whole: MailBody = { text: mail.text, html: mail.html ?? mailLayout(mail.text, brand), headers }
    const shown = withoutSecrets(whole, mail)
    const hasSecrets = mail.secrets !== undefined && mail.secrets.length > 0
    const row = await tx
      .db(MailEntity)
      .insertInto('mail')
      .values({
        ...{ tenantId: tenant, purpose: mail.purpose, toAddress: to, toName, replyTo, subject },
        ...{ text: shown.text, html: shown.html, headers: shown.headers, hasSecrets, attachments },
        about: aboutOf(mail.about ?? []),
      })
      .returning(['id', 'tenantId as tenant'])
      .executeTakeFirstOrThrow()
    if (hasSecrets) {
      const { text, html, headers } = whole
      const secret = { mailId: row.id, tenantId: tenant, text, html, headers }
      await tx.db(MailSecretEntity).insertInto('mail_secret').values(secret).execute()
    }
    if (row.tenant !== null) {
      await tx.sql`insert into core.search_word (tenant_id, kind, id, word)
        select ${row.tenant}::uuid, 'mail', ${row.id}, unnest(${wordsOf(`${subject}\n${to}\n${toName}`)}::text[]) on conflict do nothing`
    }
    await tx.enqueue(deliverMail, { id: row.id, attempt: 0 }, { key: `mail/${row.id}/0` })
    return row.id
  }
}

/** The tenant of the unit of work, or the one that platform work names; with what its mails look like. */
async function brandOf(
  tx: Transaction,
  named: string | undefined,
): Promise<{ tenant: string | null; brand: MailBrand }> {
  const [row] = await tx.sql<Branded>`select w.tenant, t.name,
      (select value #>> '{}' from core.setting s where s.tenant_id = t.guid and s.key = 'company_name') as company,
      (select value #>> '{}' from core.setting s where s.tenant_id = t.guid and s.key = 'theme_color_primary') as colour
    from (select coalesce(core.tenant(), ${named ?? null}::uuid) as tenant) w left join core.tenant t on t.guid = w.tenant`
  const colour = row?.colour ?? ''
  return {
    tenant: row?.tenant ?? null,
    brand: { name: row?.company || row?.name || 'Ashlar', colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#0B6A72' },
  }
}
