import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
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
  refusal,
  sent,
} from '../testing/marketing-host.ts'
import { Hits } from '../tracking/hit-tally.service.ts'
import { decideWinner } from '../variants/decide-winner.job.ts'
import { beginCampaign } from './begin-campaign.job.ts'
import { watchCampaign } from './watch-campaign.job.ts'

let made: MarketingHost
beforeAll(async () => {
  made = await marketingHost()
})
afterAll(() => made?.host.close())
afterEach(() => made.asAtFirst())

describe('send-now', () => {
  it('API-358, OPEN-363: sends to everybody on the list once, each with a link of their own to leave', async () => {
    const listId = await listOf(made.owner, 'All', ['ada@all.example', 'grace@all.example'])
    const { id } = await readyCampaign(made.owner, listId, { from_name: 'The Shed', reply_to: 'hello@shed.example' })
    const campaign = await sent(made.owner, id)
    expect(campaign).toMatchObject({ status: 'sent', counts: { recipients: 2, sent: 2, failed: 0, skipped: 0 } })
    expect(made.to()).toEqual(['ada@all.example', 'grace@all.example'])
    const [first, second] = made.post.taken
    expect(first).toMatchObject({ subject: 'New greens', replyTo: 'hello@shed.example', from: { name: 'The Shed' } })
    expect(first?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(first?.headers['List-Unsubscribe']).not.toBe(second?.headers['List-Unsubscribe'])
    expect(first?.messageId).not.toBe(second?.messageId)
    expect(await refusal(made.act(id, 'send-now'))).toEqual([409, 'EMAIL_MARKETING_CAMPAIGN_BEGUN'])
    expect(await refusal(made.owner.put(`${campaigns}${id}/`, { name: 'No', detailsRevision: 1 }))).toEqual([
      ...[409, 'EMAIL_MARKETING_CAMPAIGN_BEGUN'],
    ])
    const outbox = (await ok(made.owner.get('/api/v1/admin/mails/'))).results.rows
    expect(outbox).toEqual([])
  })

  it('API-358, OPEN-363: is refused without a subject, a link to leave, recipients or a mail server, and says which', async () => {
    const listId = await listOf(made.owner, 'Some', ['ada@some.example'])
    const refused = async (more: object) => {
      const { id } = await readyCampaign(made.owner, listId, more)
      const answer = await refusal(made.act(id, 'send-now'))
      expect((await campaignOf(made.owner, id)).status).toBe('draft')
      return answer
    }
    expect(await refused({ subject: '' })).toEqual([422, 'EMAIL_MARKETING_NO_SUBJECT'])
    expect(await refused({ content: null })).toEqual([422, 'MAIL_EMPTY'])
    expect(await refused({ content: mailContent({ canLeave: false }) })).toEqual([
      422,
      'EMAIL_MARKETING_NO_UNSUBSCRIBE',
    ])
    expect(await refused({ filters: { include: [], exclude: [] } })).toEqual([422, 'EMAIL_MARKETING_NO_RECIPIENTS'])
    made.post.isSetUp = false
    expect(await refused({})).toEqual([422, 'EMAIL_MARKETING_NO_MAIL_SERVER'])
  })

  it('runs once, however many press the button at the same time', async () => {
    const listId = await listOf(made.owner, 'Twice', ['ada@twice.example'])
    const { id } = await readyCampaign(made.owner, listId)
    const replies = await Promise.all([1, 2, 3, 4].map(() => made.act(id, 'send-now')))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    await ended(made.owner, id)
    expect(made.to()).toEqual(['ada@twice.example'])
  })

  it('leaves out who left, or was marked as never emailed, before their turn came', async () => {
    const people = ['ada@late.example', 'grace@late.example', 'joan@late.example']
    const listId = await listOf(made.owner, 'Late', people)
    const { id } = await readyCampaign(made.owner, listId)
    const rows = (await ok(made.owner.get(`${marketing}subscribers/?list=${listId}`))).results.rows
    let isFirst = true
    made.post.onSend = async () => {
      if (!isFirst) return
      isFirst = false
      for (const { id, email } of rows) {
        if (!made.to().includes(email)) await made.owner.post(`${marketing}subscribers/${id}/suppress/`, {})
      }
    }
    const { counts } = await sent(made.owner, id)
    // Up to four workers had a mail in hand by then.
    expect(counts.sent + counts.skipped).toBe(3)
    expect(counts.sent).toBe(made.post.taken.length)
  })

  it('writes down what the mail server refuses, and goes on', async () => {
    const listId = await listOf(made.owner, 'Hard', ['refused@hard.example', 'ada@hard.example'])
    const { id } = await readyCampaign(made.owner, listId)
    expect((await sent(made.owner, id)).counts).toMatchObject({ sent: 1, failed: 1 })
    const { rows } = (await ok(made.owner.get(`${campaigns}${id}/recipients/?state=failed`))).results
    expect(rows).toMatchObject([{ email: 'refused@hard.example', state: 'failed', error: '550 No such person' }])
  })

  it('stops where too many are refused, and says why; who waits can be sent to afterwards', async () => {
    const many = Array.from({ length: 24 }, (_, at) => `refused${at}@many.example`)
    const listId = await listOf(made.owner, 'Refusing', [...many, 'zoe@many.example'])
    const { id } = await readyCampaign(made.owner, listId)
    const stopped = await sent(made.owner, id)
    expect(stopped).toMatchObject({ status: 'failed' })
    expect(stopped.failure).toMatch(
      /^The mail server refused 20 of 2\d emails, so sending was stopped\. The last one: 550/,
    )
    await ok(made.act(id, 'resume'))
    expect((await ended(made.owner, id)).status).toBe('sent')
    expect(made.to()).toEqual(['zoe@many.example'])
  })
})

describe('while it is sent', () => {
  it('is paused, goes on and is stopped', async () => {
    const people = Array.from({ length: 12 }, (_, at) => `p${at}@pause.example`)
    const listId = await listOf(made.owner, 'Pause', people)
    const { id } = await readyCampaign(made.owner, listId)
    let paused: Promise<unknown> | undefined
    made.post.onSend = async () => {
      paused ??= ok(made.act(id, 'pause'))
      await paused
    }
    await ok(made.act(id, 'send-now'))
    await vi.waitFor(() => expect(paused).toBeDefined(), 10_000)
    await paused
    await vi.waitFor(async () => expect((await campaignOf(made.owner, id)).counts.sent).toBe(made.post.taken.length))
    expect(made.post.taken.length).toBeLessThan(12)
    expect(await campaignOf(made.owner, id)).toMatchObject({ status: 'sending', isPaused: true })
    expect(await refusal(made.act(id, 'pause'))).toEqual([409, 'EMAIL_MARKETING_NOT_SENDING'])
    await ok(made.act(id, 'resume'))
    expect(await ended(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 12 } })
    expect(new Set(made.to()).size).toBe(12)
    expect(made.post.taken).toHaveLength(12)
    expect(await refusal(made.act(id, 'stop'))).toEqual([409, 'EMAIL_MARKETING_NOT_SENDING'])
    expect(await refusal(made.act(id, 'resume'))).toEqual([409, 'EMAIL_MARKETING_NOT_PAUSED'])
  })

  it('keeps content and recipients as they were when it began', async () => {
    const listId = await listOf(made.owner, 'Frozen', ['ada@frozen.example'])
    const { id } = await readyCampaign(made.owner, listId)
    await sent(made.owner, id)
    await ok(made.owner.post(`${marketing}subscribers/`, { email: 'new@frozen.example', listId, note: 'Later' }))
    expect(await refusal(made.act(id, 'resume'))).toEqual([409, 'EMAIL_MARKETING_NOT_PAUSED'])
    expect(made.to()).toEqual(['ada@frozen.example'])
  })
})

