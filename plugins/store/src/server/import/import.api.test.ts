import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addedProduct, categoriesPath, namesOf, productsPath, storeHost, variantsPath } from '../testing/store-host.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let host: TestHost
let owner: TestClient
let pictures: Server
let address: string
const asked: string[] = []
beforeAll(async () => {
  pictures = createServer((request, reply) => {
    asked.push(request.url ?? '')
    if (request.url === '/missing.png') return reply.writeHead(404).end()
    return reply.writeHead(200, { 'content-type': 'image/png' }).end(png)
  }).listen(0, '127.0.0.1')
  await once(pictures, 'listening')
  const at = pictures.address()
  address = `http://shop.example:${typeof at === 'object' && at !== null ? at.port : 0}`
  const made = await storeHost({ outside: ['shop.example'] })
  host = made.host
  owner = made.owner
})
afterAll(async () => {
  await host?.close()
  pictures?.close()
})

async function sent(text: string, path = 'import/') {
  const form = new FormData()
  form.append('file', new File([text], 'products.csv', { type: 'text/csv' }), 'products.csv')
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  const payload = Buffer.from(await body.arrayBuffer())
  return owner.inject({ method: 'POST', url: `${productsPath}${path}`, headers, payload })
}

const uploaded = async (text: string, path?: string) => (await sent(text, path)).json().import

const until = (id: string, state: string) =>
  vi.waitUntil(
    async () => {
      const now = (await owner.get(`${productsPath}imports/${id}/`)).json().import
      return now.state === state && now
    },
    { timeout: 30_000 },
  )

const imported = async (text: string) => until((await uploaded(text)).id, 'done')

async function fixture(name: string): Promise<string> {
  const text = await readFile(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
  return text.replaceAll('{pictures}', address)
}

async function product(words: string) {
  const { rows } = (await owner.get(`${productsPath}?search=${words}&limit=1`)).json().results
  return rows[0]
}

it('a file of WooCommerce brings products with variants, categories and pictures (OPEN-315)', async () => {
  const file = await fixture('woocommerce.csv')
  const state = await imported(file)
  expect(state).toMatchObject({ total: 9, written: 7, bad: 2 })
  const left = (await owner.get(`${productsPath}imports/${state.id}/bad-rows/`)).body
  expect(left).toContain('The product to which this row belongs is missing.')
  expect(left).toContain('must be a price, such as 19.90')

  expect(await product('beanie')).toMatchObject({
    ...{ name: 'Beanie', status: 'published', excerpt: 'A warm beanie.', imported_id: '101' },
    ...{ description: '<p>First line.<br />Second line.</p><p>Another paragraph.</p>', tags: ['warm', 'wool'] },
    variants: [{ sku: 'WOO-BEANIE', price: 1800, compare_at_price: 2000, stock: 12, weight: 200, track_stock: true }],
  })
  const shirt = await product('v-neck')
  expect(shirt).toMatchObject({ name: 'V-Neck shirt', description: '<p>A shirt</p>', numberOfVariants: 2 })
  expect(shirt.attributes).toEqual([
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['Large', 'Small'] },
  ])
  expect(shirt.variants).toMatchObject([
    { sku: 'WOO-SHIRT-RL', price: 1500, stock: 5, weight: 250, imported_variant_id: '103' },
    { sku: 'WOO-SHIRT-BS', price: 1250, compare_at_price: 1500, allow_backorder: true, imported_variant_id: '104' },
  ])
  expect(await product('fitting')).toMatchObject({ kind: 'service', status: 'draft' })
  expect((await product('cap')).variants).toMatchObject([{ sku: 'WOO-CAP-1', price: 990 }])
  const { rows } = (await owner.get(`${categoriesPath}?limit=-1`)).json().results
  expect(
    rows.map(({ category, parent_id }: { category: string; parent_id: number | null }) => [category, !parent_id]),
  ).toEqual([
    ['Clothing', true],
    ['Accessories', false],
    ['T-shirts', false],
    ['Sale', true],
  ])

  await vi.waitUntil(async () => (await product('beanie')).images.length === 1, { timeout: 30_000 })
  await vi.waitUntil(async () => (await product('v-neck')).variants[0].image !== '', { timeout: 30_000 })
  expect((await product('beanie')).images[0].file).toMatch(/^\/media\/\d+\/beanie\.png$/)
})

