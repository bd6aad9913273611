import type { CustomField } from '@ashlar/sdk'
import {
  type ListOrder,
  type ListTotal,
  plainWords,
  type RecordCondition,
  type SearchResult,
  type TablesOf,
  type Transaction,
  totalOf,
  totalWith,
} from '@ashlar/sdk/server'
import { type ContactSource, type CustomerQuery, contactSources, type customerOrders } from '../../contract.ts'
import { assigneesOfCustomers, fieldsOfCustomers, tagsOfCustomers } from './beside.ts'
import { CustomerEntity } from './customer.entity.ts'
import { searchKind } from './customer.store.ts'

/** Customers found by their words at most. */
const searchLimit = 1000

/** Which customers: all without a member. */
export interface WantedCustomers {
  readonly found: SearchResult | undefined
  readonly sources: readonly ContactSource[] | undefined
  readonly countries: readonly string[] | undefined
  readonly provinces: readonly string[] | undefined
  readonly cityKeys: readonly string[] | undefined
  /** Of tags, assignees and custom fields. */
  readonly beside: readonly RecordCondition[]
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
}: CustomerQuery): ListOrder<TablesOf<typeof CustomerEntity>, 'customer'> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

/** @throws INVALID_FILTER */
export async function wantedCustomers(
  tx: Transaction,
  query: CustomerQuery,
  fields: readonly CustomField[],
): Promise<WantedCustomers> {
  const { search = '', source, tag, assignee, country, province, city } = query
  const conditions = [tagsOfCustomers.where(tag), assigneesOfCustomers.where(assignee)]
  return {
    found: search.trim() === '' ? undefined : await tx.search.find(searchKind, search, { limit: searchLimit }),
    sources: source === undefined ? undefined : contactSources.filter((each) => source.split(',').includes(each)),
    countries: country?.split(','),
    provinces: province === undefined ? undefined : several(province),
    cityKeys: city === undefined ? undefined : several(city).map(plainWords),
    beside: [...conditions.filter((each) => each !== undefined), ...fieldsOfCustomers.where(fields, query)],
  }
}

/** A name may have a comma of its own: `Washington, D.C.` is one place, or two. */
const several = (names: string): string[] => [names.trim(), ...names.split(',').map((name) => name.trim())]

/** To be put in order and cut. */
export function customersWhere(tx: Transaction, wanted: WantedCustomers) {
  const { found, sources, countries, provinces, cityKeys, beside } = wanted
  let customers = tx.db(CustomerEntity).selectFrom('customer')
  if (found) customers = customers.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(found.ids))))
  if (sources) customers = customers.where(({ eb, fn, val }) => eb('source', '=', fn.any(val(sources))))
  if (countries) customers = customers.where(({ eb, fn, val }) => eb('country', '=', fn.any(val(countries))))
  if (provinces) customers = customers.where(({ eb, fn, val }) => eb('province', '=', fn.any(val(provinces))))
  if (cityKeys) customers = customers.where(({ eb, fn, val }) => eb('cityKey', '=', fn.any(val(cityKeys))))
  for (const condition of beside) customers = customers.where(condition)
  return customers
}

/** Kept numbers where they are enough; counted up to 10,000 where something narrows the list further. */
export async function countCustomers(tx: Transaction, wanted: WantedCustomers): Promise<ListTotal> {
  const { found, sources = contactSources, countries, provinces, cityKeys, beside } = wanted
  const others = [found, countries, provinces, cityKeys]
  if (beside.length === 0 && others.every((each) => each === undefined)) {
    return totalWith(await tx.totals.of('customers.customer', sources), false)
  }
  const { total, totalIsEstimate = false } = await totalOf(tx.db(CustomerEntity), customersWhere(tx, wanted))
  return totalWith(total, totalIsEstimate || (found?.more ?? false))
}
