import type { Payment, PaymentWanted } from '@ashlar/plugin-commerce'
import { defineJob } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signature } from './event-sender.ts'
import { heard, type StripeHost, secrets, stallSays, stripeHost } from './stripe-host.fixtures.ts'

const settings = '/api/v1/admin/settings/'
const payments = '/api/v1/admin/commerce/payments/'

let stage: StripeHost
let owner: TestClient
beforeAll(async () => {
  stage = await stripeHost()
  owner = stage.owner
})
afterAll(() => stage?.close())

const usual = () => ({
  ...{ endpoints: [stage.endpoint], slow: 0, failing: 0, isSilent: false, lie: null, times: 1 },
  ...{ holdsEvents: false, holdsAnswers: false, refundStatus: 'succeeded' as const },
})
beforeEach(() => stage.stripe.behave(usual()))
const connect = (client: TestClient, values: object) => client.put(settings, values)
const keys = { stripe_enabled: true, stripe_secret_key: 'sk_test_quay', stripe_webhook_secret: secrets.a }

let orders = 0
function wanted(more: Partial<PaymentWanted> = {}): PaymentWanted {
  orders += 1
  return {
    ...{ subject: { kind: 'stall.order', id: orders }, title: `Order ${orders}`, amount: 10_000, currency: 'CAD' },
    ...{ customerId: null, provider: 'stripe', returnTo: 'https://stall.example/thanks' },
    ...more,
  }
}
const asked = async (more: Partial<PaymentWanted> = {}, client = owner): Promise<number> =>
  (await stallSays(client, 'ask', wanted(more))).id
const begun = (id: number, client = owner) => stallSays(client, 'begin', { id })
const payment = async (id: number, client = owner): Promise<Payment | undefined> => {
  const { rows } = (await client.get(`${payments}?limit=100`)).json().results
  return rows.find((each: Payment) => each.id === id)
}
/** Begun, with the address of the hosted page. */
async function opened(more: Partial<PaymentWanted> = {}): Promise<{ id: number; page: string; session: string }> {
  const id = await asked(more)
  const { goTo: page } = (await begun(id)).begun
  return { id, page, session: page.split('/').at(-1) ?? '' }
}
async function paid(more: Partial<PaymentWanted> = {}): Promise<number> {
  const { id, page } = await opened(more)
  await stage.stripe.pay(page)
  return id
}
const hears = (line: string, times = 1) =>
  vi.waitFor(() => expect(heard.filter((each) => each === line)).toHaveLength(times), { timeout: 30_000, interval: 30 })
const keyOf = async (table: 'payment' | 'refund', id: number): Promise<string> => {
  const rows =
    table === 'payment'
      ? await stage.host.sql<{ key: string }>`select key from commerce.payment where id = ${id}`
      : await stage.host.sql<{ key: string }>`select key from commerce.refund where id = ${id}`
  return rows[0]?.key ?? ''
}

/** Jobs of commerce, by their ids. */
const lookAtPayment = defineJob(
  'commerce.look-at-payment',
  Type.Object({ paymentId: Type.Integer(), looks: Type.Integer() }),
)
const sendRefund = defineJob('commerce.send-refund', Type.Object({ refundId: Type.Integer(), tries: Type.Integer() }))
const look = (id: number) => stage.host.run(lookAtPayment, { paymentId: id, looks: 0 })