describe('a time', () => {
  it('is kept, moved and taken back; the campaign begins at it, or fails with the reason why it cannot', async () => {
    const listId = await listOf(made.owner, 'Time', ['ada@time.example'])
    const { id } = await readyCampaign(made.owner, listId)
    const at = (moment: number) => ({ scheduled_at: new Date(Date.now() + moment).toISOString() })
    expect(await refusal(made.act(id, 'schedule', at(-1_000)))).toEqual([422, 'EMAIL_MARKETING_TIME_PASSED'])
    expect(await refusal(made.act(id, 'schedule', at(400 * 86_400_000)))).toEqual([422, 'EMAIL_MARKETING_TIME_TOO_FAR'])
    expect((await ok(made.act(id, 'schedule', at(86_400_000)))).campaign.status).toBe('scheduled')
    expect((await ok(made.act(id, 'unschedule'))).campaign).toMatchObject({ status: 'draft', scheduled_at: null })
    expect(await refusal(made.act(id, 'unschedule'))).toEqual([409, 'EMAIL_MARKETING_NOT_SCHEDULED'])
    await ok(made.act(id, 'schedule', at(1_500)))
    // Of the other one everybody is gone by then.
    const goneId = await listOf(made.owner, 'Empty', ['ada@empty.example'])
    const gone = await readyCampaign(made.owner, goneId)
    await ok(made.act(gone.id, 'schedule', at(1_500)))
    const [row] = (await ok(made.owner.get(`${marketing}subscribers/?list=${goneId}`))).results.rows
    await ok(made.owner.delete(`${marketing}subscribers/${row.id}/`))
    expect(await ended(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 1 } })
    expect(await ended(made.owner, gone.id)).toMatchObject({
      ...{ status: 'failed', failure: expect.stringContaining('Nobody would get this campaign') },
    })
    await ok(made.owner.put(`${campaigns}${gone.id}/`, { name: 'Again', detailsRevision: 1 }))
    expect(await refusal(made.act(gone.id, 'resume'))).toEqual([409, 'EMAIL_MARKETING_NOT_PAUSED'])
  })

  it('stays the same moment when the website’s time zone or the clock changes, and everybody gets it once (issue 21)', async () => {
    const inZone = (zone: string) => ok(made.owner.put('/api/v1/admin/settings/', { time_zone: zone }))
    await inZone('America/Toronto')
    const listId = await listOf(made.owner, 'Moved', ['ada@moved.example', 'ben@moved.example'])
    const { id } = await readyCampaign(made.owner, listId)
    const moment = Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000
    await ok(made.act(id, 'schedule', { scheduled_at: new Date(moment).toISOString() }))
    await inZone('Asia/Tokyo')
    const beginAt = async (time: number) => {
      await made.host.at(new Date(time), () => made.host.run(beginCampaign, { campaignId: id }))
      return campaignOf(made.owner, id)
    }
    expect(await beginAt(moment - 60_000)).toMatchObject({
      ...{ status: 'scheduled', scheduled_at: new Date(moment).toISOString() },
    })
    expect(await beginAt(moment)).toMatchObject({ status: 'sending' })
    // The clock is put back before the moment, and comes to it again.
    for (const again of [moment - 3_600_000, moment]) await beginAt(again)
    await made.host.sql`update email_marketing.recipient set try_at = now() where campaign_id = ${id}`
    await ok(made.act(id, 'pause'))
    await ok(made.act(id, 'resume'))
    expect(await ended(made.owner, id)).toMatchObject({ status: 'sent', counts: { recipients: 2, sent: 2 } })
    await made.host.run(beginCampaign, { campaignId: id })
    expect(made.to()).toEqual(['ada@moved.example', 'ben@moved.example'])
    await inZone('UTC')
  })

  it('is that of each reader where their time zone is known, and the website’s for all others', async () => {
    await ok(made.owner.put('/api/v1/admin/settings/', { time_zone: 'UTC' }))
    const zones = {
      utc: '',
      tokyo: 'Asia/Tokyo',
      york: 'America/New_York',
      gone: 'Pacific/Kiritimati',
      lost: 'Mars/Base',
    }
    const listId = await listOf(
      made.owner,
      'World',
      Object.keys(zones).map((name) => `${name}@world.example`),
    )
    for (const [name, zone] of Object.entries(zones))
      await made.host
        .sql`update email_marketing.subscriber set time_zone = ${zone} where email = ${`${name}@world.example`}`
    const { id } = await readyCampaign(made.owner, listId)
    const hour = 60 * 60_000
    // In Tokyo the clocks show it in about two hours; in Kiritimati they showed it before now.
    const moment = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 11 * hour)
    const schedule = { scheduled_at: moment.toISOString(), at_readers_time: true }
    expect((await ok(made.act(id, 'schedule', schedule))).campaign).toMatchObject({ status: 'scheduled', ...schedule })
    const test = { share: 40, by: 'clicks', hours: 1, isManual: false }
    expect(await refusal(made.owner.put(`${campaigns}${id}/test/`, test))).toEqual([
      ...[422, 'EMAIL_MARKETING_TEST_AT_READERS_TIME'],
    ])
    const [stored] = await made.host.sql<{ begins_at: string; local_time: string }>`select begins_at, local_time
      from email_marketing.campaign where id = ${id}`
    expect(stored?.local_time).toBe(moment.toISOString().slice(0, 16))
    expect((new Date(stored?.begins_at ?? '').getTime() - moment.getTime()) / hour).toBe(-9)
    await made.host.run(beginCampaign, { campaignId: id })
    expect((await campaignOf(made.owner, id)).status).toBe('scheduled')
    await made.host.sql`update email_marketing.campaign set begins_at = now() where id = ${id}`
    await made.host.run(beginCampaign, { campaignId: id })
    const turns = await made.host.sql<{ email: string; try_at: string }>`select email, try_at
      from email_marketing.recipient where campaign_id = ${id} order by email`
    const hours = turns.map(({ email, try_at: at }) => [
      email.split('@')[0],
      (Date.parse(at) - moment.getTime()) / hour,
    ])
    const york = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'shortOffset' })
    const behind = Number(/GMT-(\d+)/.exec(york.format(moment))?.[1])
    // Until the first of them has their turn nobody looks after it.
    const looks = await made.host.sql<{ at: string }>`
      select start_after as at from core.outbox where name = ${watchCampaign.id} and payload ->> 'campaignId' = ${String(id)}
      union all select start_after from pgboss.job where data::text like ${`%${watchCampaign.id}%`}
        and data::text like ${`%"campaignId": ${id}}%`}`
    const first = Math.min(...turns.map(({ try_at: at }) => Date.parse(at)))
    expect(looks.map(({ at }) => Date.parse(at) - first)).toEqual([60_000])
    expect(Object.fromEntries(hours)).toEqual({ gone: 0, lost: 0, tokyo: -9, utc: 0, york: behind })
    // Nobody has their turn yet, so that it is neither sent nor over.
    expect([await campaignOf(made.owner, id), made.post.taken.length]).toMatchObject([{ status: 'sending' }, 0])
    await made.host.sql`update email_marketing.recipient set try_at = now() where campaign_id = ${id}`
    await ok(made.act(id, 'pause'))
    await ok(made.act(id, 'resume'))
    expect(await ended(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 5 } })
  })
})

