import { defineEvent, defineModule } from '@ashlar/sdk'
import { Database, defineServer, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { emailHash } from '../hashes.ts'
import { customersStandIn } from '../testing/customers-stand-in.ts'
import {
  campaignOf,
  campaigns,
  listOf,
  type MarketingHost,
  mailContent,
  marketing,
  marketingHost,
  ok,
  readyCampaign,
  refusal,
  sent,
} from '../testing/marketing-host.ts'
import { Hits } from './hit-tally.service.ts'

const orderPlaced = defineEvent('store.order-placed', Type.Unsafe<object>(Type.Object({})))
const orderCancelled = defineEvent('store.order-cancelled', Type.Object({ orderId: Type.Integer() }))
const orderRefunded = defineEvent('store.order-refunded', Type.Unsafe<object>(Type.Object({})))
const store = defineModule({ id: 'store', title: 'Store' })
/** Tells of orders as the store does. */
const shop = {
  ...{ name: '@acme/store', root: { store } },
  server: defineServer(store, { events: [orderPlaced, orderCancelled, orderRefunded] }),
}

let made: MarketingHost
let campaignId: number
beforeAll(async () => {
  made = await marketingHost([shop, customersStandIn])
  await ok(made.owner.put('/api/v1/admin/settings/', { email_marketing: { count_opens: true }, time_zone: 'UTC' }))
  const listId = await listOf(made.owner, 'Readers', ['ada@read.example', 'grace@read.example'])
  const content = mailContent({ text: '<p><a href="https://kiln.example/?a=1&b=2">Kiln</a></p>', link: '/shop' })
  campaignId = (await readyCampaign(made.owner, listId, { content })).id
  await sent(made.owner, campaignId)
})
afterAll(() => made?.host.close())
beforeEach(() => made.host.composition.resolve(Hits).flush())

const mailTo = (address: string) => made.post.taken.find(({ to }) => to.address === address)
const addresses = (who: string, kind: 'o' | 'c') => [
  ...new Set(mailTo(who)?.html.match(new RegExp(`/m/${kind}/[A-Za-z0-9_-]{43}`, 'g'))),
]
const counts = async () => {
  await made.host.composition.resolve(Hits).flush()
  return (await campaignOf(made.owner, campaignId)).counts
}

it('a link goes on to the address of the sent mail; people count once, whatever they follow (T25)', async () => {
  const [shop = '', kiln = ''] = addresses('ada@read.example', 'c').toReversed()
  for (const path of [shop, shop, kiln]) {
    const { statusCode, headers } = await made.host.visitor().get(path)
    expect([statusCode, headers['location']]).toEqual([
      302,
      path === shop ? expect.stringContaining(`${made.owner.tenant.origin}/shop?`) : 'https://kiln.example/?a=1&b=2',
    ])
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(await counts()).toMatchObject({ clicked: 1, opened: 0 })
  const report = await ok(made.owner.get(`${campaigns}${campaignId}/report/`))
  expect(report.links).toEqual([
    { address: `${made.owner.tenant.origin}/shop`, people: 1, clicks: 2 },
    { address: 'https://kiln.example/?a=1&b=2', people: 1, clicks: 1 },
  ])
  expect(report.days).toMatchObject([{ sent: 2, clicked: 1 }])
})

it('orders count for the link by which their buyers came, once, without what was given back, until they are cancelled (issue 21)', async () => {
  const [path = ''] = addresses('grace@read.example', 'c').toReversed()
  // Only looked at, so that it counts as no click.
  const looked = await made.host.visitor().inject({ method: 'HEAD', url: path })
  const { searchParams } = new URL(String(looked.headers['location']))
  const name = searchParams.get('utm_campaign') ?? ''
  const content = searchParams.get('utm_content') ?? ''
  expect([searchParams.get('utm_source'), name]).toEqual(['email', `email-${campaignId}`])
  const within = (work: (tx: Transaction) => Promise<unknown>) =>
    made.host.composition.resolve(Database).forTenant(made.owner.tenant.guid, work)
  const placed = (orderId: number, campaign: object | undefined, total = 1_000) =>
    within((tx) => tx.emit(orderPlaced, { orderId, total, currency: 'CAD', ...(campaign && { campaign }) }))
  const orders = async () => (await ok(made.owner.get(`${campaigns}${campaignId}/report/`))).orders
  expect(await orders()).toEqual([])
  for (let twice = 0; twice < 2; twice += 1) await placed(1, { name, content }, 2_500)
  await placed(2, { name, content })
  await placed(3, { name })
  await placed(4, { name: 'email-999999' })
  await placed(5, { name: 'spring' })
  await placed(6, undefined)
  const address = `${made.owner.tenant.origin}/shop`
  await vi.waitFor(
    async () =>
      expect(await orders()).toEqual([
        { address, orders: 2, total: 3_500, currency: 'CAD' },
        { address: null, orders: 1, total: 1_000, currency: 'CAD' },
      ]),
    10_000,
  )
  const refunds = (...all: readonly (readonly [orderId: number, total: number, refunded: number])[]) =>
    within(async (tx) => {
      for (const [orderId, total, refunded] of all)
        await tx.emit(orderRefunded, { orderId, total, refunded, currency: 'CAD' })
    })
  const ofLink = async () => (await orders()).find((each: { address: string | null }) => each.address === address)
  // A part of the first, told twice; then more of it, while the first refund is told once more, late.
  await refunds([1, 500, 500], [1, 500, 500])
  await vi.waitFor(async () => expect(await ofLink()).toMatchObject({ orders: 2, total: 3_000 }), 10_000)
  await refunds([1, 200, 700], [1, 500, 500], [2, 1_000, 1_000], [999, 1, 1])
  await vi.waitFor(async () => expect(await ofLink()).toMatchObject({ orders: 2, total: 1_800 }), 10_000)
  await within((tx) => tx.emit(orderCancelled, { orderId: 1 }))
  await vi.waitFor(async () => expect(await ofLink()).toMatchObject({ orders: 1, total: 0 }), 10_000)
})

it('text and HTML lead over the same addresses', async () => {
  const inText = mailTo('ada@read.example')?.text.match(/\/m\/c\/[A-Za-z0-9_-]{43}/g)
  expect(new Set(inText)).toEqual(new Set(addresses('ada@read.example', 'c')))
})

it('the picture counts who opened it, once; programs that only look for it do not count', async () => {
  const [picture = ''] = addresses('grace@read.example', 'o')
  const head = await made.host.visitor().inject({ method: 'HEAD', url: picture })
  expect(head.statusCode).toBe(200)
  expect((await counts()).opened).toBe(0)
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await made.host.visitor().get(picture)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/gif', 'no-store'])
  }
  expect((await counts()).opened).toBe(1)
})

it('secrets that were guessed, or are of another website, count nothing and lead nowhere (T17)', async () => {
  const before = await counts()
  const [link = ''] = addresses('ada@read.example', 'c')
  const guessed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  expect(await refusal(made.host.visitor().get(guessed))).toEqual([404, 'EMAIL_MARKETING_UNKNOWN_LINK'])
  expect(await refusal(made.host.visitor('b').get(link))).toEqual([404, 'EMAIL_MARKETING_UNKNOWN_LINK'])
  const away = await made.host.visitor().get(`${link}?to=https://evil.example`)
  expect(String(away.headers['location'])).not.toContain('evil')
  const [picture = ''] = addresses('ada@read.example', 'o')
  expect((await made.host.visitor('b').get(picture)).statusCode).toBe(200)
  expect((await made.host.visitor().get('/m/o/nothing')).statusCode).toBe(200)
  expect(await counts()).toEqual(before)
})

it('who leaves by the link in a mail counts for its campaign, once; a GET changes nothing', async () => {
  const url = mailTo('grace@read.example')?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  const { pathname, search } = new URL(url)
  const leave = () =>
    made.host.visitor().inject({
      ...{ method: 'POST', url: pathname + search, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  await made.host.visitor().get(pathname + search)
  expect((await counts()).unsubscribed).toBe(0)
  await ok(leave())
  await ok(leave())
  expect((await counts()).unsubscribed).toBe(1)
})

it('API-350: figures of all campaigns are given by day, and a wrong span is refused', async () => {
  await counts()
  const { metrics } = await ok(made.owner.get(`${marketing}dashboard-metrics`))
  expect(metrics).toMatchObject({ sent: 2, delivered: 2, opened: 1, clicked: 1, bounced: 0, unsubscribed: 1 })
  expect(metrics.days).toHaveLength(30)
  const { day } = metrics.days.at(-1)
  const one = await ok(made.owner.get(`${marketing}dashboard-metrics?startDate=${day}&endDate=${day}`))
  expect(one.metrics.days).toEqual([metrics.days.at(-1)])
  for (const span of ['startDate=2026-05-02&endDate=2026-05-01', 'startDate=2020-01-01&endDate=2026-05-01']) {
    expect(await refusal(made.owner.get(`${marketing}dashboard-metrics?${span}`))).toEqual([
      ...[422, 'EMAIL_MARKETING_SPAN_WRONG'],
    ])
  }
})

it('by the link of a mail people choose lists and how often, and say why they left (T17)', async () => {
  const token = new URL(mailTo('ada@read.example')?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').searchParams.get(
    'token',
  )
  const choose = (body: object) => made.host.visitor().post('/api/v1/email/preferences/', { token, ...body })
  const rows = async () =>
    (await ok(made.owner.get(`${marketing}subscribers/?search=ada@read.example`))).results.rows.map(
      ({ listId, state }: { listId: number; state: string }) => [listId, state],
    )
  const [[listId]] = await rows()
  const elsewhere = await listOf(made.owner, 'Elsewhere', ['zoe@read.example'])
  await ok(choose({ often: 'weekly', lists: [elsewhere] }))
  expect(await rows()).toEqual([[listId, 'unsubscribed']])
  await ok(choose({ often: 'weekly', lists: String(listId) }))
  expect(await rows()).toEqual([[listId, 'subscribed']])
  expect(await refusal(choose({ often: 'hourly' }))).toEqual([422, expect.any(String)])
  expect(await refusal(made.host.visitor().post('/api/v1/email/preferences/', { token: 'x', often: 'all' }))).toEqual([
    ...[410, 'EMAIL_MARKETING_LINK_OVER'],
  ])

  // Weekly: another campaign in the same week leaves them out, a mail of their own does not count.
  made.post.taken.length = 0
  const { id } = await readyCampaign(made.owner, listId)
  expect((await sent(made.owner, id)).counts).toMatchObject({ sent: 0, skipped: 1 })

  const tell = (body: object) => made.host.visitor().post('/api/v1/email/leave-reason/', { token, ...body })
  await ok(tell({ reason: 'never-asked' }))
  await ok(tell({ reason: 'too-often', words: 'Every day!' }))
  const { reasons, words } = await ok(made.owner.get(`${campaigns}${campaignId}/report/`))
  expect([reasons, words]).toEqual([[{ reason: 'too-often', people: 1 }], ['Every day!']])
})

it('nobody gets more mails on a day than the settings allow; further ones wait for the next day', async () => {
  await ok(made.owner.put('/api/v1/admin/settings/', { email_marketing: { most_per_day: 1 } }))
  made.post.taken.length = 0
  const listId = await listOf(made.owner, 'Daily', ['dora@read.example'])
  await sent(made.owner, (await readyCampaign(made.owner, listId)).id)
  const { id } = await readyCampaign(made.owner, listId)
  await ok(made.owner.post(`${campaigns}${id}/send-now/`, {}))
  const waiting = async () => (await ok(made.owner.get(`${campaigns}${id}/recipients/?state=queued`))).results.total
  const tried = () =>
    made.host.sql`select 1 from email_marketing.recipient where campaign_id = ${id} and try_at > now()`
  await vi.waitFor(async () => expect(await tried()).toHaveLength(1), 10_000)
  expect([await waiting(), made.post.taken.length]).toEqual([1, 1])
  await ok(made.owner.put('/api/v1/admin/settings/', { email_marketing: { most_per_day: 0 } }))
})

it('an address from which mail comes back, or complaints, gets nothing any more (T17)', async () => {
  const listId = await listOf(made.owner, 'Bouncing', ['bob@read.example', 'cora@read.example'])
  const { id } = await readyCampaign(made.owner, listId)
  await sent(made.owner, id)
  const { addressBounced } = await import('@ashlar/sdk')
  await made.host.composition.resolve(Database).forTenant(made.owner.tenant.guid, async (tx) => {
    await tx.emit(addressBounced, { address: 'bob@read.example', reason: 'bounce', details: '550 No such person' })
  })
  await vi.waitFor(async () => expect((await campaignOf(made.owner, id)).counts.bounced).toBe(1), 10_000)
  expect((await campaignOf(made.owner, id)).counts.delivered).toBe(1)
  const { rows } = (await ok(made.owner.get(`${campaigns}${id}/recipients/?did=bounced`))).results
  expect(rows).toMatchObject([{ email: 'bob@read.example' }])
  const states = (await ok(made.owner.get(`${marketing}subscribers/?list=${listId}`))).results.rows
  expect(states.map(({ state }: { state: string }) => state)).toEqual(['suppressed', 'subscribed'])
  made.post.taken.length = 0
  await sent(made.owner, (await readyCampaign(made.owner, listId)).id)
  expect(made.post.taken.map(({ to }) => to.address)).toEqual(['cora@read.example'])
})

it('a report that comes late counts once, however often it comes, and nobody is mailed for it (T17)', async () => {
  const people = ['dan@late.example', 'eva@late.example', 'fay@late.example']
  const listId = await listOf(made.owner, 'Late', people)
  const first = (await readyCampaign(made.owner, listId)).id
  await sent(made.owner, first)
  const last = (await readyCampaign(made.owner, listId)).id
  await sent(made.owner, last)
  // Eva left after it, Fay was erased.
  const leave = new URL(mailTo('eva@late.example')?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
  await ok(made.host.visitor().post('/api/v1/email/unsubscribe/', { token: leave.searchParams.get('token') }))
  await ok(made.owner.post('/api/v1/admin/customers/test-erase/', { email: 'fay@late.example' }))
  made.post.taken.length = 0
  const { addressBounced } = await import('@ashlar/sdk')
  const report = (address: string, reason: 'bounce' | 'complaint') =>
    made.host.composition.resolve(Database).forTenant(made.owner.tenant.guid, async (tx) => {
      await tx.emit(addressBounced, { address, reason, details: '550 No such person' })
    })
  for (const address of people)
    for (const reason of ['bounce', 'bounce', 'complaint'] as const) await report(address, reason)
  const never = () => made.host.sql`select 1 from email_marketing.suppression where reason <> 'unsubscribed'
    and email_hash = any(${people.map(emailHash)})`
  await vi.waitFor(async () => expect(await never()).toHaveLength(3), 10_000)
  const untold = () => made.host.sql`select 1 from core.outbox where name = ${addressBounced.id} union all
    select 1 from pgboss.job where state < 'completed' and data::text like ${`%${addressBounced.id}%`}`
  await vi.waitFor(async () => expect(await untold()).toEqual([]), 10_000)
  expect((await campaignOf(made.owner, last)).counts).toMatchObject({ bounced: 2 })
  expect((await campaignOf(made.owner, first)).counts).toMatchObject({ bounced: 0 })
  expect(await campaignOf(made.owner, last)).toMatchObject({ status: 'sent' })
  const again = (await readyCampaign(made.owner, listId)).id
  expect(await refusal(made.owner.post(`${campaigns}${again}/send-now/`, {}))).toEqual([
    ...[422, 'EMAIL_MARKETING_NO_RECIPIENTS'],
  ])
  expect(made.post.taken).toEqual([])
})
