import type { ListOrder, TablesOf, Transaction } from '@ashlar/sdk/server'
import { type ContactSource, type CustomerQuery, contactSources, type customerOrders } from '../../contract.ts'
import { CustomerTagEntity } from '../tag/tag.entity.ts'
import { CustomerEntity } from './customer.entity.ts'
import { plain } from './customer.keys.ts'
import { searchKind } from './customer.store.ts'

/** Customers found by their words at most. */
const searchLimit = 1000

/** Which customers: all without a member. */
export interface WantedCustomers {
  readonly ids: readonly number[] | undefined
  readonly sources: readonly ContactSource[] | undefined
  readonly tags: readonly number[] | undefined
  readonly country: string | undefined
  readonly cityKey: string | undefined
}

const sortColumns = {
  name: ['nameKey', 'text'],
  email: ['email', 'text'],
  city: ['cityKey', 'text'],
  createdAt: ['createdAt', 'timestamptz'],
  updatedAt: ['updatedAt', 'timestamptz'],
} as const satisfies Record<(typeof customerOrders)[number], readonly [string, string]>

export function customerOrder({
  orderBy = 'name',
  orderDirection,
}: CustomerQuery): ListOrder<TablesOf<typeof CustomerEntity | typeof CustomerTagEntity>, 'customer'> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

export async function wantedCustomers(tx: Transaction, query: CustomerQuery): Promise<WantedCustomers> {
  const { search = '', source, tag, country, city } = query
  return {
    ids: search.trim() === '' ? undefined : await tx.search.find(searchKind, search, searchLimit),
    sources: source === undefined ? undefined : contactSources.filter((each) => source.split(',').includes(each)),
    tags: tag?.split(',').map(Number),
    country,
    cityKey: city === undefined ? undefined : plain(city),
  }
}

/** To be put in order and cut. */
export function customersWhere(tx: Transaction, { ids, sources, tags, country, cityKey }: WantedCustomers) {
  let found = tx.db(CustomerEntity, CustomerTagEntity).selectFrom('customer')
  if (ids) found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
  if (sources) found = found.where(({ eb, fn, val }) => eb('source', '=', fn.any(val(sources))))
  if (tags) {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_tag')
          .select('customer_tag.tagId')
          .whereRef('customer_tag.customerId', '=', 'customer.id')
          .where(({ eb, fn, val }) => eb('customer_tag.tagId', '=', fn.any(val(tags)))),
      ),
    )
  }
  if (country !== undefined) found = found.where('country', '=', country)
  if (cityKey !== undefined) found = found.where('cityKey', '=', cityKey)
  return found
}

/** Kept numbers where they are enough; counted where something narrows the list further. */
export async function countCustomers(tx: Transaction, wanted: WantedCustomers): Promise<number> {
  const { ids, sources = contactSources, tags, country, cityKey } = wanted
  if (ids === undefined && tags === undefined && country === undefined && cityKey === undefined) {
    return tx.totals.of('customers.customer', sources)
  }
  const { total } = await customersWhere(tx, wanted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
