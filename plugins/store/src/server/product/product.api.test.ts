import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addedProduct, namesOf, productsPath, storeHost, variantsPath } from '../testing/store-host.ts'
import { emptyTrash } from './purge.work.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const change = (id: number, body: object) => owner.put(`${productsPath}${id}/`, body)
const shown = async (id: number) => (await owner.get(`${productsPath}${id}/`)).json().product

const sizes = { name: 'Size', values: ['S', 'L'] }
const size = (value: string) => [{ attribute_name: 'Size', attribute_value: value }]

describe('a product', () => {
  it('has one variant without attributes, with a slug and an SKU made from its name (OPEN-315)', async () => {
    const first = await addedProduct(owner, { name: 'Crème brûlée dish' })
    expect(first).toMatchObject({ slug: 'creme-brulee-dish', status: 'draft', kind: 'product', numberOfVariants: 0 })
    expect(first.variants).toMatchObject([{ sku: 'creme-brulee-dish', price: 0, stock: 0, track_stock: true }])
    const second = await addedProduct(owner, { name: 'Crème brûlée dish' })
    expect([second.slug, second.variants[0].sku]).toEqual(['creme-brulee-dish-2', 'creme-brulee-dish-2'])
    expect((await addedProduct(owner, { name: '煎茶' })).slug).toBe('product')
  })

  it('is found by its SKU, with both ids the same (API-111, CMD-035, CMD-037, OPEN-108)', async () => {
    const { id } = await addedProduct(owner, { name: 'Brass ferry bell', variants: [{ sku: 'BELL-07' }] })
    const [product] = (await owner.get(`${productsPath}?search=bell-07`)).json().results.rows
    expect(product).toMatchObject({ id, product_id: id, name: 'Brass ferry bell', sku: 'BELL-07' })
  })

  it('has variants by its attributes, and a range of prices (STORE-066, STORE-068, STORE-069)', async () => {
    const product = await addedProduct(owner, {
      ...{ name: 'Linen shirt', kind: 'product', attributes: [sizes], status: 'published' },
      variants: [
        { sku: 'LS-S', price: 4900, stock: 2, attributes: size('S'), imported_variant_id: '77' },
        { sku: 'LS-L', price: 5900, stock: 0, attributes: size('L') },
      ],
    })
    expect(product).toMatchObject({ priceRange: { min: 4900, max: 5900 }, numberOfVariants: 2, stock: 2 })
    expect(product.stock_state).toBe('partial')
    expect(product.variants.map((each: { shown_stock_state: string }) => each.shown_stock_state)).toEqual([
      'in_stock',
      'out_of_stock',
    ])
  })

  it('keeps its variants with their stock when they are sent with their ids, and deletes the others', async () => {
    const { id, variants } = await addedProduct(owner, {
      ...{ name: 'Mug', attributes: [sizes] },
      variants: [
        { sku: 'MUG-S', price: 100, stock: 5, attributes: size('S') },
        { sku: 'MUG-L', price: 200, stock: 6, attributes: size('L') },
      ],
    })
    const [small, large] = variants
    const swapped = await change(id, {
      variants: [
        { id: small.id, sku: 'MUG-L' },
        { id: large.id, sku: 'MUG-S', price: 250 },
      ],
    })
    expect(swapped.json().product.variants).toMatchObject([
      { id: small.id, sku: 'MUG-L', stock: 5, price: 100 },
      { id: large.id, sku: 'MUG-S', stock: 6, price: 250 },
    ])
    const less = await change(id, { attributes: [], variants: [{ id: small.id, attributes: [] }] })
    expect(less.json().product).toMatchObject({ numberOfVariants: 0, stock: 5, priceRange: { min: 100, max: 100 } })
    expect(less.json().product.variants).toHaveLength(1)
  })

  it('is refused with attributes, variants or addresses that do not fit', async () => {
    await addedProduct(owner, { name: 'Taken', slug: 'taken', variants: [{ sku: 'TAKEN' }] })
    const refused = async (body: object) => {
      const reply = await owner.post(productsPath, { name: 'Refused', ...body })
      return [reply.statusCode, reply.json().code]
    }
    expect(await refused({ slug: 'taken' })).toEqual([409, 'STORE_SLUG_TAKEN'])
    expect(await refused({ variants: [{ sku: 'TAKEN' }] })).toEqual([409, 'STORE_SKU_TAKEN'])
    expect(await refused({ variants: [{}, {}] })).toEqual([422, 'STORE_ONE_VARIANT'])
    expect(await refused({ attributes: [sizes], variants: [{}] })).toEqual([422, 'STORE_OTHER_ATTRIBUTES'])
    expect(await refused({ attributes: [sizes, sizes] })).toEqual([422, 'STORE_ATTRIBUTE_TWICE'])
    const twice = [{ attributes: size('S') }, { attributes: size('S') }]
    expect(await refused({ attributes: [sizes], variants: twice })).toEqual([422, 'STORE_VARIANT_TWICE'])
    expect(await refused({ categories: [999_999] })).toEqual([422, 'STORE_NO_SUCH_CATEGORY'])
    expect(await refused({ slug: 'Not An Address' })).toEqual([422, expect.any(String)])
    expect(await refused({ variants: [{ price: -1 }] })).toEqual([422, expect.any(String)])
    expect(await refused({ images: [{ file: 'javascript:alert(1)', alt: '' }] })).toEqual([422, expect.any(String)])
    const many = Array.from({ length: 101 }, () => ({}))
    expect(await refused({ variants: many })).toEqual([422, expect.any(String)])
    expect((await owner.get(`${productsPath}?search=refused`)).json().results.rows).toEqual([])
  })

  it('cleans its description, and answers 409 to a change of an old revision', async () => {
    const product = await addedProduct(owner, { name: 'Oak bowl', description: '<p>Oak<script>alert(1)</script></p>' })
    expect(product.description).toBe('<p>Oak</p>')
    expect((await change(product.id, { excerpt: 'Turned', revision: 1 })).json().product.revision).toBe(2)
    const late = await change(product.id, { name: 'Ash bowl', revision: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'STORE_CHANGED_SINCE'])
    expect(late.json().product.excerpt).toBe('Turned')
  })

  it('goes into the trash and comes back, with another address if it was taken meanwhile', async () => {
    const { id } = await addedProduct(owner, { name: 'Lamp', slug: 'lamp', variants: [{ sku: 'LAMP' }] })
    expect((await owner.delete(`${productsPath}${id}/`)).statusCode).toBe(200)
    expect(await namesOf(owner, 'search=lamp')).toEqual([])
    expect(await namesOf(owner, 'is_deleted=true')).toEqual(['Lamp'])
    await addedProduct(owner, { name: 'Other lamp', slug: 'lamp', variants: [{ sku: 'LAMP' }] })
    expect((await owner.post(`${productsPath}restore/`, { ids: [id] })).json().ids).toEqual([id])
    const back = await shown(id)
    expect([back.slug, back.variants[0].sku, back.deletedAt]).toEqual(['lamp-2', 'LAMP-2', null])
  })

  it('belongs to one website', async () => {
    const { id, variants } = await addedProduct(owner, { name: 'Ours', status: 'published' })
    expect((await other.get(`${productsPath}${id}/`)).statusCode).toBe(404)
    expect((await other.put(`${productsPath}${id}/`, { name: 'Theirs' })).statusCode).toBe(404)
    expect((await other.put(`${variantsPath}${variants[0].id}/`, { price: 1 })).statusCode).toBe(404)
    expect((await other.post(`${productsPath}delete/`, { ids: [id] })).statusCode).toBe(404)
    expect((await shown(id)).name).toBe('Ours')
  })
})

