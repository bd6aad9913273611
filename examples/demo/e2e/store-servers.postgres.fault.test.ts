// Two built servers that sell from one PostgreSQL, one of which is killed while people order.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { testDatabase } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Operator, operatorAt } from './packages/operator.ts'
import { type RunningDemo, runDemo } from './running-demo.ts'

const contact = (at: number) => ({ firstname: 'Mara', lastname: `Quay ${at}`, email: `mara${at}@shop.example` })

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let one: RunningDemo
let other: RunningDemo
let operator: Operator

const start = () =>
  runDemo(join(folder, 'data'), {
    ...{ ASHLAR_DEMO: '', ASHLAR_SECRET: 'the-secret-of-both-servers-under-test' },
    DATABASE_URL: database.url ?? '',
  })

/** Somebody in front of the shop, whose browser keeps its cookie whichever server answers. */
class Shopper {
  #cookie = ''

  async send(
    { port }: RunningDemo,
    path: string,
    body: object,
    key = '',
  ): Promise<{ status: number; reply: Reply; isKept: boolean }> {
    const url = `http://localhost:${port}`
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
        ...(key !== '' && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    })
    this.#cookie ||= (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const isKept = answer.headers.get('idempotency-replayed') === 'true'
    return { status: answer.status, reply: await answer.json(), isKept }
  }

  /** One piece in the cart. */
  static async with(sku: string, server: RunningDemo): Promise<Shopper> {
    const shopper = new Shopper()
    expect((await shopper.send(server, '/api/v1/cart/items/', { sku })).status).toBe(200)
    return shopper
  }
}

interface Reply {
  readonly code?: string
  readonly webOrder?: { readonly id: number; readonly invoiceNumber: string }
  readonly quote?: { readonly hash: string }
}

async function addProduct(sku: string, stock: number): Promise<number> {
  const { product } = await operator.send<{ product: { id: number } }>('POST', '/api/v1/admin/products/', {
    ...{ name: `Product ${sku}`, status: 'published', variants: [{ sku, price: 2_000, stock }] },
  })
  return product.id
}
const stockOf = async (id: number) =>
  (await operator.get<{ product: { stock: number } }>(`/api/v1/admin/products/${id}/`)).product.stock

/** Cents and rows as PostgreSQL counts them. */
const count = async (sql: string) => Number((await database.admin(sql))[0]?.['n'])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-shop-'))
  database = await testDatabase()
  one = await start()
  other = await start()
  operator = await operatorAt(other.port)
  await operator.send('PUT', '/api/v1/admin/settings/', {
    ...{ commerce: { on_pickup: true, test_payments: true }, store: { pickup_region: 'NS' } },
  })
}, 120_000)
afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()])
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

/**
 * On a slow machine the last in the line wait longer than a request may. They are told so, and try again: what they asked
 * for first may have been done, as nothing in it says that both are the same.
 */
async function served(shopper: Shopper, server: RunningDemo, order: object) {
  for (let isCutOff = false; ; isCutOff = true) {
    const answer = await shopper.send(server, '/api/v1/cart/checkout/', order)
    if (answer.status !== 503) return { ...answer, isCutOff }
  }
}

test('of 200 who buy the last 20 pieces at two servers, 20 get one, with a code that counts 10 times (C1, T21)', async () => {
  const id = await addProduct('LAST', 20)
  await operator.send('POST', '/api/v1/admin/discount-codes/', {
    ...{ code: 'RUSH', kind: 'percent', percent: 50, most_uses: 10 },
  })
  const at = (n: number) => (n % 2 === 0 ? one : other)
  const shoppers: Shopper[] = []
  // Only the buying is at once.
  while (shoppers.length < 200)
    shoppers.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => Shopper.with('LAST', at(n))))))
  const order = (n: number, more: object = {}) => ({
    ...{ contact: contact(n), delivery: 'pickup', payment: 'on_pickup', ...more },
  })
  const replies = await Promise.all(
    shoppers.map(async (shopper, n) => {
      const half = await served(shopper, at(n + 1), order(n, { code: 'RUSH' }))
      if (half.status !== 422) return half
      const whole = await served(shopper, at(n + 1), order(n))
      return { ...whole, isCutOff: half.isCutOff || whole.isCutOff }
    }),
  )
  const answered = replies.filter(({ isCutOff }) => !isCutOff)
  expect(answered.length).toBeGreaterThan(100)
  const told = new Set(answered.map(({ status, reply }) => `${status} ${reply.code ?? ''}`))
  expect(told).toEqual(new Set(['201 ', '409 STORE_OUT_OF_STOCK']))
  expect(await stockOf(id)).toBe(0)
  const made = await database.admin('select number from store.web_order order by id')
  const numbers = made.map((row) => Number(row['number'])).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => (numbers[0] ?? 0) + n))
  // Nobody is told of an order that is not there, and whoever was answered of each that is.
  const named = replies.flatMap(({ reply }) => reply.webOrder ?? []).map(({ invoiceNumber }) => Number(invoiceNumber))
  expect(numbers).toEqual(expect.arrayContaining(named))
  expect(named.length + replies.length - answered.length).toBeGreaterThanOrEqual(20)
  expect(await count('select count(*) as n from store.discount_use')).toBe(10)
}, 120_000)

