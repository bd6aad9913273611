import { DroppedTags, defineRoutes, on } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderPlaced } from '../../contract.ts'
import { harbour } from '../testing/harbour.ts'
import {
  type Browser,
  browser,
  checkoutPath,
  contact,
  itemsPath,
  ordered,
  soldProduct,
  stockOf,
  withSettings,
} from '../testing/shop.ts'
import { productsPath, storeHost, variantsPath } from '../testing/store-host.ts'

/** Tags that were dropped: pages and replies that were made from them. */
const dropped = new Set<string>()
const listening = defineRoutes([DroppedTags], (_, tags) => {
  tags.listen((_tenant, names) => {
    for (const name of names) dropped.add(name)
  })
})

/** Campaigns that orders named, by the id of the order. */
const campaigns = new Map<number, unknown>()
const hears = on(orderPlaced, [], ({ orderId, campaign }) => void campaigns.set(orderId, campaign))

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await storeHost({ routes: [listening], subscriptions: [hears] })
  host = made.host
  owner = made.owner
  await withSettings(owner, { commerce: { on_pickup: true, test_payments: true }, store: { pickup_region: 'AB' } })
})
afterAll(() => host?.close())

const quotePath = '/api/v1/cart/quote/'
const visitor = (tenant: 'a' | 'b' = 'a') => browser(host.visitor(tenant))
const address = { address: '1 Quay St', city: 'Toronto', province: 'ON', postal: 'M5V 1A1', country: 'CA' }
const byPickup = { contact, delivery: 'pickup', payment: 'on_pickup' }

async function withCart(sku: string, quantity = 1, somebody: Browser = visitor()): Promise<Browser> {
  const reply = await somebody.post(itemsPath, { sku, quantity })
  expect(reply.statusCode).toBe(200)
  return somebody
}