it('the same file again changes nothing, and asks for no picture twice (OPEN-315)', async () => {
  const file = await fixture('woocommerce.csv')
  const before = await product('v-neck')
  const names = await namesOf(owner, 'limit=-1')
  const wanted = asked.length
  expect(await imported(file)).toMatchObject({ written: 7, bad: 2 })
  expect(await namesOf(owner, 'limit=-1')).toEqual(names)
  expect(await product('v-neck')).toEqual(before)
  expect(asked).toHaveLength(wanted)
})

it('a changed file changes the same product, and its stock with a line in the ledger', async () => {
  const file = (await fixture('woocommerce.csv'))
    .replace('1,12,,0,0,0.2', '1,9,,0,0,0.2')
    .replace('Beanie,1', 'Bonnet,1')
  const { id } = await product('beanie')
  await imported(file)
  const after = await product('bonnet')
  expect([after.id, after.name, after.stock]).toEqual([id, 'Bonnet', 9])
  const { rows } = (await owner.get(`${variantsPath}${after.variants[0].id}/stock/`)).json().results
  expect(rows.map(({ change, reason }: { change: number; reason: string }) => [change, reason])).toEqual([
    [-3, 'import'],
    [12, 'import'],
  ])
})

it('a file of Shopify brings products whose rows share a handle (OPEN-315)', async () => {
  const file = await fixture('shopify.csv')
  expect(await imported(file)).toMatchObject({ written: 5, bad: 0 })
  const pot = await product('clay')
  expect(pot).toMatchObject({
    ...{ slug: 'clay-pot', status: 'published', imported_id: 'clay-pot', tags: ['clay', 'garden'] },
    ...{ description: '<p>Fired <strong>twice</strong></p>', seo_title: 'Clay pots' },
    attributes: [{ name: 'Size', values: ['Small', 'Large'] }],
    categories: [{ category: 'Pots' }],
  })
  expect(pot.variants).toMatchObject([
    { sku: 'POT-S', price: 1200, compare_at_price: 1500, stock: 7, weight: 400, allow_backorder: false },
    { sku: 'POT-L', price: 1850, compare_at_price: null, stock: 0, allow_backorder: true },
  ])
  expect(await product('wrap')).toMatchObject({ status: 'draft', variants: [{ price: 300, track_stock: false }] })
  expect((await product('bowl')).status).toBe('archived')
  await vi.waitUntil(async () => (await product('clay')).images.length === 3, { timeout: 30_000 })
  const before = await product('clay')
  expect(before.images[0].alt).toBe('A clay pot')
  await imported(file)
  expect(await product('clay')).toEqual(before)
})

it('a file that is only checked leaves nothing, and takes rows that need an earlier one', async () => {
  const rows = ['hat,Hat,true,Size,S,HAT-S,deny,1', 'hat,,,,L,HAT-L,deny,2', ',,,,,,deny,']
  const head = 'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Policy,Variant Price'
  const file = await uploaded([head, ...rows].join('\n'), 'imports/')
  await owner.post(`${productsPath}imports/${file.id}/check/`, { mapping: file.mapping })
  expect(await until(file.id, 'checked')).toMatchObject({ written: 3 })
  expect(await product('hat')).toBeUndefined()
})

it('our own export comes back as it was (OPEN-315)', async () => {
  const size = (attribute_value: string) => [{ attribute_name: 'Size', attribute_value }]
  const before = await addedProduct(owner, {
    ...{ name: 'Quilt, large', status: 'published', description: '<p>Warm; soft</p>', tags: ['bed'] },
    attributes: [{ name: 'Size', values: ['Single', 'Double'] }],
    variants: [
      { sku: 'Q-S', price: 10_050, stock: 3, attributes: size('Single') },
      { sku: 'Q-D', price: 15_000, compare_at_price: 17_500, weight: 900, attributes: size('Double') },
    ],
  })
  const file = (await owner.get(`${productsPath}export/`)).body
  expect(await imported(file)).toMatchObject({ bad: 0 })
  expect(await product('quilt')).toEqual(before)
  await owner.delete(`${productsPath}${before.id}/`)
  await imported(file)
  const {
    id: _,
    revision: __,
    createdAt: ___,
    updatedAt: ____,
    publish_date: _____,
    product_id: _______,
    variants,
    ...after
  } = await product('quilt')
  expect(before).toMatchObject(after)
  expect(variants).toMatchObject(before.variants.map(({ id: ______, ...each }: { id: number }) => each))
})

