import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import renderer from '../block/renderer.tsx'
import { hostile } from '../block/sample-products.fixture.ts'
import * as root from '../index.ts'
import server from '../server/index.ts'
import { addedProduct, categoriesPath, productsPath } from '../server/testing/store-host.ts'
import site from '../site/index.ts'

let host: TestHost
let owner: TestClient
let visitor: TestClient
const ids: Record<string, number> = {}
let gloves = 0
let rider = 0

beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, server: customersServer, renderer: customersRenderer },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      { name: '@ashlar/plugin-store', root, server, site, renderer },
    ],
    site: true,
  })
  owner = await host.signIn('owner')
  visitor = host.visitor()
  rider = await category({ category: 'Rider' })
  gloves = await category({ category: 'Gloves', parent_id: rider })
  const product = async (name: string, price: number, more: object = {}) => {
    const made = await addedProduct(owner, { name, status: 'published', variants: [{ price, stock: 5 }], ...more })
    ids[name] = made.id
  }
  await product('Chain', 12_800)
  await product('Wool gloves', 4_200, { categories: [gloves], excerpt: 'Warm.' })
  await product('Secret', 100, { status: 'draft' })
  await product(`Mirror ${hostile}`, 5_400, { slug: 'mirror', badgeText: hostile.slice(0, 40) })
  await product('Helmet', 30_000, {
    categories: [rider],
    attributes: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { price: 30_000, stock: 2, attributes: [{ attribute_name: 'Size', attribute_value: 'S' }] },
      { price: 33_000, stock: 0, attributes: [{ attribute_name: 'Size', attribute_value: 'L' }] },
    ],
  })
})
afterAll(() => host?.close())

async function category(values: object): Promise<number> {
  return (await owner.post(categoriesPath, values)).json().category.id
}

const main = (body: string) => /<main id="main">(.*)<\/main>/s.exec(body)?.[1] ?? ''
const names = (body: string) => [...main(body).matchAll(/<h2><a href="[^"]*">([^<]*)/g)].map(([, name]) => name)
const jsonLd = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text))

describe('the page /store', () => {
  test('shows what is published, to staff drafts with their badge too (STORE-002, STORE-037, OPEN-310)', async () => {
    const { statusCode, body } = await visitor.get('/store')
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>Shop</h1>')
    expect(names(body)).toEqual(['Chain', 'Helmet', expect.stringContaining('Mirror'), 'Wool gloves'])
    expect(body).not.toContain('Secret')
    expect(main(body)).not.toMatch(/<script>|<img src=x|"stock"/)
    const staff = await owner.get('/store')
    expect(main(staff.body)).toMatch(/Draft.*Secret/s)
    expect(staff.headers['cache-control']).toBe('no-store')
  })

  test('follows search, categories, prices, order and page of its address (STORE-007, -024 to -027, OPEN-306)', async () => {
    const at = async (query: string) => names((await visitor.get(`/store?${query}`)).body)
    expect(await at('search=wool')).toEqual(['Wool gloves'])
    expect(await at(`categoryIds=${rider}`)).toEqual(['Helmet', 'Wool gloves'])
    expect(await at('minPrice=10000&maxPrice=20000')).toEqual(['Chain'])
    expect(await at('orderBy=unitPrice&orderDirection=desc')).toMatchObject({ 0: 'Helmet', 1: 'Chain' })
    expect(await at('currentPage=99&orderBy=nonsense&minPrice=x')).toHaveLength(4)
    expect(await at('search=nothing-like-it')).toEqual([])
  })

  test('takes boxes that a form without a script sends, each by itself (STORE-028)', async () => {
    const other = await category({ category: 'Other' })
    const { body } = await visitor.get(`/store?categoryIds=${other}&categoryIds=${gloves}`)
    expect(names(body)).toEqual(['Wool gloves'])
  })

  test('gives way to a page that staff published there', async () => {
    const made = await owner.post('/api/v1/admin/pages/', { title: 'Our own shop', slug: 'store', status: 'published' })
    expect((await visitor.get('/store')).body).toContain('Our own shop')
    await owner.delete(`/api/v1/admin/pages/${made.json().page.id}/`)
    expect((await visitor.get('/store')).body).toContain('<h1>Shop</h1>')
  })
})