describe('Stripe as a payment method', () => {
  it('is offered once both keys are stored, which nobody reads back', async () => {
    const offered = async (client = owner) =>
      (await client.get('/api/v1/admin/commerce/payment-providers/')).json().results.rows
    expect(await offered()).toEqual([])
    await connect(owner, { stripe_enabled: true, stripe_secret_key: 'sk_test_quay' })
    expect(await offered()).toEqual([])
    expect((await connect(owner, keys)).statusCode).toBe(200)
    expect(await offered()).toEqual([{ id: 'stripe', title: 'Stripe' }])
    expect(await offered(stage.other)).toEqual([])
    const stored = (await owner.get(settings)).json().settings
    expect([stored.stripe_secret_key, stored.stripe_webhook_secret]).toMatchObject([
      { value: '', isSet: true },
      { value: '', isSet: true },
    ])
    const rows = await stage.host.sql<{ row: string }>`select to_jsonb(s)::text as row from core.setting s`
    expect(JSON.stringify(rows)).not.toMatch(/sk_test_quay|whsec_tide/)
  })

  it('is set up by an owner only, never by a token, and with keys of Stripe (T15)', async () => {
    const manager = await stage.host.signIn('administrator')
    const mine = await connect(manager, { stripe_secret_key: 'sk_test_mine' })
    expect([mine.statusCode, mine.json().error]).toEqual([403, expect.stringContaining('these keys belong to')])
    const made = await owner.post('/api/v1/admin/api-tokens/', { name: 'Settings', scopes: ['settings.can_edit'] })
    const headers = { authorization: `Bearer ${made.json().token}` }
    const payload = { stripe_webhook_secret: 'whsec_mine' }
    const byToken = await stage.host.visitor().inject({ url: settings, method: 'PUT', payload, headers })
    expect(byToken.statusCode).toBe(403)
    expect((await connect(owner, { stripe_secret_key: 'pk_test_public' })).statusCode).toBe(422)
  })
})

