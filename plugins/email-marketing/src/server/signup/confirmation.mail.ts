import type { Mailer, Tenant, Transaction } from '@ashlar/sdk/server'
import { LinkEntity } from '../link/link.entity.ts'
import { putLink } from '../link/link.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'

export interface Confirmation {
  readonly subscriberId: number
  readonly email: string
  readonly listName: string
  readonly tenant: Tenant | null
}

/** Mails of this kind to one address within a day: whoever signs somebody else up can't fill their box (T17). */
const mostInADay = 3
const day = 24 * 60 * 60_000

/** Mail the link by which a subscriber confirms (double opt-in); nothing where enough of them have been mailed. */
export async function mailConfirmation(tx: Transaction, mailer: Mailer, of: Confirmation): Promise<void> {
  const { mailed } = await tx
    .db(LinkEntity, SubscriberEntity)
    .selectFrom('link')
    .innerJoin('subscriber', (join) =>
      join.onRef('subscriber.tenantId', '=', 'link.tenantId').onRef('subscriber.id', '=', 'link.subscriberId'),
    )
    .select(({ fn }) => fn.countAll<number>().as('mailed'))
    .where('subscriber.email', '=', of.email)
    .where('link.purpose', '=', 'confirm')
    .where('link.createdAt', '>', new Date(Date.now() - day))
    .executeTakeFirstOrThrow()
  if (mailed >= mostInADay) return
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
