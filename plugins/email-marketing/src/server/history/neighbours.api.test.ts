import { Database, type Transaction } from '@ashlar/sdk/server'
import { moveByArchive } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { subscriberConfirmed, subscriberLeft } from '../../contract.ts'
import { clubTriggers, joined } from '../testing/club-triggers.ts'
import { customersStandIn, known, written } from '../testing/customers-stand-in.ts'
import {
  campaigns,
  listOf,
  type MarketingHost,
  marketing,
  marketingHost,
  ok,
  readyCampaign,
  sent,
} from '../testing/marketing-host.ts'
import { customerCreated, customerErased, customersMerged } from './customers.ts'

let made: MarketingHost
let listId: number
beforeAll(async () => {
  made = await marketingHost([customersStandIn, clubTriggers])
  listId = await listOf(made.owner, 'Letter', ['ada@near.example', 'grace@near.example'])
})
afterAll(() => made?.host.close())

const within = (work: (tx: Transaction) => Promise<unknown>) =>
  made.host.composition.resolve(Database).forTenant(made.owner.tenant.guid, work)
const ask = async (what: string, email: string) =>
  ok(made.owner.post(`/api/v1/admin/customers/test-${what}/`, { email }))

/** An automation that is on, and waits a day. */
async function waiting(): Promise<number> {
  const path = `${marketing}automations/`
  const { automation } = await ok(made.owner.post(path, { name: 'Welcome', trigger: 'club.joined' }))
  const url = `${path}${automation.id}/`
  const steps = [{ id: 'w', kind: 'wait', days: 1, hours: 0 }]
  await ok(made.owner.put(url, { steps, revision: 1 }))
  await ok(made.owner.post(`${url}turn-on/`, {}))
  return automation.id
}
const runs = (guid = made.owner.tenant.guid) =>
  made.host.sql<{ email: string; state: string; customer_id: string | null }>`
    select email, state, customer_id from email_marketing.automation_run where tenant_id = ${guid} order by id`

describe('customers', () => {
  it('find in their history that they subscribed, were sent a campaign, and left; each once (issue 21)', async () => {
    known.set('ada@near.example', 7)
    const told = { subscriberId: 1, listId, email: 'ada@near.example' }
    for (let twice = 0; twice < 2; twice += 1) await within((tx) => tx.emit(subscriberConfirmed, told))
    await within((tx) => tx.emit(subscriberConfirmed, { ...told, subscriberId: 2, email: 'grace@near.example' }))
    const campaign = await sent(made.owner, (await readyCampaign(made.owner, listId, { name: 'Autumn' })).id)
    expect(campaign.counts.sent).toBe(2)
    await vi.waitFor(() => expect(written.map(({ kind }) => kind)).toContain('email_marketing.campaign-sent'), 10_000)
    const left = (at: string) => within((tx) => tx.emit(subscriberLeft, { email: 'ada@near.example', at }))
    // Told again on another day, it is the same.
    for (let twice = 0; twice < 2; twice += 1) await left('2026-03-01T23:59:00.000Z')
    await vi.waitFor(() => expect(written).toHaveLength(3), 10_000)
    const leftAgain = '2026-03-01T23:59:30.000Z'
    await left(leftAgain)
    await vi.waitFor(
      () => expect(written.map(({ key }) => key)).toContain(`email_marketing.left:${leftAgain}:7`),
      10_000,
    )
    expect(written.splice(-1)).toHaveLength(1)
    expect(written.map(({ customerId, title }) => [customerId, title]).toSorted()).toEqual([
      [7, 'Campaign sent: Autumn'],
      [7, 'Subscribed to the newsletter “Letter”'],
      [7, 'Unsubscribed from all newsletters'],
    ])
  })

  it('take what names them along when they are merged, back when that is undone, and away when they are erased (issue 21)', async () => {
    const recipient = async () =>
      (
        await made.host.sql<{ customer_id: string }>`select customer_id from email_marketing.recipient
          where email = 'grace@near.example'`
      ).map(({ customer_id }) => Number(customer_id))
    await waiting()
    await within((tx) => tx.emit(joined, { email: 'grace@near.example', level: 'gold' }))
    await vi.waitFor(async () => expect(await runs()).toHaveLength(1), 10_000)
    for (const table of ['recipient', 'automation_run'] as const) {
      await (table === 'recipient'
        ? made.host.sql`update email_marketing.recipient set customer_id = 8 where email = 'grace@near.example'`
        : made.host.sql`update email_marketing.automation_run set customer_id = 8`)
    }
    await within((tx) => tx.emit(customersMerged, { from: 8, into: 9 }))
    await vi.waitFor(async () => expect(await recipient()).toEqual([9]), 10_000)
    expect((await runs()).map(({ customer_id }) => Number(customer_id))).toEqual([9])
    const owners = async () => [...(await recipient()), ...(await runs()).map(({ customer_id }) => Number(customer_id))]
    // Into a third one, told twice; then both merges are undone, the last one first. New customers change nothing.
    for (let twice = 0; twice < 2; twice += 1) await within((tx) => tx.emit(customersMerged, { from: 9, into: 10 }))
    await vi.waitFor(async () => expect(await owners()).toEqual([10, 10]), 10_000)
    await within((tx) => tx.emit(customerCreated, { customerId: 9 }))
    await vi.waitFor(async () => expect(await owners()).toEqual([9, 9]), 10_000)
    await within((tx) => tx.emit(customerCreated, { customerId: 11 }))
    await within((tx) => tx.emit(customerCreated, { customerId: 8 }))
    await vi.waitFor(async () => expect(await owners()).toEqual([8, 8]), 10_000)
    expect(await made.host.sql`select 1 from email_marketing.merged_customer`).toEqual([])
    await within((tx) => tx.emit(customerErased, { customerId: 9 }))
    await within((tx) => tx.emit(customerErased, { customerId: 8 }))
    await vi.waitFor(async () => expect([await recipient(), await runs()]).toEqual([[], []]), 10_000)
  })
})

