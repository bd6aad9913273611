import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Browser,
  browser,
  checkoutPath,
  contact,
  itemsPath,
  ordered,
  soldProduct,
  withSettings,
} from '../server/testing/shop.ts'
import { shopHost } from './shop-host.fixtures.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await shopHost()
  owner = await host.signIn('owner')
  await withSettings(owner, { commerce: { on_pickup: true }, store: { pickup_region: 'AB' } })
  await soldProduct(owner, 'ROPE', { price: 4_000 })
  await soldProduct(owner, 'NET', { price: 1_500, stock: 2 })
})
afterAll(() => host?.close())

const main = (body: string) => /<main id="main">(.*)<\/main>/s.exec(body)?.[1] ?? ''
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields)
const visitor = () => browser(host.visitor())
const fields = { 'contact.firstname': contact.firstname, 'contact.lastname': contact.lastname }
const wanted = { ...fields, 'contact.email': contact.email, delivery: 'pickup', payment: 'on_pickup' }
const quoteIn = (body: string) => /name="quote" value="([^"]*)"/.exec(body)?.[1] ?? ''

async function withRope(): Promise<Browser> {
  const shopper = visitor()
  const reply = await shopper.post(itemsPath, form({ sku: 'ROPE', quantity: '2' }))
  expect([reply.statusCode, reply.headers['location']]).toEqual([303, '/cart'])
  return shopper
}

