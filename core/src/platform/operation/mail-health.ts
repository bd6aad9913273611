import type { MailTransport } from '@ashlar/sdk/server'
import { runAs } from '../../data/index.ts'
import type { CoreDatabase } from '../core-database.ts'
import type { Finding } from './health.service.ts'

interface MailCounts {
  readonly waiting: number
  readonly late: number
  readonly failed: number
  readonly kept: number
  readonly error: string | null
}

export async function mailHealth(database: CoreDatabase, transport: MailTransport | undefined): Promise<Finding> {
  const server = await runAs({ tenant: null }, async () => transport?.name())
  const [counts] = await database.system(
    (tx) => tx.sql<MailCounts>`select count(*) filter (where state = 'queued') as waiting,
        count(*) filter (where state = 'queued' and attempts > 0) as late,
        count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'kept') as kept,
        (select error from core.mail where error <> '' order by id desc limit 1) as error
      from core.mail where created_at > now() - interval '7 days'`,
  )
  const { waiting = 0, late = 0, failed = 0, kept = 0, error = null } = counts ?? {}
  const facts = [
    { name: 'Mail server of the installation', value: server ?? 'none' },
    { name: 'Waiting', value: String(waiting) },
    { name: 'Failed in 7 days', value: String(failed) },
    { name: 'Not sent (no mail server)', value: String(kept) },
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
  return { state: 'good', text: 'Emails are being sent.', facts }
}
