import type { Mailer, Tenant, Transaction } from '@ashlar/sdk/server'
import { putLink } from '../link/link.store.ts'

export interface Confirmation {
  readonly subscriberId: number
  readonly email: string
  readonly listName: string
  readonly tenant: Tenant | null
}

/** Mails of this kind to one address within a day: whoever signs somebody else up can't fill their box (T17). */
const mostInADay = 3

/** Mail the link by which a subscriber confirms (double opt-in); nothing where enough of them have been mailed. */
export async function mailConfirmation(tx: Transaction, mailer: Mailer, of: Confirmation): Promise<void> {
  const [counted] = await tx.sql<{ mailed: number }>`
    select count(*)::integer as mailed from email_marketing.link k
    join email_marketing.subscriber s on s.tenant_id = k.tenant_id and s.id = k.subscriber_id
    where s.email = ${of.email} and k.purpose = 'confirm' and k.created_at > now() - interval '1 day'`
  if ((counted?.mailed ?? 0) >= mostInADay) return
  const token = await putLink(tx, 'confirm', of.subscriberId)
  const { name, origin } = of.tenant ?? { name: '', origin: '' }
  await mailer.send(tx, {
    purpose: 'email_marketing.confirmation',
    to: of.email,
    subject: `Please confirm your subscription to ${name}`,
    text: [
      `Somebody, most likely you, signed this address up for “${of.listName}” of ${name}.`,
      `Confirm it here:\n${origin}/newsletter/confirm?token=${token}`,
      'The link works for seven days. If it was not you, there is nothing to do: without it nothing more is mailed.',
    ].join('\n\n'),
    secrets: [token],
  })
}
