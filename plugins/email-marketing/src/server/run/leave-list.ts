import type { Transaction } from '@ashlar/sdk/server'
import { recordConsent } from '../subscriber/consent.store.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'

/** Take an address off one list; those who are on it no longer stay as they are. */
export async function leaveList(tx: Transaction, email: string, listId: number): Promise<void> {
  const left = await tx
    .db(SubscriberEntity)
    .updateTable('subscriber')
    .set({ state: 'unsubscribed' })
    .where('email', '=', email)
    .where('listId', '=', listId)
    .where('state', '=', 'subscribed')
    .returning('id')
    .execute()
  for (const { id } of left) {
    recordConsent(tx, id, { kind: 'withdrawn', text: '', source: 'Automation', addressHash: '' })
  }
}
