import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { TimelineEntry, ToldEntry } from '../../contract.ts'
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

/** The newest first. */
export async function wholeTimeline(tx: Transaction, customerId: number): Promise<TimelineEntry[]> {
  const rows = await tx.em.find(TimelineEntity, { customerId }, { orderBy: { at: 'desc', id: 'desc' } })
  return rows.map(entryOf)
}

/** A row as the API shows it. */
export const entryOf = ({ id, kind, title, href, amount, at }: RowOf<typeof TimelineEntity>): TimelineEntry => ({
  ...{ id, kind, title, href, amount },
  at: at.toISOString(),
})

/** Take back what was told under this key. */
export async function removeFromTimeline(tx: Transaction, customerId: number, key: string): Promise<void> {
  await tx.em.nativeDelete(TimelineEntity, { customerId, key })
}
