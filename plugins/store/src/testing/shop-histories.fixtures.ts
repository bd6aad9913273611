import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { expect } from 'vitest'
import {
  type Browser,
  browser,
  checkoutPath,
  contact,
  itemsPath,
  soldProduct,
  tellHarbour,
} from '../server/testing/shop.ts'

/** Products of which all shoppers buy, with few pieces so that they run out. */
const skus = ['H-ROPE', 'H-NET', 'H-TAR'] as const
const orders = '/api/v1/admin/web-orders/'

/** Numbers from 0 to 1, the same on every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Shoppers, staff and a payment provider at one shop, who act at once and in any order. */
export class ShopHistories {
  readonly #host: TestHost
  readonly #owner: TestClient
  readonly #placed: number[] = []
  #event = 0

  constructor(host: TestHost, owner: TestClient) {
    this.#host = host
    this.#owner = owner
  }

  async stockUp(): Promise<void> {
    for (const sku of skus) await soldProduct(this.#owner, sku, { stock: 6 })
  }

  /** Two to eight people, each of whom does two things while the others do theirs. */
  async run(seed: number): Promise<void> {
    const random = randomNumbers(seed)
    const people = 2 + Math.floor(random() * 7)
    await Promise.all(
      Array.from({ length: people }, async (_, person) => {
        const own = randomNumbers(seed * 100 + person)
        const shopper = browser(this.#host.visitor())
        for (let step = 0; step < 2; step += 1) await this.#act(shopper, own)
      }),
    )
  }

  async #act(shopper: Browser, random: () => number): Promise<void> {
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const order = pick(this.#placed)
    const steps = [
      () =>
        this.#buy(shopper, {
          sku: pick(skus) ?? skus[0],
          quantity: 1 + Math.floor(random() * 3),
          payment: 'on_pickup',
        }),
      () =>
        this.#buy(shopper, { sku: pick(skus) ?? skus[0], quantity: 1 + Math.floor(random() * 3), payment: 'harbour' }),
      () => order && this.#tell(order, 'succeeded'),
      () => order && this.#tell(order, 'failed'),
      () => order && this.#staff(order, 'cancel', { reason: 'Changed their mind' }),
      () => order && this.#staff(order, 'fulfil', { fulfilment: 'ready_for_pickup' }),
      () => order && this.#staff(order, 'fulfil', { fulfilment: 'completed' }),
      () => order && this.#refund(order, random),
      () => this.#correct(pick(skus) ?? skus[0], Math.floor(random() * 5)),
    ]
    await pick(steps)?.()
  }

  async #buy(shopper: Browser, { sku, quantity, payment }: { sku: string; quantity: number; payment: string }) {
    typed(await shopper.post(itemsPath, { sku, quantity }))
    const reply = await shopper.post(checkoutPath, { contact, delivery: 'pickup', payment })
    typed(reply)
    if (reply.statusCode === 201) this.#placed.push(reply.json().webOrder.id)
  }

  async #tell(order: number, status: string) {
    const [asked] = await this.#host
      .sql`select 1 from commerce.payment where subject_id = ${order} and provider = 'harbour'`
    if (!asked) return
    this.#event += 1
    typed(await tellHarbour(this.#host, order, { status, eventId: `h-${this.#event}` }))
  }

  async #staff(order: number, what: string, body: object) {
    typed(await this.#owner.post(`${orders}${order}/${what}/`, body))
  }

  async #refund(order: number, random: () => number) {
    const { webOrder } = (await this.#owner.get(`${orders}${order}/`)).json()
    const [item] = webOrder.items
    await this.#staff(order, 'refund', { lines: [{ id: item.id, quantity: 1 }], restock: random() < 0.5 })
  }

  async #correct(sku: string, change: number) {
    const [variant] = await this.#host.sql<{ id: string }>`select id from store.variant where sku = ${sku}`
    typed(await this.#owner.post(`/api/v1/admin/products/variants/${variant?.id}/stock/`, { change, note: 'Counted' }))
  }
}

/** Done, or refused with a sentence: never a fault of the server. */
function typed(reply: { readonly statusCode: number; readonly body: string }): void {
  expect(reply.statusCode, reply.body).toBeLessThan(500)
  if (reply.statusCode >= 400) expect(JSON.parse(reply.body)).toMatchObject({ error: expect.any(String) })
}

/** What must be true of a shop whatever happened in it; each list names what is not. */
export async function shopFaults(host: TestHost) {
  const [ledger, chain, setAside, sold, money, numbers] = await Promise.all([
    // The stock is the sum of its ledger.
    host.sql`select v.sku from store.variant v where v.stock <>
      (select coalesce(sum(e.change), 0) from store.stock_entry e where e.variant_id = v.id)`,
    // Each entry goes on from the one before it, and nothing is sold that was not there.
    host.sql`select id from (select id, stock, change, stock - change as before,
      lag(stock, 1, 0::bigint) over (partition by variant_id order by id) as expected from store.stock_entry) e
      where before <> expected or stock < 0`,
    // Pieces are set aside for orders that wait, and for no others.
    host.sql`select o.id from store.web_order o where
      (select coalesce(-sum(e.change), 0) from store.stock_entry e
        where e.subject = 'store.order:' || o.id and e.reason in ('reservation', 'release')) <>
      case when o.stock = 'reserved' then (select sum(l.quantity) from store.web_order_line l where l.order_id = o.id) else 0 end`,
    // What an order took is what its customer has, or what was not put back.
    host.sql`select o.id from store.web_order o where o.stock = 'taken' and
      (select coalesce(-sum(e.change), 0) from store.stock_entry e
        where e.subject = 'store.order:' || o.id and e.reason = 'sale') <>
      (select sum(l.quantity) from store.web_order_line l where l.order_id = o.id)`,
    // What is paid is what payments say.
    host.sql`select o.id from store.web_order o where o.amount_paid <> (select coalesce(sum(p.amount), 0)
      from commerce.payment p where p.subject_kind = 'store.order' and p.subject_id = o.id and p.status = 'succeeded')
      and o.status <> 'cancelled'`,
    // Numbers run without a gap.
    host.sql`select number from (select number::bigint, row_number() over (order by number::bigint) as at
      from store.web_order) n where number <> at`,
  ])
  return { ledger, chain, setAside, sold, money, numbers }
}

/** What happened to an order after it was over, which nothing may. */
export async function illegalSteps(host: TestHost): Promise<readonly object[]> {
  return host.sql`select later.order_id, later.kind from store.web_order_step earlier
    join store.web_order_step later on later.order_id = earlier.order_id and later.id > earlier.id
    where (earlier.kind = 'cancelled' and later.kind in ('ready_for_pickup', 'shipped', 'completed', 'paid', 'changed'))
      or (earlier.kind = 'completed' and later.kind in ('ready_for_pickup', 'shipped', 'cancelled', 'completed'))
      or (earlier.kind = 'paid' and later.kind in ('paid', 'stock-released'))`
}
