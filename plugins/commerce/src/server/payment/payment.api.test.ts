import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Payment, PaymentWanted, ProviderNews } from '../../contract.ts'
import { commerceHost, commercePath, heard, stallSays } from '../testing/commerce-host.ts'
import { harbour, signed } from '../testing/harbour.ts'
import { forgetNews, lookAtPayment } from './payment.jobs.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await commerceHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterEach(() => {
  Object.assign(harbour, { status: 'asked', isDown: false })
  harbour.refunds.clear()
})
afterAll(() => host?.close())

let orders = 0
function wanted(more: Partial<PaymentWanted> = {}): PaymentWanted {
  orders += 1
  return {
    ...{ subject: { kind: 'stall.order', id: orders }, title: `Order ${orders}`, amount: 10_000, currency: 'CAD' },
    ...{ customerId: null, provider: 'harbour', returnTo: 'https://stall.example/thanks' },
    ...more,
  }
}
const asked = async (more: Partial<PaymentWanted> = {}): Promise<number> =>
  (await stallSays(owner, 'ask', wanted(more))).id
const begun = async (id: number) => (await stallSays(owner, 'begin', { id })).begun
const list = async (query = '', client = owner): Promise<{ rows: Payment[]; total: number }> =>
  (await client.get(`${commercePath}payments/?limit=100&${query}`)).json().results
const payment = async (id: number) => (await list()).rows.find((each) => each.id === id)
const keyOf = async (id: number) => {
  const [row] = await host.sql<{ key: string }>`select key from commerce.payment where id = ${id}`
  return row?.key ?? ''
}
const tell = async (news: Partial<ProviderNews> | { kind: string }, signature?: string) => {
  const payload = JSON.stringify(news)
  const headers = { 'content-type': 'application/json', 'x-harbour': signature ?? signed(payload) }
  const url = '/api/v1/commerce/payment-providers/harbour/news/'
  return host.visitor().inject({ method: 'POST', url, headers, payload })
}
const hears = (line: string, times = 1) =>
  vi.waitFor(() => expect(heard.filter((each) => each === line)).toHaveLength(times), { timeout: 15_000, interval: 30 })
const settings = (values: object) => owner.put('/api/v1/admin/settings/', { commerce: values })

