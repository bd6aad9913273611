// What can go wrong while a campaign is sent: with the mail server, with addresses, and with the website itself.
import { defineModule, type RecipientSource } from '@ashlar/sdk'
import { Database, defineJob, defineServer, MailPostponed, offer, work } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { recipientSources } from '../../contract.ts'
import {
  campaignOf,
  campaigns,
  ended,
  listOf,
  type MarketingHost,
  mailContent,
  marketing,
  marketingHost,
  ok,
  readyCampaign,
  sent,
} from '../testing/marketing-host.ts'
import { watchCampaign } from './watch-campaign.job.ts'

const patience = { timeout: 10_000, interval: 20 }

/** Long work of a website, such as its imports, that lasts until it is let go. */
function longWork() {
  const gate = Promise.withResolvers<void>()
  const state = { under: 0, letGo: () => gate.resolve() }
  const module = defineModule({ id: 'quarry', title: 'Quarry', always: true })
  const dig = defineJob('quarry.dig', Type.Object({}), { lane: 'bulk' })
  const digging = work(dig, [], async () => {
    state.under += 1
    await gate.promise
  })
  const quarry: TestPackage = {
    name: '@acme/quarry',
    root: { module },
    server: defineServer(module, { jobs: [digging] }),
  }
  return { state, dig, package: quarry }
}

/** A stranger's source whose people are what a test says. */
const odd: { email: string; name: string; values: Record<string, string> }[] = []
class OddPeople implements RecipientSource {
  readonly id = 'odd.people'
  readonly title = 'Odd people'
  readonly fields = async () => []
  readonly values = async () => [{ name: 'first_name', title: 'First name' }]
  readonly count = async () => ({ total: odd.length })
  readonly page = async () => ({ rows: odd, next: null })
}
const oddModule = defineModule({ id: 'odd', title: 'Odd', always: true })
const oddPackage: TestPackage = {
  ...{ name: '@acme/odd', root: { oddModule } },
  server: defineServer(oddModule, { services: [offer(recipientSources, OddPeople)] }),
}
const oddAudience = { include: [{ source: 'odd.people', match: 'all', conditions: [] }], exclude: [] }

/** The job by which core sends mails in bulk. */
const sendBulkMail = defineJob('core.send-bulk-mail', Type.Object({}))
const quarry = longWork()
let made: MarketingHost
beforeAll(async () => {
  made = await marketingHost([quarry.package, oddPackage])
})
afterAll(async () => {
  quarry.state.letGo()
  await made?.host.close()
})
afterEach(() => made.asAtFirst())

it('a campaign begins at once, however much long work its website has to do', async () => {
  const { guid } = made.owner.tenant
  await made.host.composition.resolve(Database).forTenant(guid, async (tx) => {
    for (let n = 0; n < 4; n++) await tx.enqueue(quarry.dig, {})
  })
  await vi.waitFor(() => expect(quarry.state.under).toBe(2), patience)
  const listId = await listOf(made.owner, 'Busy', ['ada@busy.example'])
  const { id } = await readyCampaign(made.owner, listId)
  expect(await sent(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 1 } })
  expect(quarry.state.under).toBe(2)
  quarry.state.letGo()
})

const states = async (id: number) =>
  (await ok(made.owner.get(`${campaigns}${id}/recipients/`))).results.rows
    .map(({ email, state }: { email: string; state: string }) => `${email.split('@')[0]} ${state}`)
    .toSorted()

it('a campaign waits while the mail server is away for an hour, and then reaches everybody once', async () => {
  const listId = await listOf(made.owner, 'Away', ['ada@away.example', 'grace@away.example'])
  const { id } = await readyCampaign(made.owner, listId)
  made.post.isAway = true
  await ok(made.act(id, 'send-now'))
  const pause = async () => (await ok(made.owner.get(`${marketing}sending-setup/`))).setup.pause
  const isAway = { until: expect.any(String), reason: 'connect ECONNREFUSED' }
  await vi.waitFor(async () => expect(await pause()).toEqual(isAway), patience)
  const tryAgain = async () => {
    await made.host.sql`update core.bulk_mailing set paused_until = now()`
    await made.host.run(sendBulkMail, {})
  }
  // The pauses of an hour: 15 s, 30 s, 1, 2 and 5 minutes, then ten.
  for (let tried = 0; tried < 10; tried++) await tryAgain()
  expect(await campaignOf(made.owner, id)).toMatchObject({ status: 'sending', counts: { sent: 0, failed: 0 } })
  expect(await states(id)).toEqual(['ada queued', 'grace queued'])
  made.post.isAway = false
  await tryAgain()
  expect(await ended(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 2, failed: 0 } })
  expect(made.to()).toEqual(['ada@away.example', 'grace@away.example'])
  expect(await pause()).toBeNull()
})

it('who the mail server postpones has another turn, and the others do not wait for it', async () => {
  const listId = await listOf(made.owner, 'Greylisted', ['ada@grey.example', 'later@grey.example'])
  const { id } = await readyCampaign(made.owner, listId)
  made.post.onSend = async ({ to }) => {
    if (to.address.startsWith('later')) throw new MailPostponed('450 Greylisted')
  }
  await ok(made.act(id, 'send-now'))
  await vi.waitFor(async () => expect(await states(id)).toEqual(['ada sent', 'later queued']), patience)
  const { rows } = (await ok(made.owner.get(`${campaigns}${id}/recipients/?state=queued`))).results
  expect(rows).toMatchObject([{ error: '450 Greylisted' }])
  made.post.onSend = async () => {}
  await vi.waitFor(async () => {
    await made.host
      .sql`update email_marketing.recipient set try_at = now() where campaign_id = ${id} and state = 'queued'`
    await made.host.run(sendBulkMail, {})
    expect((await campaignOf(made.owner, id)).status).toBe('sent')
  }, patience)
  expect(made.to()).toEqual(['ada@grey.example', 'later@grey.example'])
})