test('F4: a server that is killed in ten checkouts leaves each order once: paid once, its piece sold once, one email', async () => {
  const id = await addProduct('KILLED', 50)
  const before = await count('select count(*) as n from store.web_order')
  for (const [n, delay] of [0, 4, 8, 12, 16, 20, 30, 40, 60, 90].entries()) {
    const shopper = await Shopper.with('KILLED', one)
    const asked = await shopper.send(one, '/api/v1/cart/quote/', { delivery: 'pickup' })
    const body = {
      ...{ contact: contact(1_000 + n), delivery: 'pickup', payment: 'test', quote: asked.reply.quote?.hash },
    }
    const lost = shopper.send(one, '/api/v1/cart/checkout/', body).catch(() => undefined)
    await setTimeout(delay)
    await one.kill()
    await lost
    // The other server answers as long as this one is away; whoever tries again there has the same order.
    const [again] = await Promise.all([
      shopper.send(other, '/api/v1/cart/checkout/', body),
      start().then((server) => {
        one = server
      }),
    ])
    expect([again.status, again.reply.webOrder?.id], `killed after ${delay} ms`).toEqual([201, expect.any(Number)])
  }
  expect((await count('select count(*) as n from store.web_order')) - before).toBe(10)
  const killed = `store.web_order o where contact->>'lastname' like 'Quay 10__'`
  await vi.waitFor(
    async () => expect(await count(`select count(*) as n from ${killed} and o.status = 'paid'`)).toBe(10),
    { timeout: 60_000, interval: 250 },
  )
  expect(await stockOf(id)).toBe(40)
  const paid = `commerce.payment p where p.subject_kind = 'store.order' and p.status = 'succeeded'`
  expect(await count(`select count(*) as n from ${paid}`)).toBe(10)
  expect(await count(`select sum(o.grand_total) - sum(o.amount_paid) as n from ${killed}`)).toBe(0)
  const mails = `core.mail where subject ~ '^Your order' and to_address like 'mara10__@shop.example'`
  expect(await count(`select count(*) as n from ${mails}`)).toBe(10)
}, 240_000)

test('a checkout with one key, sent to two servers at once and again later, is one order with one reply (C3)', async () => {
  const id = await addProduct('KEYED', 10)
  const before = await count('select count(*) as n from store.web_order')
  const shopper = await Shopper.with('KEYED', one)
  // Without the hash of a quote, so that nothing but the key says that they are the same.
  const body = { contact: contact(2_000), delivery: 'pickup', payment: 'on_pickup' }
  const buy = (server: RunningDemo) => shopper.send(server, '/api/v1/cart/checkout/', body, 'one-checkout')
  const replies = await Promise.all([buy(one), buy(other), buy(one), buy(other)])
  const later = [await buy(other), await buy(one)]
  const [first] = replies
  expect(first?.reply.webOrder?.id).toEqual(expect.any(Number))
  for (const { status, reply } of [...replies, ...later]) expect([status, reply]).toEqual([201, first?.reply])
  expect(replies.filter(({ isKept }) => !isKept)).toHaveLength(1)
  expect(later.map(({ isKept }) => isKept)).toEqual([true, true])
  expect((await count('select count(*) as n from store.web_order')) - before).toBe(1)
  expect(await stockOf(id)).toBe(9)
}, 60_000)

test('a product that changes at one server shows so at the other, on kept pages and in kept lists; one that sells does not drop them (T19)', async () => {
  const id = await addProduct('KEPT', 10)
  const page = '/store/product/product-kept'
  const list = '/api/v1/products/?search=kept'
  const read = async ({ port }: RunningDemo, path: string) => {
    const reply = await fetch(`http://localhost:${port}${path}`)
    return { etag: reply.headers.get('etag'), text: await reply.text() }
  }
  const price = async (server: RunningDemo) => [
    /\$(\d+\.\d\d)/.exec((await read(server, page)).text)?.[1],
    JSON.parse((await read(server, list)).text).rows[0]?.unitPrice,
  ]
  for (const server of [one, other]) expect(await price(server)).toEqual(['20.00', 2_000])
  const kept = await read(one, page)
  // What sells leaves every page as it is, at both servers.
  const shopper = await Shopper.with('KEPT', other)
  const body = { contact: contact(2_001), delivery: 'pickup', payment: 'on_pickup' }
  expect((await shopper.send(other, '/api/v1/cart/checkout/', body)).status).toBe(201)
  expect(await read(one, page)).toEqual(kept)
  // The operator works at the other server.
  const { product } = await operator.get<{ product: { variants: { id: number }[] } }>(`/api/v1/admin/products/${id}/`)
  await operator.send('PUT', `/api/v1/admin/products/${id}/`, {
    variants: [{ id: product.variants[0]?.id, price: 3_100 }],
  })
  expect(await price(other)).toEqual(['31.00', 3_100])
  await vi.waitFor(async () => expect(await price(one)).toEqual(['31.00', 3_100]), { timeout: 5_000, interval: 50 })
  await operator.send('PUT', `/api/v1/admin/products/${id}/`, { status: 'draft' })
  await vi.waitFor(async () => expect((await fetch(`http://localhost:${one.port}${page}`)).status).toBe(404), {
    ...{ timeout: 5_000, interval: 50 },
  })
}, 60_000)