describe('several products', () => {
  it('are filtered by status, kind, tag, availability and low stock, and sorted (API-301)', async () => {
    const made = async (name: string, more: object) => (await addedProduct(owner, { name, ...more })).id
    await made('Zinc one', { status: 'published', kind: 'service', tags: ['Zinc'], variants: [{ price: 300 }] })
    await made('Zinc two', { status: 'published', tags: ['Zinc'], variants: [{ price: 100, stock: 2 }] })
    await made('Zinc three', { status: 'archived', tags: ['Zinc'], variants: [{ price: 200, stock: 50 }] })
    const tags = (await owner.get(`${productsPath}tags/`)).json().results.rows
    const zinc = `tag=${tags.find(({ name }: { name: string }) => name === 'Zinc').id}`
    expect(await namesOf(owner, `${zinc}`)).toEqual(['Zinc one', 'Zinc three', 'Zinc two'])
    expect(await namesOf(owner, `${zinc}&status=published,draft`)).toEqual(['Zinc one', 'Zinc two'])
    expect(await namesOf(owner, `${zinc}&kind=service`)).toEqual(['Zinc one'])
    expect(await namesOf(owner, `${zinc}&stock_state=in_stock`)).toEqual(['Zinc three', 'Zinc two'])
    expect(await namesOf(owner, `${zinc}&is_low=true`)).toEqual(['Zinc one', 'Zinc two'])
    expect(await namesOf(owner, `${zinc}&orderBy=unitPrice&orderDirection=desc`)).toEqual([
      ...['Zinc one', 'Zinc three', 'Zinc two'],
    ])
    expect(await namesOf(owner, 'search=zinc%20tw')).toEqual(['Zinc two'])
    const page = (await owner.get(`${productsPath}?${zinc}&limit=2&currentPage=2&orderBy=stock`)).json()
    expect([page.results.rows.length, page.results.total, page.currency]).toEqual([1, 3, 'CAD'])
    expect((await owner.get(`${productsPath}?orderBy=description`)).statusCode).toBe(422)
    const file = await owner.get(`${productsPath}?${zinc}&format=csv&columns=name,price`)
    expect(file.body).toContain('Zinc one;3.00'.replace(';', ','))
  })

  it('are changed at once, all of them or none', async () => {
    const one = await addedProduct(owner, { name: 'Bulk one', variants: [{ price: 1005 }] })
    const two = await addedProduct(owner, { name: 'Bulk two', variants: [{ price: 200 }] })
    const ids = [one.id, two.id]
    const reply = await owner.post(`${productsPath}bulk/`, { ids, status: 'published', price_percent: 10 })
    expect(reply.json().ids).toEqual(ids)
    expect([(await shown(one.id)).priceRange.min, (await shown(two.id)).priceRange.min]).toEqual([1106, 220])
    expect((await shown(one.id)).status).toBe('published')
    const none = await owner.post(`${productsPath}bulk/`, { ids: [...ids, 999_999], status: 'archived' })
    expect([none.statusCode, (await shown(one.id)).status]).toEqual([404, 'published'])
  })

  it('have a price that is changed in the list', async () => {
    const { id, variants } = await addedProduct(owner, { name: 'Inline', variants: [{ price: 100, stock: 1 }] })
    const path = `${variantsPath}${variants[0].id}/`
    expect((await owner.put(path, { price: 150 })).json().variant).toMatchObject({ price: 150, stock: 1 })
    await owner.put(path, { stock_state: 'discontinued' })
    expect(await shown(id)).toMatchObject({ priceRange: { min: 150, max: 150 }, stock_state: 'discontinued' })
    const staff = await host.signIn('staff')
    expect((await staff.put(path, { price: 1 })).statusCode).toBe(403)
  })
})

