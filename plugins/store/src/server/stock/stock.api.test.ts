import { permission } from '@ashlar/sdk'
import { Database, defineRoutes, on } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stockRanLow } from '../../contract.ts'
import { store } from '../../module.ts'
import { addedProduct, productsPath, storeHost, variantsPath } from '../testing/store-host.ts'
import { StockService } from './stock.service.ts'

const ranLow: { readonly variantId: number; readonly stock: number }[] = []
const at = (path: string) => `/api/v1/admin/till/${path}/`
const config = { access: permission(store, 'orders', 'can_view') }
const Sale = Type.Object({ order: Type.Integer(), lines: Type.Any(), sellsOutOfStock: Type.Optional(Type.Boolean()) })

/** Moves stock within units of work of its own, as orders will. */
const till = defineRoutes([Database, StockService], (app, database, stock) => {
  const of = (order: number) => ({ kind: 'store.order', id: order })
  app.post(at('reserve'), { config, schema: { body: Sale } }, async ({ body: { order, lines, ...options } }) => ({
    short: await database.tenant((tx) => stock.reserve(tx, of(order), lines, options)),
  }))
  app.post(at('release'), { config, schema: { body: Sale } }, async ({ body: { order } }) => {
    await database.tenant((tx) => stock.release(tx, of(order)))
    return {}
  })
  app.post(at('take'), { config, schema: { body: Sale } }, async ({ body: { order } }) => {
    await database.tenant((tx) => stock.take(tx, of(order)))
    return {}
  })
  app.post(at('return'), { config, schema: { body: Sale } }, async ({ body: { order, lines } }) => {
    await database.tenant((tx) => stock.giveBack(tx, of(order), lines))
    return {}
  })
})

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const subscriptions = [on(stockRanLow, [], async (payload) => void ranLow.push(payload))]
  const made = await storeHost({ routes: [till], subscriptions })
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const does = async (path: string, order: number, lines: object[] = [], more: object = {}) =>
  (await owner.post(at(path), { order, lines, ...more })).json()
const made = async (name: string, variant: object) => {
  const product = await addedProduct(owner, { name, status: 'published', variants: [variant] })
  return { productId: product.id, variantId: product.variants[0].id }
}
const stockOf = async (productId: number) => (await owner.get(`${productsPath}${productId}/`)).json().product.stock
const ledger = async (variantId: number) =>
  (await owner.get(`${variantsPath}${variantId}/stock/`))
    .json()
    .results.rows.map(
      ({ reason, change, stock }: { reason: string; change: number; stock: number }) => `${reason} ${change} ${stock}`,
    )

it('pieces are set aside, sold, put back once, and returned, each with a line in the ledger', async () => {
  const { productId, variantId } = await made('Vase', { stock: 10 })
  expect((await does('reserve', 1, [{ variantId, quantity: 4 }])).short).toEqual([])
  expect((await does('reserve', 2, [{ variantId, quantity: 5 }])).short).toEqual([])
  expect(await stockOf(productId)).toBe(1)
  for (let time = 0; time < 2; time++) await does('release', 2)
  for (let time = 0; time < 2; time++) await does('take', 1)
  await does('release', 1)
  expect(await stockOf(productId)).toBe(6)
  await does('return', 1, [{ variantId, quantity: 1 }])
  expect(await ledger(variantId)).toEqual([
    ...['return 1 7', 'sale -4 6', 'release 4 10', 'release 5 6', 'reservation -5 1', 'reservation -4 6'],
    'correction 10 10',
  ])
})

it('nothing is set aside when one line is short, and the shortages are told', async () => {
  const plenty = await made('Plenty', { stock: 10 })
  const few = await made('Few', { stock: 1 })
  const lines = [
    { variantId: plenty.variantId, quantity: 2 },
    { variantId: few.variantId, quantity: 1 },
    { variantId: few.variantId, quantity: 1 },
  ]
  expect((await does('reserve', 3, lines)).short).toEqual([{ variantId: few.variantId, wanted: 2, stock: 1 }])
  expect([await stockOf(plenty.productId), await stockOf(few.productId)]).toEqual([10, 1])
  expect((await does('reserve', 3, lines, { sellsOutOfStock: true })).short).toEqual([])
  expect(await stockOf(few.productId)).toBe(-1)
  expect((await does('reserve', 4, [{ variantId: 999_999, quantity: 1 }])).short).toHaveLength(1)
})