describe('a payment by Stripe', () => {
  it('is asked for once, paid on the hosted page, and succeeds by the signed event', async () => {
    const id = await asked()
    const [first, second] = await Promise.all([begun(id), begun(id)])
    expect(first.begun).toEqual({ status: 'asked', goTo: expect.stringContaining('/pay/cs_test_') })
    expect(second.begun).toEqual(first.begun)
    const page = await (await fetch(first.begun.goTo)).text()
    expect(page).toContain(`Order ${orders}`)
    expect(await stage.stripe.pay(first.begun.goTo)).toBe('https://stall.example/thanks')
    await hears(`succeeded ${id} 10000 CAD`)
    expect(await payment(id)).toMatchObject({ status: 'succeeded', received: null })
    const { sessions, charges, deliveries } = await stage.stripe.ledger()
    const key = await keyOf('payment', id)
    expect(sessions.filter((each) => each.client_reference_id === key)).toHaveLength(1)
    expect(charges).toHaveLength(1)
    expect(deliveries.map(({ status }) => status)).toEqual([200, 200])
    expect((await begun(id)).begun).toEqual({ status: 'succeeded' })
  })

  it('counts once, however often, late and out of order its events come', async () => {
    await stage.stripe.behave({ holdsEvents: true, times: 3 })
    const { id, page, session } = await opened()
    await stage.stripe.pay(page)
    await stage.stripe.happen({ happens: 'expire', session })
    expect(await payment(id)).toMatchObject({ status: 'asked' })
    await stage.stripe.happen({ happens: 'release', order: 'reversed' })
    await hears(`succeeded ${id} 10000 CAD`)
    expect(await payment(id)).toMatchObject({ status: 'succeeded' })
    // Each event is told for itself, so the two of them in either order.
    await hears(`failed ${id} 10000 CAD`)
    expect(heard.filter((line) => line.includes(` ${id} `)).toSorted()).toEqual([
      `failed ${id} 10000 CAD`,
      `succeeded ${id} 10000 CAD`,
    ])
  })

  it('is not moved by what is forged, or signed with the secret of another website or long ago', async () => {
    const { id, session } = await opened()
    const { endpoint, host } = stage
    const object = { id: session, object: 'checkout.session', status: 'complete', payment_status: 'paid' }
    const data = { object: { ...object, amount_total: 10_000, currency: 'cad' } }
    const payload = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'checkout.session.completed', data })
    const send = async (header: string | undefined, body = payload, tenant: 'a' | 'b' = 'a') => {
      const headers = {
        'content-type': 'application/json',
        ...(header !== undefined && { 'stripe-signature': header }),
      }
      const url = new URL(endpoint.url).pathname
      return (await host.visitor(tenant).inject({ method: 'POST', url, headers, payload: body })).statusCode
    }
    expect(await send(undefined)).toBe(400)
    expect(await send('t=1,v1=00')).toBe(400)
    expect(await send('nonsense')).toBe(400)
    expect(await send(signature(payload, secrets.b))).toBe(400)
    expect(await send(signature(payload, secrets.a, Date.now() - 3_600_000))).toBe(400)
    expect(await send(signature(payload, secrets.a), payload.replace('10000', '10001'))).toBe(400)
    // The other website has no secret yet; with its own, what is signed for it moves nothing of this one.
    expect(await send(signature(payload, secrets.b), payload, 'b')).toBe(400)
    await connect(stage.other, { ...keys, stripe_webhook_secret: secrets.b })
    expect(await send(signature(payload, secrets.a), payload, 'b')).toBe(400)
    expect(await send(signature(payload, secrets.b), payload, 'b')).toBe(200)
    expect(await payment(id)).toMatchObject({ status: 'asked', received: null })
    expect(await send(signature(payload, secrets.a))).toBe(200)
    expect(await payment(id)).toMatchObject({ status: 'succeeded' })
  })

  it('is a question for staff when another amount or currency came, who take it or give it back', async () => {
    await stage.stripe.behave({ lie: { amount_total: 9_900, currency: 'cad' } })
    const short = await paid()
    await stage.stripe.behave({ lie: { amount_total: 10_000, currency: 'usd' } })
    const foreign = await paid()
    expect(await payment(short)).toMatchObject({ status: 'asked', received: { amount: 9_900, currency: 'CAD' } })
    expect(await payment(foreign)).toMatchObject({ status: 'asked', received: { amount: 10_000, currency: 'USD' } })
    await owner.post(`${payments}${short}/settle/`, { hasCome: true })
    await hears(`succeeded ${short} 9900 CAD`)
    await owner.post(`${payments}${foreign}/settle/`, { hasCome: false })
    await hears(`failed ${foreign} 10000 CAD`)
    await vi.waitFor(
      async () => expect((await payment(foreign))?.refunds).toMatchObject([{ status: 'succeeded', amount: 10_000 }]),
      { timeout: 30_000 },
    )
  })

  it('may take days by a bank debit, which arrives or fails', async () => {
    const [good, bad] = [await opened(), await opened()]
    for (const { page } of [good, bad]) await stage.stripe.pay(page, 'debit')
    expect(await payment(good.id)).toMatchObject({ status: 'asked', received: null })
    expect((await begun(good.id)).begun).toEqual({ status: 'asked' })
    await stage.stripe.happen({ happens: 'debit', session: good.session, arrives: true })
    await stage.stripe.happen({ happens: 'debit', session: bad.session, arrives: false })
    await hears(`succeeded ${good.id} 10000 CAD`)
    await hears(`failed ${bad.id} 10000 CAD`)
    await stage.stripe.pay((await begun(bad.id)).begun.goTo)
    await hears(`succeeded ${bad.id} 10000 CAD`)
  })

  it('gets a new page when the first has expired, and never two that can be paid', async () => {
    const { id, page, session } = await opened()
    await stage.stripe.happen({ happens: 'forget-keys' })
    expect((await begun(id)).begun.goTo).toBe(page)
    await stage.stripe.happen({ happens: 'expire', session })
    await hears(`failed ${id} 10000 CAD`)
    const next = (await begun(id)).begun.goTo
    expect(next).not.toBe(page)
    expect((await begun(id)).begun.goTo).toBe(next)
    await expect(stage.stripe.pay(page)).rejects.toThrow('expired')
    await stage.stripe.pay(next)
    await hears(`succeeded ${id} 10000 CAD`)
  })

  it('is charged to the smallest unit in JPY and KWD, and refused where Stripe cannot charge it (T19)', async () => {
    const [yen, dinar] = [
      await opened({ currency: 'JPY', amount: 1_999 }),
      await opened({ currency: 'KWD', amount: 12_340 }),
    ]
    const { sessions } = await stage.stripe.ledger()
    const charged = [yen, dinar].map(({ session }) => sessions.find(({ id }) => id === session))
    expect(charged).toMatchObject([
      { amount_total: 1_999, currency: 'jpy' },
      { amount_total: 12_340, currency: 'kwd' },
    ])
    for (const { page } of [yen, dinar]) await stage.stripe.pay(page)
    await hears(`succeeded ${yen.id} 1999 JPY`)
    await hears(`succeeded ${dinar.id} 12340 KWD`)
    const uneven = await begun(await asked({ currency: 'KWD', amount: 12_345 }))
    expect([uneven.code, uneven.error]).toEqual(['STRIPE_UNEVEN_AMOUNT', expect.stringContaining('KWD')])
    const small = await begun(await asked({ amount: 5 }))
    expect([small.code, small.error]).toEqual(['STRIPE_REFUSED', expect.stringContaining('at least 50')])
  })
})

