import type { Transaction } from '@ashlar/sdk/server'
import type { Duplicates } from '../../contract.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import { type ShownWith, shownCustomers } from '../customer/customer.store.ts'

/** Groups that are shown at once, and customers of one of them. */
const mostGroups = 50
const mostOfGroup = 10

/** Customers who are probably one, those with the same phone first. */
export async function foundDuplicates(
  tx: Transaction,
  shownWith: ShownWith,
): Promise<{ groups: Duplicates[]; more: boolean }> {
  const phones = await repeated(tx, 'phoneKey')
  const names = await repeated(tx, 'nameKey')
  const groups: Duplicates[] = []
  for (const key of phones) groups.push({ reason: 'phone', customers: await having(tx, 'phoneKey', key, shownWith) })
  const seen = new Set(groups.map(idsOf))
  for (const key of names) {
    const group: Duplicates = { reason: 'name', customers: await having(tx, 'nameKey', key, shownWith) }
    if (!seen.has(idsOf(group))) groups.push(group)
  }
  return { groups: groups.slice(0, mostGroups), more: groups.length > mostGroups }
}

type Key = 'phoneKey' | 'nameKey'

async function repeated(tx: Transaction, key: Key): Promise<string[]> {
  const rows = await tx
    .db(CustomerEntity)
    .selectFrom('customer')
    .select(key)
    .where(key, '<>', '')
    .groupBy(key)
    .having(({ fn, eb }) => eb(fn.countAll(), '>', 1))
    .orderBy(key)
    .limit(mostGroups + 1)
    .execute()
  return rows.flatMap((row) => Object.values(row))
}

async function having(tx: Transaction, key: Key, value: string, shownWith: ShownWith) {
  const rows = await tx
    .db(CustomerEntity)
    .selectFrom('customer')
    .selectAll()
    .where(key, '=', value)
    .orderBy('id')
    .limit(mostOfGroup)
    .execute()
  return shownCustomers(tx, rows, shownWith)
}

const idsOf = ({ customers }: Duplicates) => customers.map(({ customer_id }) => customer_id).join()