describe('the page /cart', () => {
  test('is empty at first, for nobody to keep (OPEN-318)', async () => {
    const { body, headers } = await visitor().get('/cart')
    expect(main(body)).toContain('Your cart is empty')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('has a form for each line, which work without a script (CART-001, CART-012, CART-013)', async () => {
    const shopper = await withRope()
    const { body } = await shopper.get('/cart')
    expect(main(body)).toMatch(/Product ROPE.*CA\$80\.00/s)
    expect(main(body)).toMatch(/name="quantity"[^>]*value="2"/)
    await shopper.post(itemsPath, form({ sku: 'ROPE', quantity: '3' }))
    expect(main((await shopper.get('/cart')).body)).toContain('CA$120.00')
    await shopper.post(itemsPath, form({ sku: 'ROPE', quantity: '0' }))
    expect(main((await shopper.get('/cart')).body)).toContain('Your cart is empty')
  })

  test('shows two shoppers their own carts alone', async () => {
    const [one, other] = [await withRope(), visitor()]
    await other.post(itemsPath, form({ sku: 'NET', quantity: '1' }))
    const [hers, his] = [main((await one.get('/cart')).body), main((await other.get('/cart')).body)]
    expect([hers.includes('ROPE'), hers.includes('NET')]).toEqual([true, false])
    expect([his.includes('ROPE'), his.includes('NET')]).toEqual([false, true])
  })
})

describe('the page /checkout', () => {
  test('places an order without a script, and thanks whoever placed it alone', async () => {
    const shopper = await withRope()
    const { body } = await shopper.get('/checkout')
    expect(main(body)).toMatch(/<form class="store-cart store-checkout"[^>]* action="\/api\/v1\/cart\/checkout\/"/)
    expect(main(body)).toContain('Place order, CA$84.00')
    const placed = await shopper.post(checkoutPath, form({ ...wanted, quote: quoteIn(body), 'address.city': '' }))
    expect([placed.statusCode, placed.body]).toEqual([303, expect.anything()])
    const next = String(placed.headers['location'])
    expect(next).toMatch(/^\/checkout\/thanks\?order=\d+$/)
    const thanks = await shopper.get(next)
    expect(main(thanks.body)).toMatch(/Thank you for your order.*Product ROPE.*CA\$84\.00/s)
    expect((await visitor().get(next)).statusCode).toBe(404)
    expect((await shopper.get('/checkout/thanks?order=x')).statusCode).toBe(404)
  })

  test('comes back with what was wrong and what was typed', async () => {
    const shopper = await withRope()
    const { body } = await shopper.get('/checkout')
    const sent = { ...wanted, 'contact.email': 'not an address', quote: quoteIn(body) }
    const referer = { referer: `${host.tenants.a.origin}/checkout` }
    const refused = await shopper.post(checkoutPath, form(sent), referer)
    expect(refused.statusCode).toBe(303)
    const again = main((await shopper.get(String(refused.headers['location']))).body)
    expect(again).toContain('value="Mara"')
    expect(again).toMatch(/role="alert"/)
  })

  test('asks again when the price has changed meanwhile', async () => {
    const product = await soldProduct(owner, 'LAMP', { price: 1_000 })
    const shopper = visitor()
    await shopper.post(itemsPath, form({ sku: 'LAMP', quantity: '1' }))
    const quote = quoteIn((await shopper.get('/checkout')).body)
    const [variant] = product.variants
    await owner.put(`/api/v1/admin/products/variants/${variant.id}/`, { price: 2_000 })
    const referer = { referer: `${host.tenants.a.origin}/checkout` }
    const refused = await shopper.post(checkoutPath, form({ ...wanted, quote }), referer)
    const again = main((await shopper.get(String(refused.headers['location']))).body)
    expect(again).toContain('Your order has changed')
    expect(again).toContain('Place order, CA$21.00')
  })
})

test('the profile lists the orders of whoever is signed in, and nobody else’s (OPEN-313, OPEN-368)', async () => {
  const customer = browser(await host.signIn('customer'))
  await customer.post(itemsPath, form({ sku: 'ROPE', quantity: '1' }))
  const quote = quoteIn((await customer.get('/checkout')).body)
  const placed = await customer.post(checkoutPath, form({ ...wanted, quote }))
  const next = String(placed.headers['location'])
  const { body } = await customer.get('/user-profile')
  expect(main(body)).toMatch(/Your orders.*Order \d+.*In preparation.*CA\$42\.00/s)
  expect(main(body)).toContain(`href="${next}"`)
  const again = await customer.post(`/api/v1/orders/${next.split('=')[1]}/repeat/`, form({}))
  expect([again.statusCode, again.headers['location']]).toEqual([303, '/cart'])
  expect(main((await customer.get('/cart')).body)).toContain('Product ROPE')
  const other = browser(await host.signIn('staff'))
  expect((await other.get(next)).statusCode).toBe(404)
})

/** An order of one piece of tar, and where its page is. */
async function tarFor(shopper: Browser, email = contact.email): Promise<{ id: number; page: string }> {
  await shopper.post(itemsPath, { sku: 'TAR' })
  const { id } = await ordered(shopper, {
    ...{ contact: { ...contact, email }, delivery: 'pickup', payment: 'on_pickup' },
  })
  return { id, page: `/checkout/thanks?order=${id}` }
}

describe('an order', () => {
  beforeAll(async () => {
    await soldProduct(owner, 'TAR', { stock: 50 })
  })

  test('of a guest is theirs once they have an account with that address, and never a stranger’s (OPEN-368)', async () => {
    const { id, page } = await tarFor(visitor(), 'guest@shop.example')
    const customer = browser(await host.signIn('customer'))
    await customer.post(itemsPath, { sku: 'TAR' })
    const [own] = await host.sql<{ account: string }>`select account from store.cart where account is not null`
    expect((await customer.get(page)).statusCode).toBe(404)
    expect(main((await customer.get('/user-profile')).body)).not.toContain(page)
    // The account is the customer's with that address, as it is from the day on which it was confirmed.
    const [row] = await host.sql<{ customer_id: string }>`select customer_id from store.web_order where id = ${id}`
    await host.sql`update customers.customer set account = null where account = ${own?.account}`
    await host.sql`update customers.customer set account = ${own?.account} where id = ${row?.customer_id}`
    expect(main((await customer.get(page)).body)).toContain('Product TAR')
    expect(main((await customer.get('/user-profile')).body)).toContain(`href="${page}"`)
    const { results } = (await customer.get('/api/v1/orders/')).json()
    expect(results.rows.map((order: { id: number }) => order.id)).toContain(id)
    const other = browser(await host.signIn('staff'))
    expect((await other.get(page)).statusCode).toBe(404)
    for (const [call, body] of [
      ['repeat', {}],
      ['pay', { payment: 'on_pickup' }],
    ] as const) {
      expect((await other.post(`/api/v1/orders/${id}/${call}/`, body)).statusCode).toBe(404)
    }
  })

  test('is thanked for at first, and says later what became of it', async () => {
    const shopper = visitor()
    const { id, page } = await tarFor(shopper)
    expect(main((await shopper.get(page)).body)).toContain('<h1>Thank you for your order</h1>')
    await host.sql`update store.web_order set placed_at = placed_at - interval '2 hours', fulfilment = 'shipped',
      tracking = '{"carrier":"Gull Post","number":"GP 7","link":"https://gull.example/7"}' where id = ${id}`
    const { body } = await shopper.get(page)
    expect(main(body)).toMatch(/<h1>Order \d+<\/h1>.*Shipped.*Gull Post: tracking number GP 7.*gull\.example\/7/s)
    expect(main(body)).toContain(`action="/api/v1/orders/${id}/repeat/"`)
    // On pick-up nothing is paid online.
    expect(main(body)).not.toContain(`/api/v1/orders/${id}/pay/`)
  })
})
