import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { harbour } from '../testing/harbour.ts'
import {
  browser,
  contact,
  itemsPath,
  ordered,
  soldProduct,
  stockOf,
  tellHarbour,
  withSettings,
} from '../testing/shop.ts'
import { storeHost, variantsPath } from '../testing/store-host.ts'
import { letStockGo } from './unpaid-orders.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
  await withSettings(owner, { commerce: { on_pickup: true, test_payments: true } })
})
afterAll(() => host?.close())

const online = { contact, delivery: 'pickup', payment: 'harbour' }

async function placed(sku: string, quantity = 1, more: object = {}) {
  const shopper = browser(host.visitor())
  await shopper.post(itemsPath, { sku, quantity })
  return { shopper, order: await ordered(shopper, { ...online, ...more }) }
}
const shown = async (id: number) => (await owner.get(`/api/v1/admin/web-orders/${id}/`)).json().webOrder
const becomes = (id: number, expected: object) =>
  vi.waitFor(async () => expect(await shown(id)).toMatchObject(expected), { timeout: 15_000, interval: 50 })
const kinds = async (id: number) => (await shown(id)).history.map(({ kind }: { kind: string }) => kind)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const runLate = (orderId: number) => host.at(inMinutes(31), () => host.run(letStockGo, { orderId }))

describe('an order that is paid online', () => {
  it('is paid once, however often and in whatever order the provider tells so', async () => {
    const product = await soldProduct(owner, 'PAY-1')
    const { order } = await placed('PAY-1', 2)
    expect(order.status).toBe('pending_payment')
    await tellHarbour(host, order.id, { status: 'succeeded', eventId: 'p1-a' })
    await tellHarbour(host, order.id, { status: 'succeeded', eventId: 'p1-a' })
    await tellHarbour(host, order.id, { status: 'succeeded', eventId: 'p1-b' })
    await tellHarbour(host, order.id, { status: 'failed', eventId: 'p1-c' })
    await becomes(order.id, { status: 'paid', amountPaid: order.grandTotal, stock: 'taken' })
    expect((await kinds(order.id)).filter((kind: string) => kind === 'paid')).toHaveLength(1)
    expect(await stockOf(owner, product.id)).toBe(3)
  })

  it('is paid at once by a provider that takes the money at once', async () => {
    await soldProduct(owner, 'PAY-2')
    const { order } = await placed('PAY-2', 1, { payment: 'test' })
    await becomes(order.id, { status: 'paid', amountRefunded: 0 })
  })

  it('that failed can be paid again', async () => {
    await soldProduct(owner, 'PAY-3')
    const { shopper, order } = await placed('PAY-3')
    const payable = async () => (await shopper.get(`/api/v1/orders/${order.id}/`)).json().order.payable
    expect(await payable()).toBe(true)
    await tellHarbour(host, order.id, { status: 'failed', eventId: 'p3-a' })
    await vi.waitFor(async () => expect(await kinds(order.id)).toContain('payment-failed'), { timeout: 15_000 })
    const again = await shopper.post(`/api/v1/orders/${order.id}/pay/`, { payment: 'test' })
    expect(again.statusCode).toBe(200)
    await becomes(order.id, { status: 'paid' })
    expect(await payable()).toBe(false)
    expect((await shopper.post(`/api/v1/orders/${order.id}/pay/`, { payment: 'test' })).statusCode).toBe(409)
  })

  it('paid twice, gets what was too much back', async () => {
    await soldProduct(owner, 'PAY-4')
    const { shopper, order } = await placed('PAY-4')
    await shopper.post(`/api/v1/orders/${order.id}/pay/`, { payment: 'test' })
    await becomes(order.id, { status: 'paid' })
    await tellHarbour(host, order.id, { status: 'succeeded', eventId: 'p4-a' })
    await becomes(order.id, { status: 'paid', amountPaid: 2 * order.grandTotal, amountRefunded: order.grandTotal })
  })
})

describe('an order that nobody pays', () => {
  it('lets its stock go after half an hour, and takes it again when the money comes later', async () => {
    const product = await soldProduct(owner, 'LATE-1', { stock: 2 })
    const { order } = await placed('LATE-1', 2)
    await host.run(letStockGo, { orderId: order.id })
    expect(await stockOf(owner, product.id)).toBe(0)
    await runLate(order.id)
    await runLate(order.id)
    expect(await stockOf(owner, product.id)).toBe(2)
    expect(await shown(order.id)).toMatchObject({ status: 'pending_payment', stock: 'released' })
    await tellHarbour(host, order.id, { status: 'succeeded', eventId: 'l1-a' })
    await becomes(order.id, { status: 'paid', stock: 'taken' })
    expect(await stockOf(owner, product.id)).toBe(0)
  })

  it('gives the money back by itself when the goods are gone meanwhile', async () => {
    const product = await soldProduct(owner, 'LATE-2', { stock: 1 })
    const { order } = await placed('LATE-2')
    await runLate(order.id)
    await owner.post(`${variantsPath}${product.variants[0].id}/stock/`, { stock: 0 })
    await tellHarbour(host, order.id, { status: 'succeeded', eventId: 'l2-a' })
    await becomes(order.id, { status: 'cancelled', amountRefunded: order.grandTotal, stock: 'released' })
    expect([...harbour.refunds.values()]).toContain(order.grandTotal)
    expect(await stockOf(owner, product.id)).toBe(0)
    const late = (await host.mails()).find(({ text }) => text.includes('We are refunding it'))
    expect(late?.to).toBe(contact.email)
  })

  it('paid on pick-up, keeps its stock', async () => {
    const product = await soldProduct(owner, 'LATE-3', { stock: 1 })
    const { order } = await placed('LATE-3', 1, { payment: 'on_pickup' })
    await runLate(order.id)
    expect(await stockOf(owner, product.id)).toBe(0)
  })

  it('lets its discount code go as well', async () => {
    await soldProduct(owner, 'LATE-4')
    await owner.post('/api/v1/admin/discount-codes/', { code: 'ONCE', kind: 'percent', percent: 10, most_uses: 1 })
    const { order } = await placed('LATE-4', 1, { code: 'once ' })
    expect(order).toMatchObject({ code: 'ONCE', discount: 100 })
    const uses = async () =>
      (await owner.get('/api/v1/admin/discount-codes/'))
        .json()
        .results.rows.map(({ uses: each }: { uses: number }) => each)
    expect(await uses()).toEqual([1])
    await runLate(order.id)
    expect(await uses()).toEqual([0])
  })
})
