import type { Transaction } from '@ashlar/sdk/server'
import type { ToldEntry } from '../../contract.ts'
import { TimelineEntity } from './timeline.entity.ts'

/** Once per key: told again it changes nothing. */
export async function addToTimeline(tx: Transaction, entry: ToldEntry): Promise<void> {
  const { customerId, key, kind, title, href = '', amount = null, at } = entry
  await tx
    .db(TimelineEntity)
    .insertInto('timeline')
    .values({ customerId, key, kind, title, href, amount, at })
    .onConflict((conflict) => conflict.columns(['tenantId', 'customerId', 'key']).doNothing())
    .execute()
}

/** Take back what was told under this key. */
export async function removeFromTimeline(tx: Transaction, customerId: number, key: string): Promise<void> {
  await tx.em.nativeDelete(TimelineEntity, { customerId, key })
}
