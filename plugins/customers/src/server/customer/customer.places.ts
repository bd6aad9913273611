import type { Transaction } from '@ashlar/sdk/server'
import { CustomerEntity } from './customer.entity.ts'

export interface CustomerPlaces {
  readonly countries: string[]
  readonly provinces: string[]
  readonly cities: string[]
}

/** Places of each kind that are offered. */
const most = 20
/** Customers that are looked at, so that it takes as long with a million of them. */
const newest = 5_000

/** Where customers are: of each kind the places with the most of the newest customers, by name. */
export const customerPlaces = async (tx: Transaction): Promise<CustomerPlaces> => ({
  countries: await frequent(tx, 'country', 'country'),
  provinces: await frequent(tx, 'province', 'province'),
  // Two spellings of one city are one.
  cities: await frequent(tx, 'cityKey', 'city'),
})

async function frequent(
  tx: Transaction,
  by: 'country' | 'province' | 'cityKey',
  name: 'country' | 'province' | 'city',
) {
  const rows = await tx
    .db(CustomerEntity)
    .selectFrom(({ selectFrom }) =>
      selectFrom('customer')
        .select([...new Set([by, name])])
        .orderBy('id', 'desc')
        .limit(newest)
        .as('newest'),
    )
    .select(({ fn }) => fn.max(name).as('name'))
    .where(by, '<>', '')
    .groupBy(by)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.name).toSorted((one, other) => one.localeCompare(other))
}
