import { Database, defineRoutes } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StoreCatalogue } from '../../contract.ts'
import { addedProduct, categoriesPath, productsPath, storeHost, variantsPath } from '../testing/store-host.ts'

const path = '/api/v1/products/'
const names = Type.Object({ words: Type.String(), skus: Type.Array(Type.String()) })

/** Asks as another module does. */
const probe = defineRoutes([Database, StoreCatalogue], (app, database, catalogue) => {
  app.post('/api/v1/admin/probe/', { config: { access: 'staff' }, schema: { body: names } }, ({ body }) =>
    database.tenant(async (tx) => {
      const bySkus = await catalogue.bySkus(tx, body.skus)
      const ids = bySkus.map(({ variantId }) => variantId)
      return { bySkus, byIds: await catalogue.byIds(tx, ids), found: await catalogue.search(tx, body.words, 5) }
    }),
  )
})

let host: TestHost
let owner: TestClient
let visitor: TestClient
let chairs: number
beforeAll(async () => {
  const made = await storeHost({ routes: [probe] })
  host = made.host
  owner = made.owner
  visitor = host.visitor()
  chairs = (await owner.post(categoriesPath, { category: 'Chairs' })).json().category.id
  const colour = { name: 'Colour', values: ['Red', 'Blue'] }
  const value = (attribute_value: string) => [{ attribute_name: 'Colour', attribute_value }]
  await addedProduct(owner, {
    ...{ name: 'Armchair', status: 'published', categories: [chairs], attributes: [colour], imported_id: 'a-1' },
    ...{ images: [{ file: 'https://art.example/arm.jpg', alt: 'Armchair' }], badgeText: 'New', badgeColor: '#FF0000' },
    ...{ publish_date: '2026-01-02T00:00:00.000Z', tags: ['Oak'] },
    variants: [
      { sku: 'ARM-R', price: 20_000, stock: 1, attributes: value('Red'), imported_variant_id: 'v-1' },
      { sku: 'ARM-B', price: 25_000, stock: 3, attributes: value('Blue') },
    ],
  })
  await addedProduct(owner, {
    ...{ name: 'Bench', status: 'published', description: '<p>Long</p>', publish_date: '2026-01-01T00:00:00.000Z' },
    variants: [{ sku: 'BENCH', price: 9_900, compare_at_price: 12_000, stock: 4 }],
  })
  await addedProduct(owner, { name: 'Cot', status: 'draft', variants: [{ sku: 'COT', price: 100 }] })
  await addedProduct(owner, { name: 'Desk', status: 'archived', variants: [{ sku: 'DESK', price: 100 }] })
})
afterAll(() => host?.close())

const listed = async (query: string, client = visitor) => (await client.get(`${path}?${query}`)).json()
const namesIn = async (query: string, client = visitor) =>
  (await listed(query, client)).rows.map(({ name }: { name: string }) => name)

it('a row of the store has what a card needs (STORE-066, API-301)', async () => {
  const { success, rows, total, minPrice, maxPrice, currency } = await listed('search=arm')
  expect([success, total, minPrice, maxPrice, currency]).toEqual([true, 1, 20_000, 25_000, 'CAD'])
  expect(rows).toEqual([
    {
      ...{ id: expect.any(Number), slug: 'armchair', name: 'Armchair', sku: 'ARM-R', status: 'published', stock: 4 },
      ...{ unitPrice: 20_000, priceRange: { min: 20_000, max: 25_000 }, numberOfVariants: 2, stock_state: 'in_stock' },
      images: [{ file: 'https://art.example/arm.jpg', alt: 'Armchair' }],
      ...{ badgeText: 'New', badgeColor: '#ff0000', compare_at_price: null, is_limited: false },
      categories: [{ id: chairs, slug: 'chairs', category: 'Chairs' }],
      attributes: [{ name: 'Colour', values: ['Red', 'Blue'] }],
      variants: [
        { sku: 'ARM-R', attributes: [{ attribute_name: 'Colour', attribute_value: 'Red' }] },
        { sku: 'ARM-B', attributes: [{ attribute_name: 'Colour', attribute_value: 'Blue' }] },
      ],
      publish_date: '2026-01-02T00:00:00.000Z',
    },
  ])
})

it('visitors see what is published, staff drafts too (OPEN-310)', async () => {
  expect(await namesIn('')).toEqual(['Armchair', 'Bench'])
  expect(await namesIn('', owner)).toEqual(['Armchair', 'Bench', 'Cot'])
  expect(await namesIn('', await host.signIn('customer'))).toEqual(['Armchair', 'Bench'])
  expect(await namesIn('', host.visitor('b'))).toEqual([])
  const slug = async (client: TestClient, word: string) => (await client.get(`${path}?slug=${word}`)).statusCode
  expect([await slug(visitor, 'cot'), await slug(owner, 'cot'), await slug(owner, 'desk')]).toEqual([404, 200, 404])
})