describe('while Stripe is away', () => {
  it('a payment is refused with a sentence, stays open, and is begun later with the same key', async () => {
    const id = await asked()
    await stage.stripe.behave({ failing: 500 })
    expect((await begun(id)).code).toBe('STRIPE_UNAVAILABLE')
    await stage.stripe.behave({ failing: 0, isSilent: true })
    expect((await begun(id)).code).toBe('STRIPE_UNAVAILABLE')
    expect(await payment(id)).toMatchObject({ status: 'asked' })
    await stage.stripe.behave({ isSilent: false })
    expect((await begun(id)).begun.goTo).toContain('/pay/')
    // What was asked for without an answer was done once.
    const key = await keyOf('payment', id)
    const { sessions } = await stage.stripe.ledger()
    expect(sessions.filter((each) => each.client_reference_id === key)).toHaveLength(1)
  })

  it('a payment that Stripe answers too late is refused, and is the same one later', async () => {
    const id = await asked()
    await stage.stripe.behave({ holdsAnswers: true })
    expect((await begun(id)).code).toBe('STRIPE_UNAVAILABLE')
    await stage.stripe.behave({ holdsAnswers: false })
    const { goTo } = (await begun(id)).begun
    const key = await keyOf('payment', id)
    const { sessions } = await stage.stripe.ledger()
    expect(sessions.filter((each) => each.client_reference_id === key).map(({ url }) => url)).toEqual([goTo])
  })

  it('a key that Stripe refuses is named', async () => {
    await connect(owner, { stripe_secret_key: 'sk_test_revoked' })
    expect((await begun(await asked())).code).toBe('STRIPE_KEY_REFUSED')
    await connect(owner, keys)
  })

  it('a payment whose event never came is asked for after 15 minutes', async () => {
    await stage.stripe.behave({ endpoints: [] })
    const [done, open, over] = [await opened(), await opened(), await opened()]
    await stage.stripe.pay(done.page)
    await stage.stripe.happen({ happens: 'expire', session: over.session })
    for (const { id } of [done, open, over]) await look(id)
    await hears(`succeeded ${done.id} 10000 CAD`)
    await hears(`failed ${over.id} 10000 CAD`)
    expect(await payment(open.id)).toMatchObject({ status: 'asked' })
    const later = await opened()
    await stage.stripe.pay(later.page)
    const inAQuarterHour = new Date(Date.now() + 16 * 60_000)
    await stage.host.at(inAQuarterHour, () => hears(`succeeded ${later.id} 10000 CAD`))
    const neverBegun = await asked()
    await look(neverBegun)
    expect(await payment(neverBegun)).toMatchObject({ status: 'asked' })
  })
})