describe('a test', () => {
  it('sends variants to a part of the recipients, and the winner to the others, by itself or by hand', async () => {
    const people = Array.from({ length: 20 }, (_, at) => `t${at}@split.example`)
    const listId = await listOf(made.owner, 'Split', people)
    const { id } = await readyCampaign(made.owner, listId)
    const test = { share: 40, by: 'clicks', hours: 1, isManual: false }
    const path = `${campaigns}${id}/`
    const { variants } = await ok(made.owner.put(`${path}test/`, test))
    expect(variants.map(({ number }: { number: number }) => number)).toEqual([1, 2])
    await ok(made.owner.put(`${campaigns}${variants[1].id}/`, { subject: 'Other greens', detailsRevision: 1 }))
    expect((await ok(made.owner.post(`${path}variants/`, {}))).variants).toHaveLength(3)
    expect((await ok(made.owner.delete(`${path}variants/3/`))).variants).toHaveLength(2)
    expect(await refusal(made.owner.delete(`${path}variants/2/`))).toEqual([409, 'EMAIL_MARKETING_LAST_VARIANT'])
    await ok(made.act(id, 'send-now'))
    await vi.waitFor(() => expect(made.post.taken).toHaveLength(8), 10_000)
    const bySubject = () => Map.groupBy(made.post.taken, ({ subject }) => subject)
    expect([...bySubject()].map(([subject, mails]) => [subject, mails.length]).toSorted()).toEqual([
      ...[
        ['New greens', 4],
        ['Other greens', 4],
      ],
    ])
    for (const mail of bySubject().get('Other greens') ?? []) {
      const [link = ''] = mail.html.match(/\/m\/c\/[A-Za-z0-9_-]{43}/) ?? []
      expect((await made.host.visitor().get(link)).statusCode).toBe(302)
    }
    await made.host.composition.resolve(Hits).flush()
    // The last of them is taken by the mail server a moment before it is written down.
    await vi.waitFor(async () =>
      expect(await ok(made.owner.get(`${path}test/`))).toMatchObject({
        ...{ winner: null, leader: 2, isSure: true },
        variants: [
          { rate: 0, sent: 4 },
          { rate: 1, sent: 4 },
        ],
      }),
    )
    expect((await campaignOf(made.owner, id)).status).toBe('sending')
    await made.host.run(decideWinner, { campaignId: id })
    expect((await ok(made.owner.get(`${path}test/`))).winner).toBeNull()
    await made.host.sql`update email_marketing.campaign set decides_at = now() where id = ${id}`
    await made.host.run(decideWinner, { campaignId: id })
    expect(await ended(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 20 } })
    expect(bySubject().get('Other greens')).toHaveLength(16)
    // The winner's mails to the others had no time to be read: they do not lower its rate.
    expect(await ok(made.owner.get(`${path}test/`))).toMatchObject({
      ...{ winner: 2, leader: 2, isSure: true, chosenAt: expect.any(String) },
      variants: [{ sent: 4 }, { sent: 4, rate: 1 }],
    })
    expect(await refusal(made.act(id, 'choose-winner', { variant: 1 }))).toEqual([409, 'EMAIL_MARKETING_WINNER_CHOSEN'])

    const copy = (await ok(made.act(id, 'duplicate'))).campaign
    expect((await ok(made.owner.get(`${campaigns}${copy.id}/test/`))).variants).toMatchObject([
      {},
      { subject: 'Other greens' },
    ])
    await ok(made.owner.put(`${campaigns}${copy.id}/test/`, { ...test, by: 'opens' }))
    const checks = async () =>
      (await ok(made.owner.get(`${campaigns}${copy.id}/checks/`))).checks.filter(
        ({ id: check }: { id: string }) => check === 'test',
      )
    expect(await checks()).toEqual([{ id: 'test', refuses: false, message: expect.stringContaining('count opens') }])
    await ok(made.owner.put(`${campaigns}${copy.id}/test/`, { ...test, isManual: true }))
    const third = (await ok(made.owner.post(`${campaigns}${copy.id}/variants/`, {}))).variants[2].id
    expect(await checks()).toMatchObject([{ refuses: false, message: 'Variants A and C are the same.' }])
    const silent = { content: mailContent({ canLeave: false }), revision: 0 }
    await ok(made.owner.put(`${campaigns}${third}/`, silent))
    expect(await checks()).toMatchObject([{ refuses: true, message: expect.stringContaining('“Variant C”') }])
    await ok(made.owner.delete(`${campaigns}${copy.id}/variants/3/`))
    made.post.taken.length = 0
    await ok(made.act(copy.id, 'send-now'))
    await vi.waitFor(() => expect(made.post.taken).toHaveLength(8), 10_000)
    expect(await refusal(made.act(copy.id, 'choose-winner', { variant: 3 }))).toEqual([
      404,
      'EMAIL_MARKETING_NO_SUCH_VARIANT',
    ])
    await ok(made.act(copy.id, 'choose-winner', { variant: 1 }))
    await ended(made.owner, copy.id)
    expect(bySubject().get('New greens')).toHaveLength(16)
  })
})

