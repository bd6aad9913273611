import type { InMemoryHost } from '@ashlar/core/testing'
import { createCustomer } from '@ashlar/plugin-customers'
import { addCartItem, checkout, createProduct } from '@ashlar/plugin-store'
import { addressOf } from '@ashlar/sdk'
import { saveSettings } from '@ashlar/sdk/platform'
import type { TestClient } from '@ashlar/sdk/testing'
import { atOnce, timeOf } from '../at-once.ts'
import { done } from '../documents.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import { storeHost } from '../store.ts'
import { rowsOfCheckout, rowsPath } from './rows-of-checkout.ts'

/** Shoppers who buy at once, and orders of each. */
const [people, each] = [32, 6]
const products = 8
const rounds = 3

const emailOf = (person: number) => `shopper${person}@shop.example`

/** A cart with one piece, and the cookie of the browser that it belongs to. */
interface FilledCart {
  readonly id: number
  readonly cookie: string
}

/** 32 shoppers who buy at once beside the rows of their orders as plain SQL: of eight products, and all of the same one. */
export async function shopCheckout(): Promise<readonly Row[]> {
  await using test = await storeHost([rowsOfCheckout])
  const owner = await test.signIn('owner', 'a')
  await done(
    owner.put(addressOf(saveSettings), {
      ...{ commerce: { on_pickup: true }, store: { pickup_region: 'AB' } },
    }),
  )
  for (let person = 0; person < people; person += 1) {
    const customer = { firstname: 'Mara', lastname: 'Quay', email: emailOf(person) }
    await done(owner.post(addressOf(createCustomer), customer))
  }
  for (let n = 0; n < products; n += 1) {
    const variants = [{ sku: `ROPE-${n}`, price: 1_000, stock: 100_000 }]
    await done(owner.post(addressOf(createProduct), { name: `Rope ${n}`, status: 'published', variants }))
  }
  return [
    await compared(test, owner, { of: products, what: `of ${products} products` }),
    await compared(test, owner, { of: 1, what: 'of the same product' }),
  ]
}

async function compared(
  test: InMemoryHost,
  owner: TestClient,
  { of, what }: { readonly of: number; readonly what: string },
): Promise<Row> {
  const times = { orders: [] as number[], rows: [] as number[] }
  const orders = people * each
  for (let round = -1; round < rounds; round += 1) {
    const carts = await filled(test, of, orders)
    const others = await filled(test, of, orders)
    const bought = await timeOf(() =>
      atOnce(people, carts, ({ cookie }, person) => order(test, cookie, emailOf(person))),
    )
    const rows = await timeOf(() =>
      atOnce(people, others, ({ id }, person) => done(owner.post(rowsPath, { cart: id, email: emailOf(person) }))),
    )
    // The first round warms up.
    if (round < 0) continue
    times.orders.push(bought)
    times.rows.push(rows)
  }
  const [bought, rows] = [median(times.orders), median(times.rows)]
  const perSecond = (time: number) => rounded((orders / time) * 1000, 1)
  return {
    what: `32 shoppers who buy at once, ${what}, vs. the rows of their orders as plain SQL`,
    ...{ value: bought / rows, unit: '×', aim: 2 },
    from: `${perSecond(bought)} / ${perSecond(rows)} a second`,
  }
}

/** Carts of as many visitors. */
async function filled(test: InMemoryHost, of: number, count: number): Promise<FilledCart[]> {
  const cookies: string[] = []
  for (let n = 0; n < count; n += 1) {
    const reply = await sent(test, addressOf(addCartItem), { sku: `ROPE-${n % of}` }, '')
    await done(Promise.resolve(reply))
    cookies.push(String([reply.headers['set-cookie']].flat()[0]).split(';')[0] ?? '')
  }
  const newest = await test.sql<{ id: number }>`select id from store.cart order by id desc limit ${count}`
  return newest.toReversed().map(({ id }, at) => ({ id: Number(id), cookie: cookies[at] ?? '' }))
}

const order = (test: InMemoryHost, cookie: string, email: string) =>
  done(
    sent(
      test,
      addressOf(checkout),
      { contact: { firstname: 'Mara', lastname: 'Quay', email }, delivery: 'pickup', payment: 'on_pickup' },
      cookie,
    ),
  )

function sent(test: InMemoryHost, url: string, payload: object, cookie: string) {
  const { origin } = test.tenants.a
  const headers = { host: new URL(origin).host, origin, ...(cookie !== '' && { cookie }) }
  return test.visitor('a').inject({ method: 'POST', url, payload, headers })
}