describe("a product's page", () => {
  test('has the product, data for search engines and its address (STORE-003, OPEN-311)', async () => {
    const { body } = await visitor.get('/store/product/helmet')
    const { origin } = host.tenants.a
    expect(main(body)).toContain('<h1>Helmet</h1>')
    expect(body).toContain(`<link rel="canonical" href="${origin}/store/product/helmet">`)
    const [product, crumbs] = jsonLd(body)
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'AggregateOffer', lowPrice: '300.00', highPrice: '330.00', priceCurrency: 'CAD' },
    })
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      ...['Home', 'Shop', 'Rider', 'Helmet'],
    ])
  })

  test('is not there for unknown and, to visitors, for drafts (OPEN-310, OPEN-311)', async () => {
    expect((await visitor.get('/store/product/unknown')).statusCode).toBe(404)
    expect((await visitor.get('/store/product/secret')).statusCode).toBe(404)
    expect((await owner.get('/store/product/secret')).body).toContain('Draft')
  })

  test('writes hostile names as text (X1)', async () => {
    const { body } = await visitor.get('/store/product/mirror')
    expect(main(body)).not.toMatch(/<script>|<img src=x/)
    expect(jsonLd(body)[0].name).toContain('<script>')
  })

  test('is new once the product changed', async () => {
    await visitor.get('/store/product/chain')
    const changed = await owner.put(`${productsPath}${ids['Chain']}/`, { name: 'Gold chain' })
    expect(changed.statusCode).toBe(200)
    expect((await visitor.get('/store/product/chain')).body).toContain('<h1>Gold chain</h1>')
    expect(names((await visitor.get('/store')).body)).toContain('Gold chain')
  })
})

test("a category's page has its products and those of its children (STORE-004, OPEN-312)", async () => {
  const { body } = await visitor.get('/store/category/rider')
  expect(main(body)).toContain('<h1>Rider</h1>')
  expect(names(body)).toEqual(['Helmet', 'Wool gloves'])
  expect((await visitor.get('/store/category/none')).statusCode).toBe(404)
})

test('a page whose products could not be read says so, leads back to what was asked for, and has them for the next visitor', async () => {
  const address = '/store?search=chain'
  await host.sql`alter table store.category rename to category_away`
  const failed = await visitor.get(address)
  await host.sql`alter table store.category_away rename to category`
  expect([failed.statusCode, main(failed.body)]).toEqual([503, expect.not.stringContaining('block-product-list')])
  expect(main(failed.body)).toContain('<a class="button" href="/store?search=chain">Try again</a>')
  expect(names((await visitor.get(address)).body)).toEqual(['Gold chain'])
})

test('the sitemap names products that are published', async () => {
  const { body } = await visitor.get('/sitemap.xml')
  for (const path of ['/store', '/store/category/rider', '/store/product/helmet']) {
    expect(body).toContain(`${host.tenants.a.origin}${path}<`)
  }
  expect(body).not.toContain('secret')
})

test('the cart icon stands in the header of every page, and counts for nobody (CART-016)', async () => {
  const { body } = await visitor.get('/store')
  expect(body).toMatch(/<a class="[^"]*block-cart-icon"[^>]* href="\/cart"/)
  expect(body).toMatch(/data-cart-count="" hidden=""><\/span>/)
})

describe('an address that changed', () => {
  test('leads on to the present one, for products and categories', async () => {
    const { id } = await addedProduct(owner, { name: 'Pump', slug: 'pump', status: 'published' })
    await owner.put(`/api/v1/admin/products/${id}/`, { slug: 'foot-pump' })
    await owner.put(`/api/v1/admin/products/${id}/`, { slug: 'track-pump' })
    for (const old of ['pump', 'foot-pump']) {
      const { statusCode, headers } = await visitor.get(`/store/product/${old}`)
      expect([statusCode, headers['location']]).toEqual([301, '/store/product/track-pump'])
    }
    const tools = await category({ category: 'Tools' })
    await owner.put(`${categoriesPath}${tools}/`, { slug: 'tools-and-pumps' })
    expect((await visitor.get('/store/category/tools')).headers['location']).toBe('/store/category/tools-and-pumps')
    await owner.put(`/api/v1/admin/products/${id}/`, { status: 'draft' })
    expect((await visitor.get('/store/product/pump')).statusCode).toBe(404)
  })
})
