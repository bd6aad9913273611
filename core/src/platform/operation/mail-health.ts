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
    { name: 'Server of the installation', value: server ?? 'none' },
    { name: 'Waiting', value: String(waiting) },
    { name: 'Failed in 7 days', value: String(failed) },
    { name: 'Kept without a server', value: String(kept) },
  ]
  if (late > 0) return { state: 'bad', text: `Mails can't be sent just now and are tried again: ${error ?? ''}`, facts }
  if (transport === undefined) {
    const text = 'No package that sends mails is installed: mails are kept in the outbox.'
    return { state: 'attention', text, facts }
  }
  if (server === undefined) {
    const text = 'No mail server is set for the installation (SMTP_URL): mails of websites without their own are kept.'
    return { state: 'attention', text, facts }
  }
  if (failed > 0) return { state: 'attention', text: 'Some mails could not be sent. See Outbox.', facts }
  return { state: 'good', text: 'Mails are sent.', facts }
}
