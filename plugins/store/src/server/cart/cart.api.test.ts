import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, browser, contact, itemsPath, ordered, soldProduct, withSettings } from '../testing/shop.ts'
import { productsPath, storeHost } from '../testing/store-host.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
})
afterAll(() => host?.close())

const cartPath = '/api/v1/cart/'
const visitor = (tenant: 'a' | 'b' = 'a') => browser(host.visitor(tenant))

describe('the cart', () => {
  it('has items with price and options of the catalogue (CART-002, CART-011, CART-012, CART-024, OPEN-317)', async () => {
    await soldProduct(owner, 'MUG-1')
    const shopper = visitor()
    const added = await shopper.post(itemsPath, { sku: 'MUG-1' })
    expect(added.statusCode).toBe(200)
    expect(added.json()).toMatchObject({
      ...{ success: true, errors: [] },
      cart: {
        items: [{ id: 'MUG-1', sku: 'MUG-1', name: 'Product MUG-1', slug: 'product-mug-1', quantity: 1 }],
        ...{ count: 1, subTotal: 1_000, currency: 'CAD' },
      },
    })
    expect((await shopper.post(itemsPath, { sku: 'MUG-1' })).json().cart.items[0].quantity).toBe(2)
    expect((await shopper.post(itemsPath, { sku: 'MUG-1', quantity: 4 })).json().cart.subTotal).toBe(4_000)
    expect((await shopper.get(cartPath)).json().cart.items).toMatchObject([{ quantity: 4, total: 4_000, max: 5 }])
  })

  it('holds 500 different products, is ordered as a whole, and refuses one more (T21)', async () => {
    await withSettings(owner, { commerce: { on_pickup: true } })
    await soldProduct(owner, 'LOT-1')
    await soldProduct(owner, 'LOT-MORE')
    const shopper = visitor()
    await shopper.post(itemsPath, { sku: 'LOT-1' })
    const { guid } = host.tenants.a
    await host.sql`with product as (
        insert into store.product (tenant_id, name, slug, status, name_key, min_price, max_price, stock)
        select ${guid}::uuid, 'Lot ' || n, 'lot-' || n, 'published', 'lot ' || n, 100, 100, 5 from generate_series(2, 500) n
        returning tenant_id, id, slug)
      insert into store.variant (tenant_id, product_id, sku, price, stock)
        select tenant_id, id, upper(slug), 100, 5 from product`
    await host.sql`insert into store.cart_line (tenant_id, cart_id, variant_id, quantity, seen_price)
      select v.tenant_id, l.cart_id, v.id, 1, 100 from store.variant v join store.variant own on own.sku = 'LOT-1'
        join store.cart_line l on l.variant_id = own.id where v.sku ~ '^LOT-[0-9]+$' and v.id <> own.id`
    const { cart, errors } = (await shopper.get(cartPath)).json()
    expect([cart.items.length, cart.count, cart.subTotal, errors]).toEqual([500, 500, 50_900, []])
    const more = await shopper.post(itemsPath, { sku: 'LOT-MORE' })
    expect([more.statusCode, more.json().error]).toEqual([422, 'A cart holds up to 500 different products.'])
    const order = await ordered(shopper, { contact, delivery: 'pickup', payment: 'on_pickup' })
    expect([order.items.length, order.subTotal]).toEqual([500, 50_900])
  })

  it('takes no price from the shopper, and only whole quantities (CART-017, CART-019)', async () => {
    await soldProduct(owner, 'MUG-2')
    const shopper = visitor()
    for (const body of [
      { unitPrice: 1 },
      { quantity: -1 },
      { quantity: 1.5 },
      { quantity: 1e30 },
      { quantity: '1e3' },
    ]) {
      const reply = await shopper.post(itemsPath, { sku: 'MUG-2', ...body })
      expect([400, 422]).toContain(reply.statusCode)
    }
    expect((await shopper.get(cartPath)).json().cart.items).toEqual([])
  })

  it('accepts the maximum and refuses more, and more than the stock (CART-018, CART-020, CART-021, OPEN-322)', async () => {
    await soldProduct(owner, 'MUG-3', { stock: 12 })
    const shopper = visitor()
    expect((await shopper.post(itemsPath, { sku: 'MUG-3', quantity: 10 })).statusCode).toBe(200)
    const over = await shopper.put(`${itemsPath}MUG-3/`, { quantity: 11 })
    expect([over.statusCode, over.json().error]).toEqual([422, 'Max quantity is 10'])
    await soldProduct(owner, 'MUG-4', { stock: 3 })
    const more = await shopper.post(itemsPath, { sku: 'MUG-4', quantity: 4 })
    expect(more.json()).toMatchObject({
      ...{ code: 'STORE_TOO_MANY', error: 'Max quantity is 3' },
      errors: [{ path: 'quantity', message: 'Max quantity is 3' }],
    })
    await soldProduct(owner, 'MUG-5', { stock: 0 })
    const none = await shopper.post(itemsPath, { sku: 'MUG-5' })
    expect([none.statusCode, none.json().code]).toEqual([409, 'STORE_OUT_OF_STOCK'])
  })

  it('finds a variant by product and equal options in any order (CART-003, OPEN-323)', async () => {
    const of = (size: string, colour: string) => [
      { attribute_name: 'Size', attribute_value: size },
      { attribute_name: 'Colour', attribute_value: colour },
    ]
    const product = await soldProduct(owner, '', undefined, {
      ...{
        name: 'Jersey',
        attributes: [
          { name: 'Size', values: ['S', 'M'] },
          { name: 'Colour', values: ['Red'] },
        ],
      },
      variants: [
        { sku: 'J-S', attributes: of('S', 'Red'), price: 10, stock: 5 },
        { sku: 'J-M', attributes: of('M', 'Red'), price: 20, stock: 5 },
      ],
    })
    const shopper = visitor()
    const selectedOptions = of('M', 'Red').toReversed()
    const added = await shopper.post(itemsPath, { product: product.id, selectedOptions })
    expect(added.json().cart.items).toMatchObject([{ sku: 'J-M', unitPrice: 20 }])
    const half = await shopper.post(itemsPath, { product: product.id, selectedOptions: selectedOptions.slice(1) })
    expect([half.statusCode, half.json().code]).toEqual([422, 'STORE_CHOOSE_OPTIONS'])
  })

  it('removes a line at quantity 0 and by DELETE (CART-013)', async () => {
    await soldProduct(owner, 'MUG-6')
    await soldProduct(owner, 'MUG/7 ü')
    const shopper = visitor()
    await shopper.post(itemsPath, { sku: 'MUG-6' })
    await shopper.post(itemsPath, { sku: 'MUG/7 ü' })
    expect((await shopper.put(`${itemsPath}MUG-6/`, { quantity: 0 })).json().cart.count).toBe(1)
    expect((await shopper.delete(`${itemsPath}${encodeURIComponent('MUG/7 ü')}/`)).json().cart.items).toEqual([])
    expect((await shopper.delete(`${itemsPath}MUG-6/`)).statusCode).toBe(404)
  })

  it('tells what was repriced, sold out or archived since, and changes no line by itself', async () => {
    const [one, two, three] = [
      await soldProduct(owner, 'T-1'),
      await soldProduct(owner, 'T-2'),
      await soldProduct(owner, 'T-3'),
    ]
    const shopper = visitor()
    for (const sku of ['T-1', 'T-2', 'T-3']) await shopper.post(itemsPath, { sku, quantity: 3 })
    await owner.put(`${productsPath}${one.id}/`, { variants: [{ id: one.variants[0].id, price: 1_250 }] })
    await owner.post(`${productsPath}variants/${two.variants[0].id}/stock/`, { stock: 2 })
    await owner.put(`${productsPath}${three.id}/`, { status: 'archived' })
    const { cart, errors } = (await shopper.get(cartPath)).json()
    expect(cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3, 3])
    expect(cart).toMatchObject({
      items: [{ unitPrice: 1_250 }, { max: 2 }, { max: 0 }],
      subTotal: 3 * 1_250 + 3 * 1_000,
    })
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['T-1', 'T-2', 'T-3'])
    expect(errors[0].message).toBe('The price of “Product T-1” changed from CA$10.00 to CA$12.50.')
    expect((await shopper.delete(`${itemsPath}T-3/`)).json().cart.items).toHaveLength(2)
  })

  it('is never seen by another visitor, account or website', async () => {
    await soldProduct(owner, 'OWN-1')
    const shopper = visitor()
    await shopper.post(itemsPath, { sku: 'OWN-1' })
    await soldProduct(owner, 'OWN-2')
    const known = visitor()
    await known.post(itemsPath, { sku: 'OWN-2' })
    const skus = async (who: Browser) =>
      (await who.get(cartPath)).json().cart.items.map(({ sku }: { sku: string }) => sku)
    expect([await skus(shopper), await skus(known)]).toEqual([['OWN-1'], ['OWN-2']])
    expect((await known.put(`${itemsPath}OWN-1/`, { quantity: 2 })).statusCode).toBe(404)
    for (const somebody of [visitor(), visitor('b'), browser(await host.signIn('customer'))]) {
      expect((await somebody.get(cartPath)).json().cart.items).toEqual([])
      expect((await somebody.put(`${itemsPath}OWN-1/`, { quantity: 2 })).statusCode).toBe(404)
    }
    expect((await shopper.get(cartPath)).headers['cache-control']).toBe('no-store')
  })

  it('takes a form of a page without JavaScript and leads to the cart', async () => {
    await soldProduct(owner, 'FORM-1')
    const reply = await visitor().post(itemsPath, new URLSearchParams({ sku: 'FORM-1', quantity: '2' }))
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cart'])
  })
})