it('what is not tracked or may be backordered is never short, unless it is discontinued (STORE-070)', async () => {
  const service = await made('Repair', { track_stock: false })
  const later = await made('Later', { allow_backorder: true })
  const gone = await made('Gone', { track_stock: false, stock_state: 'discontinued' })
  const short = async ({ variantId }: { variantId: number }) =>
    (await does('reserve', 5, [{ variantId, quantity: 3 }])).short.length
  expect([await short(service), await short(later), await short(gone)]).toEqual([0, 0, 1])
  expect([await stockOf(service.productId), await stockOf(later.productId)]).toEqual([0, -3])
})

it('of 200 who buy the last 20 at once, 20 get one (C1)', async () => {
  const { productId, variantId } = await made('Rare', { stock: 20 })
  const buyers = Array.from({ length: 200 }, (_, place) => 1_000 + place)
  const replies = await Promise.all(buyers.map((order) => does('reserve', order, [{ variantId, quantity: 1 }])))
  expect(replies.filter(({ short }) => short?.length === 0)).toHaveLength(20)
  expect(replies.filter(({ short }) => short?.length === 1)).toHaveLength(180)
  expect(await stockOf(productId)).toBe(0)
})

it('orders of the same things in another order do not block each other', async () => {
  const both = [await made('Left', { stock: 1_000 }), await made('Right', { stock: 1_000 })]
  const lines = both.map(({ variantId }) => ({ variantId, quantity: 1 }))
  const orders = Array.from({ length: 40 }, (_, place) => 2_000 + place)
  const replies = await Promise.all(
    orders.map((order) => does('reserve', order, order % 2 === 0 ? lines : lines.toReversed())),
  )
  expect(replies.every(({ short }) => short?.length === 0)).toBe(true)
  expect(await Promise.all(both.map(({ productId }) => stockOf(productId)))).toEqual([960, 960])
})

it('staff are told once when the stock falls to the limit', async () => {
  const { variantId } = await made('Candle', { stock: 6 })
  await does('reserve', 6, [{ variantId, quantity: 2 }])
  await does('reserve', 7, [{ variantId, quantity: 1 }])
  await does('reserve', 8, [{ variantId, quantity: 1 }])
  const own = () => ranLow.filter((each) => each.variantId === variantId)
  await vi.waitFor(() => expect(own()).toEqual([{ variantId, stock: 3 }]))
})

it('staff correct the stock by what came or by what they counted, not below zero', async () => {
  const { productId, variantId } = await made('Shelf', { stock: 4 })
  const path = `${variantsPath}${variantId}/stock/`
  expect((await owner.post(path, { change: -3, note: 'Broken' })).json().variant.stock).toBe(1)
  const below = await owner.post(path, { change: -2 })
  expect([below.statusCode, below.json().code]).toEqual([409, 'STORE_NOT_ENOUGH'])
  expect((await owner.post(path, { stock: 9 })).json().variant.stock).toBe(9)
  expect(await stockOf(productId)).toBe(9)
  const [last, broken] = (await owner.get(path)).json().results.rows
  expect(last).toMatchObject({ change: 8, reason: 'correction', by: expect.stringMatching(/./) })
  expect(broken.note).toBe('Broken')
  expect((await owner.post(path, {})).statusCode).toBe(422)
  expect((await other.post(path, { stock: 1 })).statusCode).toBe(404)
  expect((await other.get(path)).statusCode).toBe(404)
})

it('a product that is changed keeps what was sold meanwhile', async () => {
  const { productId, variantId } = await made('Chair', { stock: 4 })
  await does('reserve', 9, [{ variantId, quantity: 1 }])
  await owner.put(`${productsPath}${productId}/`, { variants: [{ id: variantId, price: 10 }] })
  expect(await stockOf(productId)).toBe(3)
})
