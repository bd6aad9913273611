import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { browser, contact, itemsPath, ordered, soldProduct, stockOf, withSettings } from '../testing/shop.ts'
import { storeHost } from '../testing/store-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
  other = made.other
  await withSettings(owner, { commerce: { on_pickup: true, test_payments: true } })
})
afterAll(() => host?.close())

const path = '/api/v1/admin/web-orders/'
async function placed(sku: string, quantity = 1, payment = 'on_pickup', email = contact.email) {
  const shopper = browser(host.visitor())
  await shopper.post(itemsPath, { sku, quantity })
  return ordered(shopper, { contact: { ...contact, email }, delivery: 'pickup', payment })
}
const shown = async (id: number) => (await owner.get(`${path}${id}/`)).json().webOrder
const becomes = (id: number, expected: object) =>
  vi.waitFor(async () => expect(await shown(id)).toMatchObject(expected), { timeout: 15_000, interval: 50 })
const subjects = async () => (await host.mails()).map(({ subject }) => subject)

describe('web orders', () => {
  it('are listed newest first with the fields of documents (API-317, OPEN-356)', async () => {
    await soldProduct(owner, 'LIST-1', { stock: 100 })
    const first = await placed('LIST-1', 2, 'on_pickup', 'zoe@list.example')
    const second = await placed('LIST-1')
    const { results, currency } = (await owner.get(`${path}?orderBy=invoiceDate&orderDirection=desc`)).json()
    expect(currency).toBe('CAD')
    expect(results.rows.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id])
    expect(results.total).toBe(2)
    expect(results.rows[1]).toMatchObject({
      ...{ type: 'web-order', invoiceNumber: first.invoiceNumber, status: 'pending_payment', approval: 'approved' },
      ...{ fulfilment: 'pending', dueDate: null, vehicle_id: null, subTotal: 2_000, grandTotal: 2_000, amountPaid: 0 },
      items: [{ name: 'Product LIST-1', kind: 'product', sku: 'LIST-1', quantity: 2, unitPrice: 1_000, total: 2_000 }],
    })
    expect((await owner.get(`${path}?search=zoe`)).json().results.rows).toMatchObject([{ id: first.id }])
    expect((await owner.get(`${path}?status=paid,refunded`)).json().results).toMatchObject({ rows: [], total: 0 })
    expect(
      (await owner.get(`${path}?fulfilment=pending&customer_id=${results.rows[1].customer_id}`)).json().results.total,
    ).toBe(1)
    expect((await owner.get(`${path}?orderBy=secret`)).statusCode).toBe(422)
    expect((await other.get(path)).json().results.rows).toEqual([])
    expect((await other.get(`${path}${first.id}/`)).statusCode).toBe(404)
    expect((await (await host.signIn('customer')).get(path)).statusCode).toBe(403)
  })

  it('go forward from pending to completed, and tell the customer (INV-011)', async () => {
    const product = await soldProduct(owner, 'FUL-1')
    const { id, invoiceNumber, fulfilment: atFirst } = await placed('FUL-1')
    expect(atFirst).toBe('pending')
    const fulfil = (fulfilment: string, more = {}) => owner.post(`${path}${id}/fulfil/`, { fulfilment, ...more })
    expect((await fulfil('ready_for_pickup')).json().webOrder.fulfilment).toBe('ready_for_pickup')
    expect(await subjects()).toContain(`Order ${invoiceNumber} is ready for pick-up`)
    const done = (await fulfil('completed')).json().webOrder
    expect(done).toMatchObject({ fulfilment: 'completed', stock: 'taken' })
    expect(await stockOf(owner, product.id)).toBe(4)
    expect((await fulfil('shipped')).statusCode).toBe(409)
    expect((await owner.put(`${path}${id}/`, { notes: 'Late' })).json().code).toBe('STORE_ORDER_UNDER_WAY')
    expect((await owner.post(`${path}${id}/cancel/`, {})).statusCode).toBe(409)
    const tracking = { carrier: 'Post', number: 'T 1', link: 'javascript:alert(1)' }
    expect((await fulfil('shipped', { tracking })).statusCode).toBe(422)
    const sent = await placed('FUL-1')
    const byPost = {
      fulfilment: 'shipped',
      tracking: { carrier: 'Post', number: 'T 2', link: 'https://post.example/T2' },
    }
    expect((await owner.post(`${path}${sent.id}/fulfil/`, byPost)).json().webOrder).toMatchObject({
      ...byPost,
      stock: 'taken',
    })
  })

  it('are cancelled until they are paid, and give stock and code back', async () => {
    const product = await soldProduct(owner, 'CAN-1')
    const { id } = await placed('CAN-1', 2)
    const cancelled = await owner.post(`${path}${id}/cancel/`, { reason: 'Changed mind' })
    expect(cancelled.json().webOrder).toMatchObject({ status: 'cancelled', stock: 'released' })
    expect(await stockOf(owner, product.id)).toBe(5)
    expect((await owner.post(`${path}${id}/cancel/`, {})).json().code).toBe('STORE_ORDER_CANCELLED')
    const paid = await placed('CAN-1', 1, 'test')
    await becomes(paid.id, { status: 'paid' })
    expect((await owner.post(`${path}${paid.id}/cancel/`, {})).json().code).toBe('STORE_ORDER_PAID')
  })

  it('are refunded in part by lines, with or without return to stock, and never more than paid', async () => {
    const product = await soldProduct(owner, 'REF-1')
    const { id, items } = await placed('REF-1', 3, 'test')
    await becomes(id, { status: 'paid' })
    const refund = (body: object) => owner.post(`${path}${id}/refund/`, body)
    const lines = [{ id: items[0].id, quantity: 1 }]
    expect((await refund({ lines, restock: true, reason: 'Dented' })).statusCode).toBe(200)
    await becomes(id, { status: 'paid', amountRefunded: 1_000, items: [{ returned: 1 }] })
    expect(await stockOf(owner, product.id)).toBe(3)
    expect((await refund({ amount: 500 })).statusCode).toBe(200)
    await becomes(id, { amountRefunded: 1_500 })
    expect(await stockOf(owner, product.id)).toBe(3)
    const tooMuch = await refund({ amount: 1_501 })
    expect([tooMuch.statusCode, tooMuch.json().error]).toEqual([422, 'At most 15.00 CAD can be refunded.'])
    expect((await refund({ lines: [{ id: items[0].id, quantity: 3 }] })).json().code).toBe('STORE_RETURNED_ALREADY')
    expect((await refund({ lines: [{ id: 999_999, quantity: 1 }] })).statusCode).toBe(422)
    expect((await refund({ amount: 1_500 })).statusCode).toBe(200)
    await becomes(id, { status: 'refunded', amountRefunded: 3_000 })
    expect((await refund({ amount: 1 })).json().code).toBe('STORE_ORDER_NOT_PAID')
  })

  it('refunded at once by two people, give back no more than was paid', async () => {
    await soldProduct(owner, 'REF-2')
    const { id } = await placed('REF-2', 1, 'test')
    await becomes(id, { status: 'paid' })
    const replies = await Promise.all([1, 2, 3, 4].map(() => owner.post(`${path}${id}/refund/`, { amount: 600 })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
  })

  it('are changed before they are fulfilled, with conflicts told', async () => {
    const product = await soldProduct(owner, 'EDIT-1')
    const { id, items } = await placed('EDIT-1', 2)
    const at = `${path}${id}/`
    const changed = await owner.put(at, { items: [{ id: items[0].id, quantity: 4 }], notes: 'Four', revision: 1 })
    expect(changed.json().webOrder).toMatchObject({
      grandTotal: 4_000,
      notes: 'Four',
      revision: 2,
      items: [{ quantity: 4 }],
    })
    expect(await stockOf(owner, product.id)).toBe(1)
    const stale = await owner.put(at, { notes: 'Mine', revision: 1 })
    expect([stale.statusCode, stale.json().current.notes]).toEqual([409, 'Four'])
    const more = await owner.put(at, { items: [{ id: items[0].id, quantity: 6 }] })
    expect(more.json().code).toBe('STORE_OUT_OF_STOCK')
    expect(await stockOf(owner, product.id)).toBe(1)
    expect((await shown(id)).items[0].quantity).toBe(4)
  })

  it('are made by staff at the prices of the store', async () => {
    const product = await soldProduct(owner, 'STAFF-1', { stock: 50 })
    const body = { contact, items: [{ sku: 'STAFF-1', quantity: 30 }], delivery: 'pickup', payment: 'on_pickup' }
    const made = await owner.post(path, body)
    expect(made.statusCode).toBe(201)
    expect(made.json().webOrder).toMatchObject({
      grandTotal: 30_000,
      history: [{ kind: 'placed', by: expect.any(String) }],
    })
    expect(await stockOf(owner, product.id)).toBe(20)
    expect((await owner.post(path, body)).statusCode).toBe(422)
    expect((await owner.post(path, { ...body, items: [{ sku: 'NONE', quantity: 1 }] })).statusCode).toBe(404)
    expect(await host.sql`select id from store.cart where visitor like 'staff:%'`).toEqual([])
  })

  it('made by staff keep the rules of the store: an address for what is carried, and no payment on pick-up for it', async () => {
    await soldProduct(owner, 'STAFF-2', { stock: 50 })
    const zone = { name: 'Here', position: 1, is_active: true, countries: [], regions: [], postcodes: [] }
    const rate = { number: 1, name: 'Van', by: 'weight', steps: [{ from: 0, price: 500 }], most: null, free_from: null }
    const { deliveryZone } = (await owner.post('/api/v1/admin/delivery-zones/', { ...zone, rates: [rate] })).json()
    const delivery = `${deliveryZone.id}-1`
    const items = [{ sku: 'STAFF-2', quantity: 1 }]
    const { quote } = (await owner.post(`${path}quote/`, { items, delivery, address: { country: 'CA' } })).json()
    expect(quote).toMatchObject({ subTotal: 1_000, delivery: { id: delivery, price: 500 }, errors: [] })
    const wrong = async (more: object) =>
      (await owner.post(path, { contact, items, delivery, ...more }))
        .json()
        .errors?.map((each: { path: string }) => each.path)
    expect(await wrong({ address: { address: '', city: '', country: 'CA' } })).toEqual(['address'])
    const address = { address: '1 Quay', city: 'Tern', country: 'CA' }
    expect(await wrong({ address, payment: 'on_pickup' })).toEqual(['payment'])
    expect((await owner.post(path, { contact, items, delivery, address })).statusCode).toBe(201)
    expect(await host.sql`select id from store.cart where visitor like 'staff:%'`).toEqual([])
    await owner.delete(`/api/v1/admin/delivery-zones/${deliveryZone.id}/`)
  })
})