it('lists are filtered, sorted and cut (STORE-025, STORE-027, OPEN-306, OPEN-307, OPEN-308)', async () => {
  expect(await namesIn('orderBy=unitPrice')).toEqual(['Bench', 'Armchair'])
  expect(await namesIn('orderBy=publish_date&orderDirection=desc')).toEqual(['Armchair', 'Bench'])
  expect(await namesIn(`categoryIds=${chairs}`)).toEqual(['Armchair'])
  const [bench] = (await listed('search=bench')).rows
  expect(await namesIn(`productIds=${bench.id},999`)).toEqual(['Bench'])
  const tags = (await owner.get(`${productsPath}tags/`)).json().results.rows
  expect(await namesIn(`tagIds=${tags[0].id}`)).toEqual(['Armchair'])
  expect(await namesIn('limit=1&currentPage=2')).toEqual(['Bench'])
  expect(await namesIn('itemsPerPage=1')).toEqual(['Armchair'])
  const cheap = await listed('maxPrice=10000')
  expect([cheap.rows.length, cheap.total, cheap.minPrice, cheap.maxPrice]).toEqual([1, 1, 9_900, 25_000])
  expect(await namesIn('minPrice=22000&maxPrice=23000')).toEqual(['Armchair'])
  expect(await listed('search=nothing')).toMatchObject({ rows: [], total: 0, minPrice: 0, maxPrice: 0 })
})

it.each(['orderBy=stock', 'orderDirection=up', 'categoryIds=1;2', 'minPrice=-1', 'limit=1001', 'currentPage=0'])(
  'a list is refused with %s',
  async (query) => {
    expect((await visitor.get(`${path}?${query}`)).statusCode).toBe(422)
  },
)

it('an address gives the whole product (OPEN-311, STORE-067, STORE-068)', async () => {
  const { success, product, currency } = await listed('slug=armchair')
  expect([success, currency, product.imported_id]).toEqual([true, 'CAD', 'a-1'])
  expect(product.variants).toMatchObject([
    { id: expect.any(Number), sku: 'ARM-R', price: 20_000, imported_variant_id: 'v-1', stock: 1, is_limited: true },
    { sku: 'ARM-B', price: 25_000, imported_variant_id: null },
  ])
  const bench = (await listed('slug=bench')).product
  expect(bench).toMatchObject({ compare_at_price: 12_000, description: '<p>Long</p>', numberOfVariants: 0 })
  expect((await visitor.get(`${path}?slug=nothing`)).json().code).toBe('STORE_UNKNOWN_PRODUCT')
})

it('what visitors are told is kept until it changes, and nothing that staff or customers are told', async () => {
  const bench = (await listed('slug=bench')).product
  expect(await namesIn('search=bench')).toEqual(['Bench'])
  // Behind the back of the store: only what asks the database learns of it.
  await host.sql`update store.product set name = 'Settle' where id = ${bench.id}`
  expect(await namesIn('search=bench')).toEqual(['Bench'])
  expect(await namesIn('search=bench', owner)).toEqual(['Settle'])
  expect(await namesIn('search=bench', await host.signIn('customer'))).toEqual(['Settle'])
  expect(await namesIn('search=bench&currentPage=1')).toEqual(['Settle'])

  const stocked = await owner.post(`${variantsPath}${bench.variants[0].id}/stock/`, { stock: 3 })
  expect(stocked.statusCode).toBe(200)
  expect((await listed('search=bench')).rows).toMatchObject([{ name: 'Settle', stock: 3 }])
  expect((await listed('slug=bench')).product.variants).toMatchObject([{ stock: 3 }])
  await owner.put(`${productsPath}${bench.id}/`, { name: 'Bench' })
  expect(await namesIn('search=bench')).toEqual(['Bench'])
  await owner.put('/api/v1/admin/settings/', { currency: 'EUR' })
  expect((await listed('slug=bench')).currency).toBe('EUR')
})

it('other modules find published variants by id, SKU and words', async () => {
  const body = { words: 'arm', skus: ['ARM-B', 'COT', 'NONE'] }
  const { bySkus, byIds, found } = (await owner.post('/api/v1/admin/probe/', body)).json()
  const item = { name: 'Armchair (Blue)', sku: 'ARM-B', unitPrice: 25_000, taxClass: null, stockState: 'in_stock' }
  expect(bySkus).toMatchObject([item])
  expect(byIds).toEqual(bySkus)
  expect(found.map(({ sku }: { sku: string }) => sku)).toEqual(['ARM-R', 'ARM-B'])
})
