import type { MailTransport, Transaction } from '@ashlar/sdk/server'
import { runAs } from '../../data/index.ts'
import type { CoreDatabase } from '../core-database.ts'
import { MailEntity } from '../mail/mail.entity.ts'
import { MailSenderEntity } from '../mail-sender/mail-sender.entity.ts'
import { expression } from '../sql.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import type { Finding } from './health.service.ts'

export async function mailHealth(database: CoreDatabase, transport: MailTransport | undefined): Promise<Finding> {
  const server = await runAs({ tenant: null }, async () => transport?.name())
  const { waiting, late, failed, kept, error } = await database.system(lastDays)
  const senders = await database.system(unready)
  const facts = [
    { name: 'Mail server of the installation', value: server ?? 'none' },
    { name: 'Waiting', value: String(waiting) },
    { name: 'Failed in 7 days', value: String(failed) },
    { name: 'Not sent (no mail server)', value: String(kept) },
    { name: 'Websites whose sender is not set up', value: listed(senders) },
  ]
  if (late > 0)
    return { state: 'bad', text: `Emails can't be sent at the moment and will be retried: ${error ?? ''}`, facts }
  if (transport === undefined) {
    const text = 'No package for sending email is installed. Emails stay in the outbox.'
    return { state: 'attention', text, facts }
  }
  if (server === undefined) {
    const text =
      'No mail server is set up for the installation (SMTP_URL). Emails of websites without their own server stay in the outbox.'
    return { state: 'attention', text, facts }
  }
  if (failed > 0) return { state: 'attention', text: 'Some emails could not be sent. See Outbox.', facts }
  if (senders.total > 0) {
    const text =
      'Emails of some websites may be rejected: the DNS records of their sender are not complete. See Settings, Mail of these websites.'
    return { state: 'attention', text, facts }
  }
  return { state: 'good', text: 'Emails are being sent.', facts }
}

/** Names of websites that are shown. */
const shown = 5

interface Unready {
  readonly names: readonly string[]
  readonly total: number
}

/** Websites that send from a domain whose records are not complete, as the last look found. */
async function unready(tx: Transaction): Promise<Unready> {
  const rows = await tx
    .db(MailSenderEntity, TenantEntity)
    .selectFrom('mail_sender as s')
    .innerJoin('tenant as t', 't.guid', 's.tenantId')
    .select(({ fn }) => ['t.name', fn.countAll<number>().over().as('total')])
    .where('s.state', '=', 'attention')
    .orderBy('t.name')
    .limit(shown)
    .execute()
  return { names: rows.map(({ name }) => name), total: rows[0]?.total ?? 0 }
}

const listed = ({ names, total }: Unready): string =>
  total === 0 ? '0' : `${total}: ${names.join(', ')}${total > names.length ? ' …' : ''}`

/** What became of the mails of the last seven days; the last error of all. */
function lastDays(tx: Transaction) {
  return tx
    .db(MailEntity)
    .selectFrom('mail')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().filterWhere('state', '=', 'queued').as('waiting'),
      fn.countAll<number>().filterWhere('state', '=', 'queued').filterWhere('attempts', '>', 0).as('late'),
      fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
      fn.countAll<number>().filterWhere('state', '=', 'kept').as('kept'),
      selectFrom('mail').select('error').where('error', '<>', '').orderBy('id', 'desc').limit(1).as('error'),
    ])
    .where('createdAt', '>', expression<Date>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow()
}