describe('email_marketing.audience', () => {
  it('signs people up with a mail to confirm, and tells how an address is subscribed (issue 21)', async () => {
    expect(await ask('state', 'new@near.example')).toMatchObject({ state: null })
    await ask('add', ' New@Near.example ')
    await vi.waitFor(
      async () => expect(await ask('state', 'new@near.example')).toMatchObject({ state: 'pending' }),
      10_000,
    )
    const mails = async () => (await made.host.mails()).filter(({ to }) => to.includes('new@near.example'))
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 10_000)
    expect(await ask('state', 'ADA@near.example')).toMatchObject({ state: 'subscribed' })
    const [row] = (await ok(made.owner.get(`${marketing}subscribers/?search=grace@near.example`))).results.rows
    await ok(made.owner.post(`${marketing}subscribers/${row.id}/suppress/`, {}))
    expect(await ask('state', 'grace@near.example')).toMatchObject({ state: 'suppressed' })
    await ask('add', 'grace@near.example')
    expect((await made.owner.post('/api/v1/admin/customers/test-add/', { email: 'nobody' })).statusCode).toBe(422)
  })
})

describe('automations and their runs', () => {
  it('are part of what a person is told, and are erased with them (issue 21)', async () => {
    await within((tx) => tx.emit(joined, { email: 'ada@near.example', level: 'gold' }))
    await vi.waitFor(async () => expect(await runs()).toHaveLength(1), 10_000)
    const { data } = await ask('export', 'ada@near.example')
    expect(data).toMatchObject({
      emails: [{ campaign: 'Autumn', state: 'sent' }],
      automations: [{ name: 'Ada', state: 'running', filled: { level: 'gold' } }],
    })
    await ask('erase', 'ada@near.example')
    expect([await runs(), await ask('export', 'ada@near.example')]).toEqual([[], { data: null }])
  })

  it('move with the website, turned off; who was under way goes no further', async () => {
    await within((tx) => tx.emit(joined, { email: 'mover@near.example', level: 'gold' }))
    await vi.waitFor(async () => expect(await runs()).toHaveLength(1), 10_000)
    expect(await moveByArchive(made.host)).toMatchObject({ state: 'done' })
    const there = made.host.tenants.b.guid
    const moved = await made.host.sql<{ name: string; is_on: boolean; steps: object }>`
      select name, is_on, steps from email_marketing.automation where tenant_id = ${there}`
    expect(moved).toEqual([{ name: 'Welcome', is_on: false, steps: [{ id: 'w', kind: 'wait', days: 1, hours: 0 }] }])
    expect((await runs(there)).map(({ state }) => state)).toEqual(['stopped'])
  })
})

it('API-108: campaigns are refused while the module is off, and nothing else is', async () => {
  const platform = await made.host.signIn('platform')
  const turn = (on: boolean) =>
    ok(platform.put(`/api/v1/admin/tenants/${made.host.tenants.a.id}/modules/`, { modules: { email_marketing: on } }))
  await turn(false)
  const refused = await made.owner.get(campaigns)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'MODULE_NOT_ENABLED'])
  expect((await made.owner.get('/api/v1/admin/modules/')).statusCode).toBe(200)
  await turn(true)
  expect((await made.owner.get(campaigns)).statusCode).toBe(200)
})
