import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { TimelineEntry, TimelineFilter, ToldEntry } from '../../contract.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import { TimelineEntity } from './timeline.entity.ts'

/** The kind of the entries that notes leave. */
export const notesKind = 'customers.note'

/** Once per key: told again it changes nothing, and of a customer who is gone nothing is kept. One statement for all. */
export async function addToTimeline(tx: Transaction, entry: ToldEntry): Promise<void> {
  const { customerId, key, kind, title, href = '', amount = null, at } = entry
  await tx
    .db(TimelineEntity, CustomerEntity)
    .insertInto('timeline')
    .columns(['customerId', 'key', 'kind', 'title', 'href', 'amount', 'at'])
    .expression((told) =>
      told
        .selectFrom('customer')
        .where('customer.id', '=', customerId)
        .select(({ val }) => [
          'customer.id as customerId',
          ...[val(key).as('key'), val(kind).as('kind'), val(title).as('title'), val(href).as('href')],
          ...[val(amount).as('amount'), val(at).as('at')],
        ]),
    )
    .onConflict((conflict) => conflict.columns(['tenantId', 'customerId', 'key']).doNothing())
    .execute()
}

/** The newest first. */
export async function wholeTimeline(tx: Transaction, customerId: number): Promise<TimelineEntry[]> {
  const rows = await tx.em.find(TimelineEntity, { customerId }, { orderBy: { at: 'desc', id: 'desc' } })
  return rows.map(entryOf)
}

/** By which filters something of this history is found. */
export async function filtersOf(tx: Transaction, customerId: number): Promise<TimelineFilter[]> {
  const notes = await tx.em.count(TimelineEntity, { customerId, kind: notesKind })
  const money = await tx.em.count(TimelineEntity, { customerId, amount: { $ne: null } })
  return [...(notes > 0 ? (['notes'] as const) : []), ...(money > 0 ? (['money'] as const) : [])]
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
