import { Database, defineJob, type RowOf, type Transaction, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import type { SubscriberState } from '../../contract.ts'
import { emailHash } from '../hashes.ts'
import { ListEntity } from '../list/list.entity.ts'
import { recordConsent } from '../subscriber/consent.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'
import { addSubscriber } from '../subscriber/subscriber.store.ts'
import { SuppressionEntity } from '../subscriber/suppression.entity.ts'
import { ConfirmationMail } from './confirmation.mail.ts'
import { SignupEntity } from './signup.entity.ts'

export const takeIn = defineJob('email_marketing.take-in', Type.Object({ signup: Type.Integer() }))

/**
 * Look at a sign-up after it was answered: what is found out here, whether the address is new, known or never mailed,
 * can be told neither from the answer nor from how long it took (OPEN-259, A5).
 */
export const takeInWork = work(takeIn, [Database, ConfirmationMail], async (payload, _context, database, mail) => {
  const send = await mail.inLanguage()
  await database.tenant(async (tx) => {
    const signup = await tx
      .db(SignupEntity)
      .deleteFrom('signup')
      .where('id', '=', payload.signup)
      .returningAll()
      .executeTakeFirst()
    if (!signup) return
    const list = await tx.em.findOne(ListEntity, { id: signup.listId })
    if (!list || (await isSuppressed(tx, signup.email))) return
    const taken = await standing(tx, signup)
    if (!taken) return
    const { consentText: text, source, addressHash, email } = signup
    recordConsent(tx, taken.id, { kind: 'asked', text, source, addressHash })
    if (taken.state === 'held') return
    await send(tx, { subscriberId: taken.id, email, listName: list.name })
  })
})

/** By staff. Who left by themselves may come back, by the mail that nobody else can read. */
async function isSuppressed(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.em.count(SuppressionEntity, { emailHash: emailHash(email), reason: 'staff' })) > 0
}

/** The subscriber as the sign-up leaves them; undefined where it changes nothing. */
async function standing(tx: Transaction, { email, listId, timeZone, isVerified }: RowOf<typeof SignupEntity>) {
  const state: SubscriberState = isVerified ? 'pending' : 'held'
  const added = await addSubscriber(tx, { email, listId, state, timeZone })
  if (added !== undefined) return { id: added, state }
  // A sign-up that was not verified moves nobody but those who left.
  const moved: readonly SubscriberState[] = isVerified ? ['unsubscribed', 'held', 'pending'] : ['unsubscribed']
  const row = await tx
    .db(SubscriberEntity)
    .updateTable('subscriber')
    .set({ state, ...(timeZone !== '' && { timeZone }) })
    .where('listId', '=', listId)
    .where('email', '=', email)
    .where('state', 'in', moved)
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, state }
}