describe('the checkout', () => {
  it('makes a web order with stock, number, customer, history and email (OPEN-318)', async () => {
    const product = await soldProduct(owner, 'PICK-1', { price: 1_500 })
    const shopper = await withCart('PICK-1', 2)
    const reply = await shopper.post(checkoutPath, { ...byPickup, notes: 'Ring twice' })
    expect(reply.statusCode).toBe(201)
    const { success, webOrder, payment } = reply.json()
    expect([success, payment]).toEqual([true, { status: 'asked' }])
    expect(webOrder).toMatchObject({
      ...{ status: 'pending_payment', fulfilment: 'pending', notes: 'Ring twice', currency: 'CAD', address: null },
      items: [{ sku: 'PICK-1', quantity: 2, unitPrice: 1_500, total: 3_000, taxRate: 5, tax: 150 }],
      delivery: { id: 'pickup', name: 'Pick-up', price: 0 },
      ...{ subTotal: 3_000, tax: 150, grandTotal: 3_150, amountPaid: 0 },
    })
    expect(webOrder.invoiceNumber).toMatch(/^[1-9]\d*$/)
    expect(await stockOf(owner, product.id)).toBe(3)
    expect((await shopper.get('/api/v1/cart/')).json().cart.items).toEqual([])
    const [customer] = (await owner.get(`/api/v1/admin/customers/?search=${contact.email}`)).json().results.rows
    expect(customer).toMatchObject({ email: contact.email, firstname: 'Mara' })
    const timeline = (await owner.get(`/api/v1/admin/customers/${customer.customer_id}/timeline/`)).json().entries
    expect(timeline[0]).toMatchObject({ kind: 'store.order-placed', amount: 3_150 })
    const mail = (await host.mails()).find(({ subject }) => subject === `Your order ${webOrder.invoiceNumber}`)
    expect(mail).toMatchObject({ to: contact.email })
    expect(mail?.text).toContain('2 × Product PICK-1: CA$30.00')
  })

  it('tells by which campaign the buyer came, where they say so (issue 21)', async () => {
    await soldProduct(owner, 'CAME-1')
    const campaign = { name: 'email-12', content: '1-0' }
    const order = async (more: object) =>
      (await (await withCart('CAME-1')).post(checkoutPath, { ...byPickup, ...more })).json()
    const came = (await order({ campaign })).webOrder.id
    const not = (await order({})).webOrder.id
    await vi.waitFor(() => expect([campaigns.get(came), campaigns.has(not)]).toEqual([campaign, true]), 10_000)
    expect(campaigns.get(not)).toBeUndefined()
    expect((await order({ campaign: { name: 'x'.repeat(201) } })).success).toBe(false)
  })

  it('counts no price, total, tax or discount that a shopper sends (T19, C4)', async () => {
    await soldProduct(owner, 'TAMPER-1')
    const shopper = await withCart('TAMPER-1')
    for (const tampered of [
      ...[
        { grandTotal: 1 },
        { items: [{ sku: 'TAMPER-1', unitPrice: 1 }] },
        { tax: 0 },
        { discount: 999 },
        { currency: 'JPY' },
      ],
      ...[{ delivery: { price: 0 } }, { contact: { ...contact, customer_id: 1 } }],
    ]) {
      const reply = await shopper.post(checkoutPath, { ...byPickup, ...tampered })
      expect([400, 422]).toContain(reply.statusCode)
    }
    expect((await ordered(shopper, byPickup)).grandTotal).toBe(1_050)
  })

  it('asks again with the new quote when anything changed since', async () => {
    const product = await soldProduct(owner, 'QUOTE-1')
    const shopper = await withCart('QUOTE-1')
    const { quote } = (await shopper.get(`${quotePath}?delivery=pickup`)).json()
    expect(quote).toMatchObject({ grandTotal: 1_050, errors: [], needsDelivery: true, delivery: { id: 'pickup' } })
    await owner.put(`${productsPath}${product.id}/`, { variants: [{ id: product.variants[0].id, price: 2_000 }] })
    const stale = await shopper.post(checkoutPath, { ...byPickup, quote: quote.hash })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'STORE_QUOTE_CHANGED'])
    const fresh = stale.json().quote
    expect(fresh.grandTotal).toBe(2_100)
    expect((await shopper.post(quotePath, { delivery: 'pickup' })).json().quote.hash).toBe(fresh.hash)
    expect((await ordered(shopper, { ...byPickup, quote: fresh.hash })).grandTotal).toBe(2_100)
  })

  it('sent twice, is one order (C3)', async () => {
    const product = await soldProduct(owner, 'TWICE-1')
    const shopper = await withCart('TWICE-1')
    const { quote } = (await shopper.get(`${quotePath}?delivery=pickup`)).json()
    const sent = await Promise.all([1, 2, 3].map(() => ordered(shopper, { ...byPickup, quote: quote.hash })))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await stockOf(owner, product.id)).toBe(4)
    const key = { 'idempotency-key': 'twice-2' }
    await withCart('TWICE-1', 1, shopper)
    const first = await shopper.post(checkoutPath, byPickup, key)
    const second = await shopper.post(checkoutPath, byPickup, key)
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
  })

  it('says what is in the way, each with its field', async () => {
    const product = await soldProduct(owner, 'WAY-1', { stock: 3 })
    const empty = await visitor().post(checkoutPath, byPickup)
    expect([empty.statusCode, empty.json().error]).toEqual([409, 'Your cart is empty'])
    const shopper = await withCart('WAY-1', 3)
    const paths = async (body: object) => {
      const reply = await shopper.post(checkoutPath, { ...byPickup, ...body })
      expect(reply.statusCode).toBe(422)
      return reply.json().errors.map(({ path }: { path: string }) => path)
    }
    expect(await paths({ delivery: '' })).toEqual(['address', 'delivery'])
    expect(await paths({ payment: 'nobody' })).toEqual(['payment'])
    expect(await paths({ code: 'NONE' })).toEqual(['code'])
    expect(await paths({ contact: { ...contact, email: 'mara' } })).toEqual(['contact/email'])
    await withSettings(owner, { store: { terms: '/terms' } })
    expect(await paths({})).toEqual(['consent'])
    await withSettings(owner, { store: { terms: '' } })
    await owner.post(`${variantsPath}${product.variants[0].id}/stock/`, { stock: 2 })
    const short = await shopper.post(checkoutPath, byPickup)
    expect(short.json()).toMatchObject({
      code: 'STORE_OUT_OF_STOCK',
      errors: [{ path: 'WAY-1', message: 'Max quantity is 2' }],
    })
  })

  it('delivers by zone, taxes by place, and never lets what is carried be paid on pick-up', async () => {
    await soldProduct(owner, 'POST-1', { weight: 900 })
    const rate = { number: 1, name: 'Parcel', by: 'weight', most: null, free_from: null }
    const zone = {
      ...{ name: 'Canada', position: 1, is_active: true, countries: ['CA'], regions: [], postcodes: [] },
      rates: [
        {
          ...rate,
          steps: [
            { from: 0, price: 800 },
            { from: 1_500, price: 1_200 },
          ],
        },
      ],
    }
    const made = (await owner.post('/api/v1/admin/delivery-zones/', zone)).json().deliveryZone
    const shopper = await withCart('POST-1', 2)
    const { quote } = (await shopper.post(quotePath, { address })).json()
    expect(quote.deliveries.map(({ id, price }: { id: string; price: number }) => [id, price])).toEqual([
      ['pickup', 0],
      [`${made.id}-1`, 1_200],
    ])
    const abroad = (await shopper.post(quotePath, { address: { ...address, country: 'FR' } })).json().quote
    expect(abroad.deliveries).toHaveLength(1)
    const carried = { ...byPickup, address, delivery: `${made.id}-1` }
    expect((await shopper.post(checkoutPath, carried)).json().error).toBe(
      'You can pay on pick-up only if you pick up your order.',
    )
    const order = await ordered(shopper, { ...carried, payment: 'test' })
    // Ontario: 13 % on goods and delivery.
    expect(order).toMatchObject({ subTotal: 2_000, tax: 416, grandTotal: 3_616, address, delivery: { price: 1_200 } })
  })

  it('takes a form of a page without JavaScript and leads to the thanks', async () => {
    await soldProduct(owner, 'FORM-2')
    const shopper = await withCart('FORM-2')
    const fields = new URLSearchParams({
      ...{ 'contact.firstname': 'Mara', 'contact.lastname': 'Quay', 'contact.email': 'form@shop.example' },
      ...{
        'contact.phone': '',
        'address.city': '',
        delivery: 'pickup',
        payment: 'on_pickup',
        notes: '',
        consent: 'on',
      },
    })
    const reply = await shopper.post(checkoutPath, fields)
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toMatch(/^\/checkout\/thanks\?order=\d+$/)
  })
})

