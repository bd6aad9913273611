import type { InMemoryHost } from '@ashlar/core/testing'
import { listProducts, listShopProducts } from '@ashlar/plugin-store'
import type { Row } from '../report.ts'
import { fillStore, storeHost } from '../store.ts'
import { askedBoth, isListed } from '../two-sizes.ts'

const [few, many] = [1_000, 1_000_000]
const rounds = 1_400
const warmUp = 140

/** What staff ask of the list: each filter, two together, each order, searches, and the last page that is reached. */
const ofStaff = [
  '',
  'status=published',
  'kind=service',
  'category=1',
  'stock_state=ordered',
  'is_low=true',
  'status=published&kind=product',
  'orderBy=unitPrice',
  'orderBy=stock&orderDirection=desc',
  'orderBy=publish_date',
  'search=word77',
  'search=wo',
  'search=rp777',
  'currentPage=40',
]
const ofVisitors = [
  '',
  'categoryIds=1',
  'minPrice=100&maxPrice=2000',
  'categoryIds=1&minPrice=100',
  'orderBy=unitPrice',
  'orderBy=publish_date&orderDirection=desc',
  'search=word77',
  'currentPage=20',
]

/** The lists of two shops in one run, in turn: one has a thousand products, the other a million. */
export async function storeList(): Promise<readonly Row[]> {
  await using test = await storeHost()
  const { a, b } = test.tenants
  await fillStore(test, a.guid, few)
  await fillStore(test, b.guid, many)
  await test.sql`vacuum analyze`
  const sizes = { few, many, rounds, warmUp, aim: 3 }
  const staff = await askedBoth({
    ...{ ...sizes, noun: 'products for staff', isAnswered: isListed },
    clients: [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')],
    questions: ofStaff.map((question) => `${listProducts.path}?itemsPerPage=25&${question}`),
  })
  const visitors = await askedBoth({
    ...{ ...sizes, noun: 'products for visitors' },
    clients: [test.visitor('a'), test.visitor('b')],
    questions: ofVisitors.map((question) => `${listShopProducts.path}?itemsPerPage=12&${question}`),
    isAnswered: (reply) => {
      const { rows } = reply.json() as { readonly rows?: readonly unknown[] }
      return reply.statusCode === 200 && (rows?.length ?? 0) > 0
    },
  })
  return [...staff, ...visitors, await size(test, 'store.product'), await size(test, 'core.search_word')]
}

async function size(test: InMemoryHost, table: string): Promise<Row> {
  const [found] = await test.sql<{ bytes: number }>`select pg_total_relation_size(${table}::regclass)::float8 as bytes`
  return { what: `${table} with its indexes`, unit: 'MB', value: (found?.bytes ?? 0) / 1e6, from: `${many} products` }
}