it('names and values never become markup, headers or links, and no hostile address is mailed (T4, T16)', async () => {
  const name = 'Ada "<b>"\r\nBcc: eve@evil.example'
  const first_name = '<img src=x onerror=alert(1)>\r\nBcc: eve@evil.example'
  await listOf(made.owner, 'Odd', ['ada@odd.example'])
  const hostile = [
    'ada@odd.example\r\nBcc: eve@evil.example',
    'Ada <ada@odd.example>',
    'a@odd.example, eve@evil.example',
    `${'a'.repeat(300)}@odd.example`,
  ]
  for (const email of hostile) {
    const added = made.owner.post(`${marketing}subscribers/`, { email, listId: 1, note: 'On paper' })
    expect([email, (await added).statusCode]).toEqual([email, 422])
  }
  odd.push({ email: 'ada@odd.example', name, values: { first_name } })
  for (const email of hostile) odd.push({ email, name: '', values: {} })
  const content = mailContent({
    text: '<p>Dear {{first_name}} <a href="javascript:alert(1)">here</a></p>',
    link: 'javascript:alert(2)',
  })
  const subject = 'For {{first_name}}'
  const { id } = (await ok(made.owner.post(campaigns, { name: 'Odd', subject, content, filters: oddAudience })))
    .campaign
  expect((await sent(made.owner, id)).counts).toMatchObject({ recipients: 1, sent: 1 })
  const [mail] = made.post.taken
  expect(mail?.to).toEqual({ address: 'ada@odd.example', name: 'Ada "<b>" Bcc: eve@evil.example' })
  expect(mail?.subject).toBe('For <img src=x onerror=alert(1)> Bcc: eve@evil.example')
  expect(mail?.html).toContain('&lt;img src=x')
  expect(mail?.html).not.toContain('<img src=x')
  expect(`${mail?.html}${mail?.text}`).not.toContain('javascript:')
  const { links } = await ok(made.owner.get(`${campaigns}${id}/report/`))
  expect(JSON.stringify(links)).not.toContain('javascript')
})

it('umlauts in addresses and names are mailed as they are', async () => {
  const listId = await listOf(made.owner, 'Umlauts', ['jörg@müller.example'])
  const { id } = await readyCampaign(made.owner, listId, { from_name: 'Töpferei Ähre' })
  expect((await sent(made.owner, id)).counts).toMatchObject({ sent: 1 })
  expect(made.post.taken[0]).toMatchObject({ to: { address: 'jörg@müller.example' }, from: { name: 'Töpferei Ähre' } })
})

it('a module that is switched off in the middle sends nothing more; switched on again it goes on', async () => {
  const people = Array.from({ length: 12 }, (_, n) => `p${n}@off.example`)
  const { id } = await readyCampaign(made.owner, await listOf(made.owner, 'Off', people))
  const platform = await made.host.signIn('platform')
  const turn = (isOn: boolean) =>
    ok(platform.put(`/api/v1/admin/tenants/${made.owner.tenant.id}/modules/`, { modules: { email_marketing: isOn } }))
  let off: Promise<unknown> | undefined
  const leased = () => made.host.sql`select 1 from core.bulk_mailing where leased_until is not null`
  made.post.onSend = async () => {
    off ??= turn(false)
    await off
  }
  await ok(made.act(id, 'send-now'))
  await vi.waitFor(() => expect(off).toBeDefined(), patience)
  await off
  await vi.waitFor(async () => expect(await leased()).toEqual([]), patience)
  // Those that the workers had in hand: nobody could write down that they were sent.
  const inHand = made.to()
  expect(inHand.length).toBeLessThanOrEqual(4)
  await made.host.run(sendBulkMail, {})
  expect(made.to()).toEqual(inHand)
  made.post.onSend = async () => {}
  await turn(true)
  await made.host.run(watchCampaign, { campaignId: id })
  expect(await ended(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 12 } })
  expect(made.to()).toEqual([...people, ...inHand].toSorted())
})

it('nobody gets more mails on a day than the settings allow, also of campaigns that begin at the same moment', async () => {
  await ok(made.owner.put('/api/v1/admin/settings/', { email_marketing: { most_per_day: 1 } }))
  const listId = await listOf(made.owner, 'Daily', ['dora@daily.example'])
  made.post.isAway = true
  for (const _ of [1, 2]) await ok(made.act((await readyCampaign(made.owner, listId)).id, 'send-now'))
  const rows = () => made.host.sql<{ state: string; waits: boolean }>`select state, try_at > now() as waits
    from email_marketing.recipient where email = 'dora@daily.example' order by id`
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2), patience)
  made.post.isAway = false
  await vi.waitFor(async () => {
    await made.host.sql`update core.bulk_mailing set paused_until = now()`
    await made.host.run(sendBulkMail, {})
    expect(await rows()).toEqual([
      { state: 'sent', waits: false },
      { state: 'queued', waits: true },
    ])
  }, patience)
  expect(made.to()).toEqual(['dora@daily.example'])
  await ok(made.owner.put('/api/v1/admin/settings/', { email_marketing: { most_per_day: 0 } }))
})