describe('an order', () => {
  it('is shown to whoever placed it and to nobody else (OPEN-368, PERM-306)', async () => {
    await soldProduct(owner, 'MINE-1')
    const shopper = await withCart('MINE-1')
    const { id } = await ordered(shopper, byPickup)
    const path = `/api/v1/orders/${id}/`
    expect((await shopper.get(path)).json().order).toMatchObject({ id, contact })
    const customer = browser(await host.signIn('customer'))
    // A visitor with a cookie of their own, and without.
    for (const somebody of [await withCart('MINE-1'), visitor(), visitor('b'), customer]) {
      expect((await somebody.get(path)).statusCode).toBe(404)
      expect((await somebody.post(`${path}pay/`, { payment: 'test' })).statusCode).toBe(404)
    }
    expect((await visitor().get('/api/v1/orders/')).statusCode).toBe(401)
    expect((await customer.get('/api/v1/orders/')).json().results.rows).toEqual([])
    await withCart('MINE-1', 1, customer)
    const own = await ordered(customer, byPickup)
    expect((await customer.get('/api/v1/orders/')).json().results).toMatchObject({ rows: [{ id: own.id }], total: 1 })
    expect((await shopper.get(`/api/v1/orders/${own.id}/`)).statusCode).toBe(404)
  })

  it('stands while the provider of payments is down, and can be paid later', async () => {
    await soldProduct(owner, 'DOWN-1')
    const shopper = await withCart('DOWN-1')
    harbour.isDown = true
    const placed = (await shopper.post(checkoutPath, { ...byPickup, payment: 'harbour' })).json()
    harbour.isDown = false
    expect(placed.payment).toEqual({ status: 'unreachable' })
    const again = await shopper.post(`/api/v1/orders/${placed.webOrder.id}/pay/`, { payment: 'harbour' })
    expect(again.json().payment).toMatchObject({
      status: 'asked',
      goTo: expect.stringContaining('https://harbour.example/'),
    })
  })
})

describe('many at once', () => {
  it('200 who buy 20 pieces buy 20, and the others are told (C1, T21)', async () => {
    const product = await soldProduct(owner, 'RUSH-1', { stock: 20 })
    const all: Awaited<ReturnType<typeof withCart>>[] = []
    // Only the buying is at once: 200 carts filled at once on a slow machine wait longer than a request may.
    while (all.length < 200) all.push(...(await Promise.all(Array.from({ length: 20 }, () => withCart('RUSH-1')))))
    const replies = await Promise.all(
      all.map(async (shopper, at) => {
        const order = { ...byPickup, contact: { ...contact, email: `rush${at}@shop.example` } }
        // On a slow machine the last in the line wait longer than a request may. They are told so, and try again.
        for (;;) {
          const reply = await shopper.post(checkoutPath, order)
          if (reply.statusCode !== 503) return reply
        }
      }),
    )
    const sold = replies.filter(({ statusCode }) => statusCode === 201)
    const refused = replies.filter(({ statusCode }) => statusCode === 409)
    expect([sold.length, refused.length]).toEqual([20, 180])
    expect(new Set(refused.map((reply) => reply.json().code))).toEqual(new Set(['STORE_OUT_OF_STOCK']))
    expect(await stockOf(owner, product.id)).toBe(0)
    const numbers = sold.map((reply) => Number(reply.json().webOrder.invoiceNumber)).toSorted((a, b) => a - b)
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual(numbers.map((_, at) => at))
  }, 120_000)

  it('100 orders that leave stock drop no kept page, and the one that leaves none drops it (T19)', async () => {
    const product = await soldProduct(owner, 'PAGE-1', { stock: 101 })
    const place = async () => ordered(await withCart('PAGE-1'), byPickup)
    dropped.clear()
    for (let round = 0; round < 25; round += 1) await Promise.all([1, 2, 3, 4].map(place))
    expect([...dropped]).toEqual([`stock:${product.id}`])
    await place()
    expect([...dropped].toSorted()).toEqual([`product:${product.id}`, `stock:${product.id}`, 'store:list'])
  })
})