it('API-359, OPEN-363: a test goes to the team and the website’s own addresses alone, filled for a customer', async () => {
  const listId = await listOf(made.owner, 'Test', ['ada@test.example'])
  const content = mailContent({ text: '<p>Dear {{first_name|friend}}</p>' })
  const { id } = await readyCampaign(made.owner, listId, { subject: 'Hello {{first_name|you}}', content })
  const me = (await ok(made.owner.get('/api/v1/auth/me/'))).user.email
  const test = (body: object) => made.act(id, 'send-test', body)
  expect(await refusal(test({ recipients: ['ada@test.example'] }))).toEqual([422, 'EMAIL_MARKETING_NOT_OWN_ADDRESS'])
  expect(await refusal(test({ recipients: [me], testCustomer: 7 }))).toEqual([422, 'EMAIL_MARKETING_NO_TEST_CUSTOMER'])
  expect((await ok(test({ recipients: [me] }))).sent).toBe(1)
  await vi.waitFor(() => expect(made.to()).toEqual([me]))
  expect(made.post.taken[0]).toMatchObject({
    subject: '[Test] Hello you',
    html: expect.stringContaining('Dear friend'),
  })
  made.post.isSetUp = false
  expect(await refusal(test({ recipients: [me] }))).toEqual([422, 'EMAIL_MARKETING_NO_MAIL_SERVER'])
})