it('a file of another kind is refused before any row is read', async () => {
  const text = 'invoice,total,due\n1,5.00,2026-01-01'
  const refused = await sent(text)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'IMPORT_OTHER_KIND'])
  expect(refused.json().error).toBe(
    'This file does not look like products. Choose a column for “Import ID”, “Name”, “Address”, “SKU”, or upload another file.',
  )
  const file = await uploaded(text, 'imports/')
  const start = (mapping: object) => owner.post(`${productsPath}imports/${file.id}/start/`, { mapping })
  const again = await start({ price: 'total' })
  expect([again.statusCode, again.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['mapping/imported_id', 'mapping/name', 'mapping/slug', 'mapping/sku'],
  ])
  expect((await start({ name: 'invoice', price: 'total' })).statusCode).toBe(202)
})

it.each([
  ['neither a name nor an ID', 'name,price\n,5', 'This row has neither a name nor the ID of a product.'],
  ['a price that is none', 'name,price\nPin,five', 'The column “price” must be a price, such as 19.90.'],
  ['a negative price', 'name,price\nPin,-5', 'The column “price” must be a price, such as 19.90.'],
  ['an unknown status', 'name,status\nPin,sold', 'must be one of draft, published, archived'],
  ['a name that is too long', `name,price\n${'x'.repeat(201)},5`, 'The column “name”'],
  ['an SKU of another product', 'name,sku\nPin,WOO-SHIRT-RL', 'Another variant has the SKU'],
])('a row is left out with %s', async (_, text, reason) => {
  const state = await imported(text)
  expect(state).toMatchObject({ written: 0, bad: 1 })
  expect((await owner.get(`${productsPath}imports/${state.id}/bad-rows/`)).body).toContain(reason)
})

it('rows that are written together leave what each of them leaves alone, and one version of a product (OPEN-315)', async () => {
  const head = 'name,slug,imported_id,sku,price,stock,attribute_1_name,attribute_1_value,categories,tags'
  const first = (p: string) => [
    `${p} Rope,${p}-rope,${p}1,${p}-R-S,10,4,Size,S,Ropes > Hemp,strong`,
    `${p} Rope,,${p}1,${p}-R-L,12,6,Size,L,,`,
    `${p} Net,,${p}2,,5,2,,,Ropes,strong;soft`,
    `${p} Net,,${p}2,,6,9,,,,`,
    // The same name: its address gets a number.
    `${p} Net,,${p}3,,7,1,,,,`,
    `${p} Rope,,${p}1,${p}-R-S,11,3,Size,S,,`,
    // Without an import ID the address names the product.
    `,${p}-net,,${p}-N,8,,,,,`,
  ]
  const second = (p: string) => [
    `${p} Cord,,${p}1,${p}-R-S,13,3,Size,S,Hemp,`,
    `${p} Twine,,${p}1,${p}-R-L,12,1,Size,L,,light`,
    `${p} Net,,${p}3,,7,1,,,,`,
  ]
  // A row that is refused makes each of the others come alone.
  const bad = 'Pin,,,,five,,,,,'
  const left = async (p: string, ...more: readonly string[]) => {
    for (const rows of [first(p), second(p)]) {
      const state = await imported([head, ...rows, ...more].join('\n'))
      expect(state).toMatchObject({ written: rows.length, bad: more.length })
    }
    const { rows } = (await owner.get(`${productsPath}?search=${p}&limit=-1&orderBy=name`)).json().results
    const found = []
    for (const { id, product_id: _, createdAt, updatedAt, publish_date, variants, categories, ...rest } of rows) {
      const ledgers = []
      for (const { id: variantId, ...variant } of variants) {
        const { rows: entries } = (await owner.get(`${variantsPath}${variantId}/stock/`)).json().results
        ledgers.push({ ...variant, changes: entries.map(({ change }: { change: number }) => change) })
      }
      const versions = (await owner.get(`${productsPath}${id}/versions/`)).json().results.rows
      const names = categories.map(({ category }: { category: string }) => category)
      found.push({ product: { ...rest, variants: ledgers, categories: names }, versions: versions.length })
    }
    return JSON.parse(JSON.stringify(found).replaceAll(new RegExp(p, 'gi'), 'x'))
  }
  const [together, alone] = [await left('qa'), await left('qb', bad)]
  const products = (all: typeof together) => all.map(({ product }: { product: object }) => product)
  expect(products(together)).toEqual(products(alone))
  expect(products(together)).toMatchObject([
    { name: 'x Net', slug: 'x-net', stock: 9, variants: [{ sku: 'x-N', price: 800, changes: [7, 2] }] },
    { name: 'x Net', slug: 'x-net-2', stock: 1 },
    { name: 'x Twine', stock: 4, tags: ['light'], variants: [{ changes: [-1, 4] }, { changes: [-5, 6] }] },
  ])
  expect(together.map(({ versions }: { versions: number }) => versions)).toEqual([0, 0, 1])
})
