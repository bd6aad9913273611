// Invoices of paid web orders: the store and invoicing know each other by ids alone.
import { testHost } from '@ashlar/core/testing'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packages, surfaces } from './composition.ts'

let host: TestHost
let owner: TestClient
let delivery: string
beforeAll(async () => {
  host = await testHost({ jobs: true, packages: await packages, surfaces })
  await host.sql`update core.tenant set plan = 'enterprise'`
  owner = await host.signIn('owner')
  await set({ commerce: { cash: true }, invoicing: { invoice_orders: true } })
  const step = { from: 0, price: 1_235 }
  const rate = { number: 1, name: 'By bicycle', by: 'weight', steps: [step], most: null, free_from: null }
  const zone = { name: 'All', position: 0, is_active: true, countries: [], regions: [], postcodes: [], rates: [rate] }
  const { deliveryZone } = await done(owner.post(`${admin}delivery-zones/`, zone))
  delivery = `${deliveryZone.id}-1`
  await done(owner.post(`${admin}discount-codes/`, { code: 'ODD', kind: 'percent', percent: 7.75 }))
  await done(owner.post(`${admin}discount-codes/`, { code: 'OFF', kind: 'amount', amount: 101 }))
})
afterAll(() => host?.close())

const admin = '/api/v1/admin/'
async function done(reply: PromiseLike<{ readonly statusCode: number; readonly body: string }>) {
  const { statusCode, body } = await reply
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`)
  return JSON.parse(body)
}
const set = (values: object) => done(owner.put(`${admin}settings/`, values))

let made = 0
async function soldProduct(price: number): Promise<string> {
  made += 1
  const sku = `SKU-${made}`
  const variants = [{ sku, price, stock: 500 }]
  await done(owner.post(`${admin}products/`, { name: `Product ${made}`, status: 'published', variants }))
  return sku
}

/** An order that staff make for somebody, and whose payment has come. */
async function paidOrder(prices: readonly (readonly [price: number, quantity: number])[], more: object = {}) {
  const items = []
  for (const [price, quantity] of prices) items.push({ sku: await soldProduct(price), quantity })
  const contact = { firstname: 'Mara', lastname: 'Quay', email: `mara${made}@quay.example` }
  const address = { address: '1 Quay St', city: 'Town', province: 'QC', postal: 'H1H 1H1', country: 'CA' }
  const body = { contact, address, items, delivery, payment: 'cash', ...more }
  const { webOrder } = await done(owner.post(`${admin}web-orders/`, body))
  const [payment] = await host.sql<{ id: string }>`select id from commerce.payment
    where subject_kind = 'store.order' and subject_id = ${webOrder.id}`
  await done(owner.post(`${admin}commerce/payments/${payment?.id}/settle/`, { hasCome: true }))
  await expect.poll(async () => (await orderNow(webOrder.id)).status).toBe('paid')
  return orderNow(webOrder.id)
}
const orderNow = async (id: number) => (await done(owner.get(`${admin}web-orders/${id}/`))).webOrder

const invoicesOf = async (customer: number) => {
  const { results } = await done(owner.get(`${admin}invoices/?customer_id=${customer}`))
  return Promise.all(
    results.rows.map(async ({ id }: { id: number }) => (await done(owner.get(`${admin}invoices/${id}/`))).invoice),
  )
}
const invoiceOf = async (customer: number) => {
  await expect.poll(async () => (await invoicesOf(customer)).length).toBe(1)
  return (await invoicesOf(customer))[0]
}

/** Tell once more what was told when the order was paid. */
const toldAgain = ({ id, invoiceNumber, customer_id, grandTotal, currency }: Record<string, unknown>) => {
  const payload = { orderId: id, number: invoiceNumber, customerId: customer_id, total: grandTotal, currency }
  return host.sql`insert into core.outbox (tenant_id, kind, name, payload)
    values (${host.tenants.a.guid}, 'event', 'store.order-paid', ${JSON.stringify(payload)}::jsonb)`
}

const sums = ({ grandTotal, tax, discount, currency }: Record<string, unknown>) => ({
  ...{ grandTotal, tax, discount, currency },
})

describe.each([false, true])('with prices that include taxes: %s, a paid order', (isInside) => {
  beforeAll(async () => {
    const { rules } = await done(owner.get(`${admin}commerce/taxes/`))
    await done(owner.put(`${admin}commerce/taxes/`, { ...rules, prices_include_tax: isInside }))
  })

  test.each([
    [
      'odd prices',
      [
        [1_999, 3],
        [333, 7],
        [1, 1],
      ],
      {},
    ],
    [
      'a discount in per cent',
      [
        [1_999, 3],
        [333, 7],
      ],
      { code: 'ODD' },
    ],
    [
      'a discount of an amount, picked up',
      [
        [333, 3],
        [5, 1],
        [77, 2],
      ],
      { code: 'OFF', delivery: 'pickup' },
    ],
  ] as const)('with %s is invoiced to the cent, issued and paid', async (_, prices, more) => {
    const order = await paidOrder(prices, more)
    const invoice = await invoiceOf(order.customer_id)
    expect(sums(invoice)).toEqual(sums(order))
    expect(invoice).toMatchObject({
      ...{ status: 'paid', amountDue: 0, amountPaid: order.grandTotal, pricesIncludeTax: isInside },
      notes: `Web order ${order.invoiceNumber}, paid.`,
      subTotal: order.subTotal + order.delivery.price,
    })
    expect(invoice.invoiceNumber).toMatch(/^INV-\d{4}-\d{5}$/)
    const lines = order.items.map(({ name, quantity, unitPrice, total, tax }: Record<string, unknown>) => ({
      ...{ name, quantity, unitPrice, total, tax },
    }))
    expect(invoice.items.slice(0, lines.length)).toMatchObject(lines)
    const carried = order.delivery.price > 0 ? [{ name: 'By bicycle', total: order.delivery.price }] : []
    expect(invoice.items.slice(lines.length)).toMatchObject(carried)
    const named = ({ name, rate, amount }: Record<string, unknown>) => ({ name, rate, amount })
    expect(invoice.taxes.map(named)).toEqual(order.taxes)
    expect(invoice.items.reduce((sum: number, { tax }: { tax: number }) => sum + tax, 0)).toBe(order.tax)
  })
})

test('an order is invoiced once, however often it is told of', async () => {
  const order = await paidOrder([[4_000, 1]])
  await invoiceOf(order.customer_id)
  await Promise.all([toldAgain(order), toldAgain(order), toldAgain(order)])
  const next = await paidOrder([[100, 1]])
  await invoiceOf(next.customer_id)
  expect(await invoicesOf(order.customer_id)).toHaveLength(1)
  const [{ count } = { count: 0 }] = await host.sql`select count(*)::int as count from invoicing.document
    where source_kind = 'store.order' and source_id = ${order.id}`
  expect(count).toBe(1)
})

test('its stock was taken once, and its money goes back with the order alone', async () => {
  const order = await paidOrder([[4_000, 2]])
  const invoice = await invoiceOf(order.customer_id)
  const [variant] = await host.sql`select stock from store.variant where sku = ${order.items[0].sku}`
  expect(Number(variant?.['stock'])).toBe(498)
  const refused = await owner.post(`${admin}invoices/${invoice.id}/refund/`, {
    items: [{ id: invoice.items[0].id, quantity: 1 }],
  })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'INVOICING_PAID_WITH_ORDER'])
})

test('without the setting, orders are paid and nothing is invoiced', async () => {
  await set({ invoicing: { invoice_orders: false } })
  const order = await paidOrder([[4_000, 1]])
  await set({ invoicing: { invoice_orders: true } })
  const next = await paidOrder([[100, 1]])
  await invoiceOf(next.customer_id)
  expect(await invoicesOf(order.customer_id)).toEqual([])
})

const refund = async (order: { id: number }, amount: number) => {
  const [payment] = await host.sql<{ id: string }>`select id from commerce.payment
    where subject_kind = 'store.order' and subject_id = ${order.id}`
  await done(owner.post(`${admin}commerce/payments/${payment?.id}/refunds/`, { amount, reason: '' }))
}
const untoldRefunds = () => host.sql`select 1 from core.outbox where name = 'store.order-refunded' union all
  select 1 from pgboss.job where state < 'completed' and data::text like '%store.order-refunded%'`
const notesOf = async (customer: number) => {
  const { results } = await done(owner.get(`${admin}invoices/?customer_id=${customer}&type=refund`))
  return results.rows.toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)
}

test.each([false, true])(
  'what is given back of an order has credit notes, to the cent, prices with taxes: %s',
  async (isInside) => {
    const { rules } = await done(owner.get(`${admin}commerce/taxes/`))
    await done(owner.put(`${admin}commerce/taxes/`, { ...rules, prices_include_tax: isInside }))
    const order = await paidOrder([
      [1_999, 3],
      [333, 7],
    ])
    const invoice = await invoiceOf(order.customer_id)
    const parts = [1, 3_333, order.grandTotal - 3_334]
    for (const [at, amount] of parts.entries()) {
      await refund(order, amount)
      await expect.poll(async () => (await notesOf(order.customer_id)).length).toBe(at + 1)
    }
    const notes = await notesOf(order.customer_id)
    const all = (of: (note: Record<string, number>) => number) =>
      notes.reduce((sum: number, note: Record<string, number>) => sum + of(note), 0)
    expect(notes.map(({ grandTotal }: { grandTotal: number }) => grandTotal)).toEqual(parts)
    expect(notes).toMatchObject(parts.map(() => ({ status: 'paid', amountDue: 0 })))
    expect(all(({ tax }) => tax ?? 0)).toBe(invoice.tax)
    const { invoice: now } = await done(owner.get(`${admin}invoices/${invoice.id}/`))
    expect(now).toMatchObject({ status: 'refunded', amountRefunded: order.grandTotal })
    const { statement } = await done(owner.get(`${admin}customers/${order.customer_id}/statement/`))
    expect([statement.closing, statement.open.amountDue]).toEqual([0, 0])
  },
)

test('an order that is given back as a whole has one credit note of its lines, however often it is told of', async () => {
  const order = await paidOrder([[4_000, 2]])
  const invoice = await invoiceOf(order.customer_id)
  await refund(order, order.grandTotal)
  await expect.poll(async () => (await notesOf(order.customer_id)).length).toBe(1)
  await host.sql`insert into core.outbox (tenant_id, kind, name, payload)
    select ${host.tenants.a.guid}, 'event', 'store.order-refunded', ${JSON.stringify({
      ...{ orderId: order.id, number: order.invoiceNumber, customerId: order.customer_id },
      ...{ total: order.grandTotal, currency: order.currency },
    })}::jsonb from generate_series(1, 3)`
  const next = await paidOrder([[100, 1]])
  await invoiceOf(next.customer_id)
  const [note, ...others] = await notesOf(order.customer_id)
  expect(others).toEqual([])
  const { invoice: shown } = await done(owner.get(`${admin}invoices/${note.id}/`))
  expect(shown.items).toMatchObject(
    invoice.items.map(({ name, total, tax }: object & Record<string, unknown>) => ({ name, total, tax })),
  )
  expect(shown.taxes).toEqual(invoice.taxes)
  expect(shown.notes).toBe(`Web order ${order.invoiceNumber}, refunded.`)
})

test('without an invoice, and without the setting, what is given back has no credit note', async () => {
  await set({ invoicing: { invoice_orders: false } })
  const none = await paidOrder([[4_000, 1]])
  await set({ invoicing: { invoice_orders: true } })
  const billed = await paidOrder([[500, 1]])
  await invoiceOf(billed.customer_id)
  await refund(none, 1_000)
  await set({ invoicing: { invoice_orders: false } })
  await refund(billed, 100)
  await expect.poll(async () => (await orderNow(billed.id)).amountRefunded).toBe(100)
  // Whether there is a credit note is decided when the event is heard, which comes after the order has changed.
  await expect.poll(untoldRefunds).toEqual([])
  await set({ invoicing: { invoice_orders: true } })
  const last = await paidOrder([[100, 1]])
  await invoiceOf(last.customer_id)
  expect([await notesOf(none.customer_id), await notesOf(billed.customer_id)]).toEqual([[], []])
})