describe('cart settings', () => {
  it('are read by visitors and changed by administrators (CART-004, CART-005, API-304, OPEN-319)', async () => {
    const path = `${cartPath}settings/`
    const usual = {
      ...{ enabled: true, show_quantity_box: true, add_out_of_stock_product_to_cart: false },
      max_product_cart_quantity: 10,
    }
    expect((await visitor().get(path)).json()).toEqual({ success: true, data: usual })
    expect((await visitor().post(`${path}update/`, { enabled: false })).statusCode).toBe(401)
    const editor = await host.signIn('editor')
    expect((await editor.post(`${path}update/`, { enabled: false })).statusCode).toBe(403)
    const changed = await owner.post(`${path}update/`, { max_product_cart_quantity: 20 })
    expect(changed.json()).toEqual({ success: true, data: { ...usual, max_product_cart_quantity: 20 } })
    expect((await owner.post(`${path}update/`, { max_product_cart_quantity: 0 })).statusCode).toBe(422)
    await owner.post(`${path}update/`, { max_product_cart_quantity: 10 })
  })

  it('are given to staff in one level of data (API-305, OPEN-320)', async () => {
    await owner.post(`${cartPath}settings/update/`, { max_product_cart_quantity: 12 })
    const path = '/api/v1/admin/web-orders/settings/'
    const usual = { enabled: true, show_quantity_box: true, add_out_of_stock_product_to_cart: false }
    expect((await owner.get(path)).json()).toEqual({ success: true, data: { ...usual, max_product_cart_quantity: 12 } })
    expect((await visitor().get(path)).statusCode).toBe(401)
    await owner.post(`${cartPath}settings/update/`, { max_product_cart_quantity: 10 })
  })

  it('sell what is out of stock up to the maximum, or nothing at all (CART-009, CART-020)', async () => {
    await soldProduct(owner, 'OUT-1', { stock: 0 })
    await withSettings(owner, { store: { add_out_of_stock_product_to_cart: true } })
    const shopper = visitor()
    expect((await shopper.post(itemsPath, { sku: 'OUT-1', quantity: 10 })).statusCode).toBe(200)
    expect((await shopper.post(itemsPath, { sku: 'OUT-1', quantity: 11 })).json().error).toBe('Max quantity is 10')
    await withSettings(owner, { store: { add_out_of_stock_product_to_cart: false, enabled: false } })
    expect((await shopper.post(itemsPath, { sku: 'OUT-1' })).json().code).toBe('STORE_CLOSED')
    await withSettings(owner, { store: { enabled: true } })
  })
})
