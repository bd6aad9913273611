import { CustomerDirectory } from '@ashlar/plugin-customers'
import type { RecordFilter } from '@ashlar/sdk'
import { Database, defineRoutes, Settings, sorted } from '@ashlar/sdk/server'
import { type PlanNode, planNodes, plansOfRecipients, type TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Buyers } from '../recipients/buyers.ts'
import { addedProduct, categoriesPath, storeHost } from '../testing/store-host.ts'
import { productOrder, productsWhere, type WantedProducts } from './product.list.ts'

const asked = Type.Object({ wanted: Type.Unsafe<WantedProducts>({}), order: Type.Unsafe<Order>({}) })
type Order = Parameters<typeof productOrder>[0]

/** Explains the queries of lists as requests run them: with their rights, in their website. */
const explain = defineRoutes([Database, Settings, CustomerDirectory], (app, database, settings, customers) => {
  app.post('/api/v1/admin/explain/', { config: { access: 'staff' }, schema: { body: asked } }, ({ body }) =>
    database.tenant(async (tx) => {
      const rows = sorted(productsWhere(tx, body.wanted).selectAll('product'), productOrder(body.order)).limit(25)
      return { plan: await rows.explain('json') }
    }),
  )
  const body = Type.Object({ filter: Type.Unsafe<RecordFilter>({}), after: Type.String() })
  app.post('/api/v1/admin/explain-buyers/', { config: { access: 'staff' }, schema: { body } }, (request) =>
    plansOfRecipients(database, (explaining) => new Buyers(explaining, settings, customers), request.body),
  )
})

let host: TestHost
let explained: (wanted: Partial<WantedProducts>, order?: Order) => Promise<PlanNode[]>
let category: number
let plansOfBuyers: (conditions: readonly object[]) => Promise<Readonly<Record<'count' | 'page', PlanNode[]>>>

beforeAll(async () => {
  const { owner, other, ...made } = await storeHost({ routes: [explain] })
  host = made.host
  for (const client of [owner, other]) await addedProduct(client, { name: 'First' })
  category = (await owner.post(categoriesPath, { category: 'Tools' })).json().category.id
  // 20,000 in each of two websites: with fewer, reading everything is cheapest.
  await host.sql`insert into store.product (tenant_id, name, slug, status, kind, name_key, min_price, max_price, stock,
      stock_state, is_low, publish_date, created_at, updated_at)
    select t.guid, 'Product ' || n, 'product-' || n, (array['published', 'draft', 'published', 'archived'])[1 + n % 4],
      (array['product', 'service', 'other'])[1 + n % 3], 'product ' || lpad((n * 7919 % 20000)::text, 6, '0'),
      n * 31 % 9973, n * 31 % 9973 + 500, n % 100, (array['in_stock', 'out_of_stock', 'ordered'])[1 + n % 3],
      n % 50 = 0, now() - n * interval '1 hour', now() - n * interval '1 minute', now() - n % 977 * interval '1 minute'
    from core.tenant t, generate_series(1, 20000) n`
  await host.sql`insert into store.category (tenant_id, category, slug, position)
    select t.guid, 'Category ' || n, 'category-' || n, n from core.tenant t, generate_series(1, 40) n`
  await host.sql`insert into store.product_category (tenant_id, product_id, category_id)
    select p.tenant_id, p.id, c.id from store.product p join store.category c on c.tenant_id = p.tenant_id
      where p.id % 41 = c.position`
  await host.sql`analyze store.product`
  await host.sql`analyze store.product_category`
  explained = async (wanted, order = {}) => {
    const reply = await owner.post('/api/v1/admin/explain/', { wanted: { isDeleted: false, ...wanted }, order })
    return planNodes(reply.json().plan)
  }
  plansOfBuyers = async (conditions) => {
    const filter = { match: 'all', conditions }
    const reply = await owner.post('/api/v1/admin/explain-buyers/', { filter, after: '9000' })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json()
  }
}, 120_000)
afterAll(() => host?.close())

const published = { statuses: ['published'] } as const

it.each([
  ['name', 'product_of_status_by_name'],
  ['unitPrice', 'product_of_status_by_price'],
  ['publish_date', 'product_of_status_by_date'],
] as const)('the list for visitors by %s reads the index %s in order', async (orderBy, index) => {
  for (const orderDirection of ['asc', 'desc'] as const) {
    const nodes = await explained(published, { orderBy, orderDirection })
    expect(nodes.map((node) => node['Index Name'])).toContain(index)
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
  }
})

it.each(['name', 'unitPrice', 'stock', 'publish_date', 'createdAt', 'updatedAt'] as const)(
  'the list for staff by %s reads an index in order',
  async (orderBy) => {
    const nodes = await explained({}, { orderBy })
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  },
)

it.each([
  ['kind', { kinds: ['service'] }],
  ['availability', { stockStates: ['ordered'] }],
  ['low stock', { isLow: true }],
  ['prices', { ...published, prices: { from: 100, to: 200 } }],
  ['ids of a search', { ids: [5, 6, 7, 8] }],
  ['several statuses', { statuses: ['draft', 'published'] }],
] as const)('the list filtered by %s reads no table as a whole', async (_, wanted) => {
  const nodes = await explained(wanted)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})

it('the list of a category reads no table as a whole', async () => {
  const nodes = await explained({ ...published, categories: [category] })
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})

describe('buyers as recipients', () => {
  beforeAll(async () => {
    // 15,000 customers with two orders each, of which a page looks at the next hundred.
    await host.sql`insert into store.web_order (tenant_id, number, status, customer_id, quote_hash, contact, delivery, code,
        sub_total, grand_total, amount_paid, currency, payment, placed_at)
      select t.guid, 'A' || n, 'paid', n / 2 + 1, '', '{}', '{}', '', 1000, 1000, 1000, 'CAD', '', now() - n * interval '1 hour'
      from core.tenant t, generate_series(1, 30000) n`
    await host.sql`insert into store.web_order_line (tenant_id, order_id, product_id, variant_id, name, kind, sku, quantity, unit_price, total)
      select tenant_id, id, id % 500 + 1, 1, 'P', 'product', 'P', 1, 1000, 1000 from store.web_order`
    await host.sql`analyze store.web_order, store.web_order_line`
  }, 120_000)

  it.each([
    ['nothing', []],
    ['a product', [{ field: 'product', operator: 'one_of', value: ['7'] }]],
    ['an amount', [{ field: 'spent', operator: 'more_than', value: 15 }]],
    ['a time', [{ field: 'last_order', operator: 'within_days', value: 10 }]],
  ] as const)(
    'by %s are read in the order of customers by an index, so many at a time (issue 21)',
    async (by, conditions) => {
      const { page } = await plansOfBuyers(conditions)
      const indexes = page.map((node) => node['Index Name'])
      expect(indexes).toContain('web_order_of_customer')
      if (by === 'a product') expect(indexes).toContain('web_order_line_by_order')
      expect(page.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    },
  )
})