describe('a refund by Stripe', () => {
  const giveBack = (id: number, amount: number, key?: string) =>
    owner.inject({
      ...{ method: 'POST', url: `${payments}${id}/refunds/`, payload: { amount, reason: 'Came late' } },
      headers: {
        ...{ cookie: owner.cookie, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    })
  const refundsAtStripe = async (id: number) => {
    const { sessions, charges, refunds } = await stage.stripe.ledger()
    const key = await keyOf('payment', id)
    const session = sessions.find((each) => each.client_reference_id === key)
    const charge = charges.find((each) => each.session === session?.id)
    return refunds.filter((each) => each.payment_intent === charge?.intent)
  }

  it('gives back a part, then the rest, and nothing above it', async () => {
    const id = await paid()
    expect((await giveBack(id, 4_000)).statusCode).toBe(201)
    await hears(`refunded ${id} 4000 CAD`)
    expect((await giveBack(id, 6_000)).statusCode).toBe(201)
    await hears(`refunded ${id} 6000 CAD`)
    expect((await giveBack(id, 1)).statusCode).toBe(422)
    expect((await refundsAtStripe(id)).map(({ amount }) => amount)).toEqual([4_000, 6_000])
  })

  it('of a double click is one refund, in part and as a whole (C3)', async () => {
    for (const amount of [3_000, 10_000]) {
      const id = await paid()
      const clicks = await Promise.all(Array.from({ length: 10 }, () => giveBack(id, amount, `refund-${id}`)))
      expect(clicks.filter(({ statusCode }) => statusCode === 201).length).toBeGreaterThan(0)
      expect((await giveBack(id, amount, `refund-${id}`)).statusCode).toBe(201)
      await hears(`refunded ${id} ${amount} CAD`)
      expect(await refundsAtStripe(id)).toHaveLength(1)
      expect((await payment(id))?.refunds).toHaveLength(1)
    }
  })

  it('is made once when its answer got lost, also a day later when Stripe has forgotten the key', async () => {
    const id = await paid()
    await stage.stripe.behave({ isSilent: true })
    await giveBack(id, 4_000)
    await vi.waitFor(async () => expect(await refundsAtStripe(id)).toHaveLength(1), { timeout: 15_000 })
    await stage.stripe.behave({ isSilent: false })
    await hears(`refunded ${id} 4000 CAD`)
    const [refund] = (await payment(id))?.refunds ?? []
    await stage.stripe.happen({ happens: 'forget-keys' })
    await stage.host.sql`update commerce.refund set status = 'asked' where id = ${refund?.id}`
    await stage.host.run(sendRefund, { refundId: refund?.id ?? 0, tries: 8 })
    expect(await refundsAtStripe(id)).toHaveLength(1)
    expect((await payment(id))?.refunds).toMatchObject([{ status: 'succeeded', amount: 4_000 }])
  })

  it('that takes time at Stripe stays open until it has arrived', async () => {
    const id = await paid()
    await stage.stripe.behave({ refundStatus: 'pending' })
    await giveBack(id, 2_500)
    await vi.waitFor(async () => expect(await refundsAtStripe(id)).toHaveLength(1), { timeout: 15_000 })
    expect((await payment(id))?.refunds).toMatchObject([{ status: 'asked' }])
    const [refund] = await refundsAtStripe(id)
    await stage.stripe.happen({ happens: 'refund-arrives', refund: refund?.id ?? '' })
    await hears(`refunded ${id} 2500 CAD`)
    expect(await refundsAtStripe(id)).toHaveLength(1)
  })

  it('that Stripe will not make has failed, and may be asked for again', async () => {
    const id = await paid()
    // Somebody has given it back at Stripe itself.
    await giveBack(id, 9_000)
    await hears(`refunded ${id} 9000 CAD`)
    await stage.host.sql`update commerce.payment set refunded = 0 where id = ${id}`
    await giveBack(id, 5_000)
    await vi.waitFor(async () => expect((await payment(id))?.refunds.at(-1)?.status).toBe('failed'), {
      timeout: 15_000,
    })
    expect(await payment(id)).toMatchObject({ refunded: 0, status: 'succeeded' })
  })
})
