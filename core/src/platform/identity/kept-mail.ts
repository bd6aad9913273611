import type { Mailer, Tenant } from '@ashlar/sdk/server'
import { currentContext, runAs } from '../../data/context.ts'

/** Whether mails of a website, or of the platform, wait in the outbox: it has no mail server. Outside of units of work. */
export function keepsMail(mailer: Mailer, tenant: Tenant | null): Promise<boolean> {
  return runAs({ ...currentContext(), tenant }, async () => !(await mailer.isConfigured()))
}