describe('an address that changed', () => {
  it('leads on to the present one', async () => {
    const { id } = await addedProduct(owner, { name: 'Basin', slug: 'basin', status: 'published' })
    await change(id, { slug: 'sink' })
    await change(id, { slug: 'wash-basin' })
    const rows = await host.sql<{
      slug: string
    }>`select slug from store.moved_slug where record_id = ${id} order by slug`
    expect(rows.map(({ slug }) => slug)).toEqual(['basin', 'sink'])
  })
})

describe('the trash', () => {
  it('is emptied after 30 days', async () => {
    const { id } = await addedProduct(owner, { name: 'Old', slug: 'old' })
    const kept = await addedProduct(owner, { name: 'Kept', slug: 'kept' })
    await owner.post(`${productsPath}delete/`, { ids: [id, kept.id] })
    await host.sql`update store.product set deleted_at = now() - interval '31 days' where id = ${id}`
    await host.run(emptyTrash, {})
    expect((await owner.get(`${productsPath}${id}/`)).statusCode).toBe(404)
    expect((await shown(kept.id)).name).toBe('Kept')
  })
})

describe('the number at which staff are warned', () => {
  it('follows the settings, unless the product has its own', async () => {
    const usual = await addedProduct(owner, { name: 'Usual', variants: [{ stock: 5 }] })
    const own = await addedProduct(owner, { name: 'Own', low_stock_at: 1, variants: [{ stock: 5 }] })
    expect([usual.is_low, own.is_low]).toEqual([false, false])
    const settings = { store: { low_stock_at: 8 } }
    expect((await owner.put('/api/v1/admin/settings/', settings)).statusCode).toBe(200)
    await vi.waitUntil(async () => (await shown(usual.id)).is_low, { timeout: 30_000 })
    expect((await shown(own.id)).is_low).toBe(false)
  })
})