describe('a payment by a provider', () => {
  it('is asked for, begun on its page, and succeeds when the provider tells so, however often', async () => {
    const id = await asked()
    expect(await payment(id)).toMatchObject({ status: 'asked', settledAt: null, received: null, refunds: [] })
    const key = await keyOf(id)
    expect(await begun(id)).toEqual({ status: 'asked', goTo: `https://harbour.example/${key}` })
    expect(await begun(id)).toEqual({ status: 'asked', goTo: `https://harbour.example/${key}` })
    expect(harbour.ledger.get(key)).toBe(10_000)
    const news = {
      eventId: `e${id}`,
      reference: `hb_${key}`,
      status: 'succeeded',
      amount: 10_000,
      currency: 'cad',
    } as const
    const replies = await Promise.all(Array.from({ length: 10 }, () => tell(news)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await tell({ ...news, eventId: `late${id}`, status: 'failed' })
    await hears(`succeeded ${id} 10000`)
    expect(await payment(id)).toMatchObject({ status: 'succeeded', settledAt: expect.any(String) })
    expect(heard.filter((line) => line.includes(` ${id} `))).toHaveLength(1)
    expect((await begun(id)).status).toBe('succeeded')
  })

  it('may succeed after it failed', async () => {
    const id = await asked()
    await begun(id)
    const reference = `hb_${await keyOf(id)}`
    await tell({ eventId: `a${id}`, reference, status: 'failed' })
    await hears(`failed ${id} 10000`)
    await tell({ eventId: `b${id}`, reference, status: 'succeeded', amount: 10_000, currency: 'CAD' })
    await hears(`succeeded ${id} 10000`)
  })

  it('is a question for a person when another amount came, who takes it or not', async () => {
    const [short, foreign] = [await asked(), await asked()]
    for (const [id, came] of [
      [short, { amount: 9_999, currency: 'CAD' }],
      [foreign, { amount: 10_000, currency: 'USD' }],
    ] as const) {
      await begun(id)
      await tell({ eventId: `q${id}`, reference: `hb_${await keyOf(id)}`, status: 'succeeded', ...came })
      expect(await payment(id)).toMatchObject({ status: 'asked', received: came })
    }
    expect((await list('differs=true')).rows.map(({ id }) => id)).toEqual([foreign, short])
    const settle = (id: number, hasCome: boolean) => owner.post(`${commercePath}payments/${id}/settle/`, { hasCome })
    expect((await settle(foreign, true)).json().code).toBe('COMMERCE_OTHER_CURRENCY')
    const taken = (await settle(short, true)).json().payment
    expect(taken).toMatchObject({ status: 'succeeded', amount: 9_999, received: null })
    expect((await settle(foreign, false)).json().payment).toMatchObject({
      status: 'failed',
      received: null,
      refunded: 0,
    })
    await hears(`succeeded ${short} 9999`)
    await hears(`failed ${foreign} 10000`)
    await vi.waitFor(
      async () => expect((await payment(foreign))?.refunds).toMatchObject([{ status: 'succeeded' }]),
      15_000,
    )
    expect([...harbour.refunds.values()].at(-1)).toBe(10_000)
    expect(heard.filter((line) => line.startsWith(`refunded ${foreign} `))).toEqual([])
    expect((await settle(short, true)).statusCode).toBe(409)
    expect((await list('differs=true')).total).toBe(0)
  })

  it('is asked about by a job, which a provider that knows it answers', async () => {
    const id = await asked()
    await begun(id)
    harbour.status = 'succeeded'
    await host.run(lookAtPayment, { paymentId: id, looks: 0 })
    await hears(`succeeded ${id} 10000`)
    const open = await asked()
    harbour.status = 'asked'
    await host.run(lookAtPayment, { paymentId: open, looks: 0 })
    expect(await payment(open)).toMatchObject({ status: 'asked' })
  })

  it('is looked at later too when its provider is down just then', async () => {
    const id = await asked()
    await begun(id)
    harbour.isDown = true
    await expect(host.run(lookAtPayment, { paymentId: id, looks: 3 })).rejects.toThrow('The harbour is closed.')
    await expect(host.run(lookAtPayment, { paymentId: id, looks: 3 })).rejects.toThrow('The harbour is closed.')
    const looks = async () => host.sql`select 1 from pgboss.job where name = 'ashlar'
      and data->'payload' @> ${JSON.stringify({ paymentId: id, looks: 4 })}::jsonb`
    await vi.waitFor(async () => expect(await looks()).toHaveLength(1), 15_000)
  })

  it('stays as it was while its provider is down, and is begun again with the same key', async () => {
    const id = await asked()
    harbour.isDown = true
    const reply = await owner.post('/api/v1/admin/stall/begin/', { id })
    expect(reply.statusCode).toBeGreaterThanOrEqual(500)
    expect(await payment(id)).toMatchObject({ status: 'asked' })
    harbour.isDown = false
    expect((await begun(id)).goTo).toBe(`https://harbour.example/${await keyOf(id)}`)
  })

  it('is not moved by what is forged, unknown or of no concern', async () => {
    const id = await asked()
    await begun(id)
    const news = { eventId: `f${id}`, reference: `hb_${await keyOf(id)}`, status: 'succeeded', amount: 10_000 } as const
    expect((await tell(news, 'wrong')).statusCode).toBe(400)
    expect((await tell({ ...news, reference: 'hb_unknown' })).statusCode).toBe(200)
    expect((await tell({ kind: 'ping' })).statusCode).toBe(200)
    expect(await payment(id)).toMatchObject({ status: 'asked' })
    const elsewhere = await host.visitor().inject({
      ...{ method: 'POST', url: '/api/v1/commerce/payment-providers/nobody/news/', payload: '{}' },
      headers: { 'content-type': 'application/json' },
    })
    expect(elsewhere.statusCode).toBe(404)
  })

  it('cannot be said to have come by a person as long as its provider decides', async () => {
    const id = await asked()
    expect((await owner.post(`${commercePath}payments/${id}/settle/`, { hasCome: true })).statusCode).toBe(409)
  })

  it('still counts once after what its provider told long ago is forgotten', async () => {
    const id = await asked()
    await begun(id)
    const reference = `hb_${await keyOf(id)}`
    const news = { eventId: `long-ago${id}`, reference, status: 'succeeded', amount: 10_000, currency: 'CAD' } as const
    await tell(news)
    await tell({ ...news, eventId: `lately${id}` })
    await hears(`succeeded ${id} 10000`)
    await host.sql`update commerce.provider_news set received_at = now() - interval '91 days'
      where event_id = ${news.eventId}`
    await host.sql`update commerce.provider_news set received_at = now() - interval '89 days'
      where event_id = ${`lately${id}`}`
    await host.run(forgetNews, {})
    const known = await host.sql<{ event_id: string }>`select event_id from commerce.provider_news
      where event_id like ${`%${id}`}`
    expect(known.map(({ event_id }) => event_id)).toContain(`lately${id}`)
    expect(known.map(({ event_id }) => event_id)).not.toContain(news.eventId)
    await tell({ ...news, status: 'failed' })
    await tell(news)
    expect(await payment(id)).toMatchObject({ status: 'succeeded', received: null })
    expect(heard.filter((line) => line.includes(` ${id} `))).toHaveLength(1)
  })

  it('is refused with a provider that there is not', async () => {
    expect(await stallSays(owner, 'ask', wanted({ provider: 'nobody' }))).toMatchObject({
      code: 'COMMERCE_NO_PROVIDER',
    })
  })
})

describe('a refund', () => {
  const paid = async () => {
    const id = await asked()
    await begun(id)
    const reference = `hb_${await keyOf(id)}`
    await tell({ eventId: `p${id}`, reference, status: 'succeeded', amount: 10_000, currency: 'CAD' })
    return id
  }
  const giveBack = (id: number, amount: number) =>
    owner.post(`${commercePath}payments/${id}/refunds/`, { amount, reason: 'Came late' })

  it('is asked of the provider, in parts and never above what was paid', async () => {
    const id = await paid()
    const replies = await Promise.all(Array.from({ length: 6 }, () => giveBack(id, 3_000)))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3)
    await hears(`refunded ${id} 3000`, 3)
    const { refunds, refunded } = (await payment(id)) ?? {}
    expect([refunded, refunds?.map(({ status }) => status)]).toEqual([9_000, ['succeeded', 'succeeded', 'succeeded']])
    const refused = (await giveBack(id, 1_001)).json()
    expect(refused.errors).toEqual([{ path: 'amount', message: expect.stringContaining('10.00 CAD') }])
    expect([...harbour.refunds.values()].reduce((sum, amount) => sum + amount, 0)).toBe(9_000)
  })

  it('waits for a provider that is down, and is given back once', async () => {
    const id = await paid()
    harbour.isDown = true
    expect((await giveBack(id, 10_000)).statusCode).toBe(201)
    const before = harbour.refunds.size
    expect((await payment(id))?.refunds).toMatchObject([{ status: 'asked', amount: 10_000, reason: 'Came late' }])
    harbour.isDown = false
    await hears(`refunded ${id} 10000`)
    expect(harbour.refunds.size).toBe(before + 1)
  })

  it('is refused for what was not paid', async () => {
    const id = await asked()
    expect((await giveBack(id, 1)).json().code).toBe('COMMERCE_NOT_PAID')
    expect((await giveBack(999_999, 1)).statusCode).toBe(404)
  })
})

describe('payments without a provider', () => {
  it('are offered as the website has set them', async () => {
    const offered = async () =>
      (await owner.get(`${commercePath}payment-providers/`)).json().results.rows.map(({ id }: { id: string }) => id)
    expect(await offered()).toEqual(['harbour'])
    await settings({ bank_transfer: true, cash: true, on_pickup: true, test_payments: true })
    expect(await offered()).toEqual(['cash', 'on_pickup', 'test', 'harbour'])
    await settings({ bank_transfer: true, bank_details: 'Quay Bank 12-34', cash: false, test_payments: true })
    expect(await offered()).toContain('bank_transfer')
  })

  it('tell the customer where to send the money, and a person says when it came', async () => {
    const id = await asked({ provider: 'bank_transfer', title: 'Order 77' })
    expect(await begun(id)).toEqual({ status: 'asked', instructions: 'Quay Bank 12-34\nOrder 77' })
    const reply = await owner.post(`${commercePath}payments/${id}/settle/`, { hasCome: true })
    expect(reply.json().payment.status).toBe('succeeded')
    await hears(`succeeded ${id} 10000`)
  })

  it('succeed, fail or stay open in tests by their last two digits', async () => {
    const tried = async (amount: number) => (await begun(await asked({ provider: 'test', amount }))).status
    expect([await tried(1_000), await tried(1_013), await tried(1_014)]).toEqual(['succeeded', 'failed', 'asked'])
    const neverBegun = await asked({ provider: 'test' })
    await host.run(lookAtPayment, { paymentId: neverBegun, looks: 0 })
    expect((await payment(neverBegun))?.status).toBe('asked')
  })

  it('are recorded by hand and given back by hand', async () => {
    const { provider: _, returnTo: __, ...cash } = wanted()
    const { id } = await stallSays(owner, 'record', { ...cash, note: 'Two notes' })
    await hears(`succeeded ${id} 10000`)
    await owner.post(`${commercePath}payments/${id}/refunds/`, { amount: 2_500, reason: '' })
    await hears(`refunded ${id} 2500`)
    const { payments } = await stallSays(owner, 'of', cash.subject)
    expect(payments).toMatchObject([
      { id, provider: 'by_hand', note: 'Two notes', refunded: 2_500, status: 'succeeded' },
    ])
  })
})

describe('the list of payments', () => {
  it('is searched, narrowed and sorted', async () => {
    const id = await asked({ title: 'Zephyr 12', amount: 123, customerId: 7 })
    expect((await list('search=zeph')).rows.map((row) => row.id)).toEqual([id])
    expect((await list('customer_id=7')).total).toBe(1)
    const amounts = (await list('orderBy=amount&orderDirection=asc')).rows.map(({ amount }) => amount)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    const statuses = new Set((await list('status=failed')).rows.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['failed']))
    const all = await list()
    expect(all.total).toBe(all.rows.length)
  })

  it('follows customers who are merged', async () => {
    const id = await asked({ customerId: 31 })
    await stallSays(owner, 'merge', { from: 31, into: 32 })
    await vi.waitFor(async () => expect((await payment(id))?.customer_id).toBe(32), { timeout: 15_000 })
  })

  it('is handed over to the person who paid, and keeps amounts alone once that person is erased (issue 17)', async () => {
    const { provider: _, returnTo: __, ...cash } = wanted({ customerId: 61, title: 'Order of a boat' })
    const { id: byHand } = await stallSays(owner, 'record', { ...cash, note: 'Paid by Ruth, ruth@example.com' })
    const id = await asked({ customerId: 61, returnTo: 'https://stall.example/orders/ruths-secret' })
    await owner.post(`${commercePath}payments/${byHand}/refunds/`, { amount: 2_500, reason: 'Ruth was ill' })
    const others = await asked({ customerId: 62, returnTo: 'https://stall.example/orders/bo' })
    const exported = async (person: object) => (await stallSays(owner, 'export', person)).data
    expect(await exported({ customerId: 61 })).toMatchObject([
      { id: byHand, amount: 10_000, note: 'Paid by Ruth, ruth@example.com', refunds: [{ reason: 'Ruth was ill' }] },
      { id },
    ])
    expect(await exported({ email: 'ruth@example.com' })).toBeUndefined()
    expect((await stallSays(other, 'export', { customerId: 61 })).data).toBeUndefined()
    await stallSays(other, 'erase', { customerId: 61 })
    expect(await exported({ customerId: 61 })).toHaveLength(2)

    for (let time = 0; time < 2; time++) await stallSays(owner, 'erase', { customerId: 61 })
    expect(await exported({ customerId: 61 })).toBeUndefined()
    const left = await host.sql<{ row: string }>`
      select to_jsonb(t)::text as row from commerce.payment t where id in (${id}, ${byHand})
      union all select to_jsonb(t)::text from commerce.refund t where payment_id in (${id}, ${byHand})`
    expect(left).toHaveLength(3)
    expect(left.filter(({ row }) => /ruth/i.test(row))).toEqual([])
    expect(await payment(byHand)).toMatchObject({
      amount: 10_000,
      refunded: 2_500,
      customer_id: null,
      title: 'Order of a boat',
    })
    expect((await list('search=ruth')).total).toBe(0)
    expect((await list('search=boat')).total).toBe(1)
    expect(await host.sql`select return_to from commerce.payment where id = ${others}`).toEqual([
      { return_to: 'https://stall.example/orders/bo' },
    ])
    expect((await payment(others))?.customer_id).toBe(62)
  })

  it('is out of reach of another website, and of people without the right', async () => {
    const [first] = (await list()).rows
    expect((await list('', other)).total).toBe(0)
    expect(
      (await other.post(`${commercePath}payments/${first?.id}/refunds/`, { amount: 1, reason: '' })).statusCode,
    ).toBe(404)
    const staff = await host.signIn('staff')
    expect((await staff.get(`${commercePath}payments/`)).statusCode).toBe(403)
    expect((await staff.post(`${commercePath}payments/${first?.id}/settle/`, { hasCome: true })).statusCode).toBe(403)
  })
})
