import { Database, defineRoutes, sorted } from '@ashlar/sdk/server'
import { type PlanNode, planNodes, type TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addedProduct, categoriesPath, storeHost } from '../testing/store-host.ts'
import { productOrder, productsWhere, type WantedProducts } from './product.list.ts'

const asked = Type.Object({ wanted: Type.Unsafe<WantedProducts>({}), order: Type.Unsafe<Order>({}) })
type Order = Parameters<typeof productOrder>[0]

/** Explains the queries of lists as requests run them: with their rights, in their website. */
const explain = defineRoutes([Database], (app, database) => {
  app.post('/api/v1/admin/explain/', { config: { access: 'staff' }, schema: { body: asked } }, ({ body }) =>
    database.tenant(async (tx) => {
      const rows = sorted(productsWhere(tx, body.wanted).selectAll('product'), productOrder(body.order)).limit(25)
      return { plan: await rows.explain('json') }
    }),
  )
})

let host: TestHost
let explained: (wanted: Partial<WantedProducts>, order?: Order) => Promise<PlanNode[]>
let category: number

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
