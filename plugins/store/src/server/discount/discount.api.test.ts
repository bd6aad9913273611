import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, checkoutPath, contact, itemsPath, ordered, soldProduct, withSettings } from '../testing/shop.ts'
import { storeHost } from '../testing/store-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
  other = made.other
  await withSettings(owner, { commerce: { on_pickup: true } })
  await soldProduct(owner, 'DISC-1', { stock: 1_000 })
})
afterAll(() => host?.close())

const path = '/api/v1/admin/discount-codes/'
const made = async (code: object) => {
  const reply = await owner.post(path, code)
  expect(reply.statusCode).toBe(201)
  return reply.json().discountCode
}
const order = { contact, delivery: 'pickup', payment: 'on_pickup' }
async function cart(quantity = 1) {
  const shopper = browser(host.visitor())
  await shopper.post(itemsPath, { sku: 'DISC-1', quantity })
  return shopper
}
const quoted = async (code: string, quantity = 1) =>
  (await (await cart(quantity)).post('/api/v1/cart/quote/', { delivery: 'pickup', code })).json().quote

it('a code takes a share, an amount or the delivery off, and no more than the goods cost', async () => {
  await made({ code: 'Ten', kind: 'percent', percent: 10 })
  await made({ code: 'BIG', kind: 'amount', amount: 5_000 })
  expect(await quoted(' ten')).toMatchObject({ code: 'Ten', discount: 100, grandTotal: 900, errors: [] })
  expect(await quoted('BIG')).toMatchObject({ discount: 1_000, grandTotal: 0 })
  const free = await ordered(await cart(), { ...order, payment: '', code: 'BIG' })
  expect(free).toMatchObject({ status: 'paid', grandTotal: 0, payment: '' })
})

it('a code counts within its span, from a least total on, and once a customer', async () => {
  const day = 24 * 60 * 60_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  await made({ code: 'SOON', kind: 'percent', percent: 5, starts_at: at(1) })
  await made({ code: 'OVER', kind: 'percent', percent: 5, ends_at: at(-1) })
  await made({ code: 'MUCH', kind: 'percent', percent: 5, least_total: 2_000 })
  await made({ code: 'FIRST', kind: 'percent', percent: 5, once_a_customer: true })
  const says = async (code: string) => (await quoted(code)).errors[0]?.message
  expect(await says('SOON')).toBe('This code is not valid.')
  expect(await says('OVER')).toBe('This code has expired.')
  expect(await says('MUCH')).toBe('This code needs an order of at least CA$20.00.')
  expect((await quoted('MUCH', 2)).discount).toBe(100)
  const mine = { ...order, contact: { ...contact, email: 'first@shop.example' }, code: 'first' }
  await ordered(await cart(), mine)
  const again = await (await cart()).post(checkoutPath, mine)
  expect([again.statusCode, again.json().error]).toEqual([422, 'You have already used this code.'])

  // Whoever is signed in as that customer learns it as soon as the code is entered.
  const account = browser(await host.signIn('customer'))
  await account.post(itemsPath, { sku: 'DISC-1' })
  await host.sql`update customers.customer set account =
    (select account from store.cart where account is not null limit 1) where email = 'first@shop.example'`
  const asked = await account.post('/api/v1/cart/quote/', { delivery: 'pickup', code: 'FIRST' })
  expect(asked.json().quote.errors).toEqual([{ path: 'code', message: 'You have already used this code.' }])
})

it('a code that may be used 10 times is used 10 times by 50 at once', async () => {
  const { id } = await made({ code: 'RUSH', kind: 'percent', percent: 50, most_uses: 10 })
  const carts = await Promise.all(Array.from({ length: 50 }, () => cart()))
  const replies = await Promise.all(
    carts.map((shopper, at) =>
      shopper.post(checkoutPath, { ...order, code: 'RUSH', contact: { ...contact, email: `d${at}@shop.example` } }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]))
  const rows: { id: number; uses: number }[] = (await owner.get(path)).json().results.rows
  expect(rows.find((row) => row.id === id)?.uses).toBe(10)
}, 60_000)

it('codes are changed, told apart and kept from other websites and people without the right', async () => {
  const code = await made({ code: 'MINE', kind: 'amount', amount: 100 })
  const at = `${path}${code.id}/`
  expect((await owner.post(path, { code: 'mine', kind: 'amount' })).statusCode).toBe(409)
  expect((await owner.put(at, { amount: 200, revision: 1 })).json().discountCode).toMatchObject({
    amount: 200,
    revision: 2,
  })
  expect((await owner.put(at, { amount: 300, revision: 1 })).statusCode).toBe(409)
  expect((await owner.post(path, { code: 'BAD', kind: 'percent', percent: 101 })).statusCode).toBe(422)
  expect((await other.put(at, { amount: 1 })).statusCode).toBe(404)
  expect((await (await host.signIn('customer')).get(path)).statusCode).toBe(403)
  expect((await owner.delete(at)).statusCode).toBe(200)
  expect((await owner.delete(at)).statusCode).toBe(404)
})
