import { CurrentTenant, Database, defineJob, Mailer, type Transaction, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import type { SubscriberState } from '../../contract.ts'
import { emailHash } from '../hashes.ts'
import { recordConsent } from '../subscriber/consent.store.ts'
import { addSubscriber } from '../subscriber/subscriber.store.ts'
import { mailConfirmation } from './confirmation.mail.ts'

export const takeIn = defineJob('email_marketing.take-in', Type.Object({ signup: Type.Integer() }))

/** A sign-up as the request left it. */
interface Signup {
  readonly email: string
  readonly list_id: number
  readonly consent_text: string
  readonly source: string
  readonly address_hash: string
  readonly is_verified: boolean
}

/**
 * Look at a sign-up after it was answered: what is found out here, whether the address is new, known or never mailed,
 * can be told neither from the answer nor from how long it took (OPEN-259, A5).
 */
export const takeInWork = work(
  takeIn,
  [Database, Mailer, CurrentTenant],
  async (payload, _context, database, mailer, tenant) => {
    await database.tenant(async (tx) => {
      const [signup] = await tx.sql<Signup>`delete from email_marketing.signup where id = ${payload.signup}
      returning email, list_id, consent_text, source, address_hash, is_verified`
      if (!signup) return
      const [list] = await tx.sql<{ name: string }>`select name from email_marketing.list where id = ${signup.list_id}`
      if (!list || (await isSuppressed(tx, signup.email))) return
      const taken = await standing(tx, signup)
      if (!taken) return
      const { consent_text: text, source, address_hash: addressHash, email } = signup
      await recordConsent(tx, taken.id, { kind: 'asked', text, source, addressHash })
      if (taken.state === 'held') return
      await mailConfirmation(tx, mailer, { subscriberId: taken.id, email, listName: list.name, tenant: tenant.get() })
    })
  },
)

/** By staff. Who left by themselves may come back, by the mail that nobody else can read. */
async function isSuppressed(tx: Transaction, email: string): Promise<boolean> {
  const found = await tx.sql`select 1 from email_marketing.suppression
    where email_hash = ${emailHash(email)} and reason = 'staff'`
  return found.length > 0
}

/** The subscriber as the sign-up leaves them; undefined where it changes nothing. */
async function standing(tx: Transaction, { email, list_id, is_verified }: Signup) {
  const state: SubscriberState = is_verified ? 'pending' : 'held'
  const added = await addSubscriber(tx, { email, listId: Number(list_id), state })
  if (added !== undefined) return { id: added, state }
  // A sign-up that was not verified moves nobody but those who left.
  const [row] = await tx.sql<{ id: number }>`update email_marketing.subscriber set state = ${state}
    where list_id = ${list_id} and email = ${email}
      and (state = 'unsubscribed' or (${is_verified}::boolean and state in ('held', 'pending'))) returning id`
  return row && { id: Number(row.id), state }
}
