import { createHmac } from 'node:crypto'
import { addressBounced, defineModule, type PayloadOf } from '@ashlar/sdk'
import { type BounceReport, bounceSources, defineServer, offer, on } from '@ashlar/sdk/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { readBounces } from './bounce.jobs.ts'

const url = '/api/v1/mail/bounces/'
const secret = `whsec_${Buffer.from('a secret of thirty-two letters..').toString('base64')}`
const told: PayloadOf<typeof addressBounced>[] = []
const postbox = defineModule({ id: 'postbox', title: 'Postbox', always: true })
class Broken {
  readonly id = 'postbox.broken'
  read = async () => {
    throw new Error('The postbox is jammed.')
  }
}
class Forged {
  readonly id = 'postbox.forged'
  read = async (take: (reports: readonly BounceReport[]) => Promise<void>) =>
    take([
      {
        addresses: ['ada@example.com'],
        messageId: '<ashlar-1.aaaaaaaaaaaaaaaaaaaaaa@x>',
        reason: 'bounce',
        details: '',
      },
    ])
}

let host: InMemoryHost
beforeAll(async () => {
  const server = defineServer(postbox, {
    services: [offer(bounceSources, Broken), offer(bounceSources, Forged)],
    subscriptions: [on(addressBounced, [], (bounce) => void told.push(bounce))],
  })
  host = await testHost({ jobs: true, packages: [{ name: '@acme/postbox', root: { postbox }, server }] })
  const owner = await host.signIn('owner')
  expect((await owner.put('/api/v1/admin/settings/', { mail_bounce_secret: secret })).statusCode).toBe(200)
})
afterAll(() => host.close())
beforeEach(async () => {
  told.length = 0
  await host.sql`delete from core.bounced_address`
})

interface Sent {
  readonly body?: string
  /** Seconds by which the clock of whoever signs is ahead. */
  readonly ahead?: number
  readonly secret?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly tenant?: 'a' | 'b'
}
const bounce = (address: string, more: object = {}) => ({ address, reason: 'bounce', ...more })
const bodyOf = (...events: object[]) => JSON.stringify({ events })

function report({ body = bodyOf(bounce('ada@example.com')), ahead = 0, secret: by = secret, headers, tenant }: Sent) {
  const timestamp = String(Math.floor(Date.now() / 1_000) + ahead)
  const key = Buffer.from(by.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64')
  return host.visitor(tenant).inject({
    ...{ method: 'POST', url, payload: body },
    headers: {
      'content-type': 'application/json',
      ...{ 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,bm8= v1,${signature}` },
      ...headers,
    },
  })
}

test('a provider reports bounces and complaints, and each is told once, however often it comes (T17)', async () => {
  const body = bodyOf(
    bounce('Ada@Example.com', { details: '550 5.1.1\r\nUser unknown' }),
    { address: 'grace@example.com', reason: 'complaint' },
    bounce('later@example.com', { isPermanent: false }),
    bounce('not an address'),
  )
  for (let times = 0; times < 3; times++) expect((await report({ body })).statusCode).toBe(200)
  await vi.waitFor(() => expect(told).toHaveLength(2), 10_000)
  expect((await report({ body: bodyOf(bounce('ADA@example.com'), bounce('next@example.com')) })).statusCode).toBe(200)
  await vi.waitFor(() => expect(told).toHaveLength(3), 10_000)
  expect(told.toSorted((one, other) => one.address.localeCompare(other.address))).toEqual([
    { address: 'ada@example.com', reason: 'bounce', details: '550 5.1.1 User unknown' },
    { address: 'grace@example.com', reason: 'complaint', details: '' },
    { address: 'next@example.com', reason: 'bounce', details: '' },
  ])
  const [kept] = await host.sql<{ text: string }>`select string_agg(b::text, ' ') as text from core.bounced_address b`
  expect(kept?.text).not.toContain('example.com')
  await host.sql`update core.bounced_address set told_at = now() - interval '91 days'`
  await report({ body: bodyOf(bounce('ada@example.com')) })
  await vi.waitFor(() => expect(told).toHaveLength(4), 10_000)
})

test.each<[string, Sent]>([
  ['of another secret', { secret: `whsec_${Buffer.from('of somebody else entirely').toString('base64')}` }],
  ['signed long ago', { ahead: -301 }],
  ['signed in the future', { ahead: 302 }],
  ['without a signature', { headers: { 'webhook-signature': '' } }],
  ['with another body', { headers: { 'webhook-id': 'msg_2' } }],
  ['with a time that is none', { headers: { 'webhook-timestamp': 'now' } }],
  ['to a website without a secret', { tenant: 'b' }],
  ['of another website', { tenant: 'b', secret }],
])('a report %s is refused', async (_, sent) => {
  const refused = await report(sent)
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'MAIL_BOUNCE_UNSIGNED'])
  expect(await host.sql`select from core.bounced_address`).toEqual([])
})

test.each(['', '[]', '{"events":1}', bodyOf({ address: 'ada@example.com', reason: 'liked' }), '{"events":[', '\u0000'])(
  'a signed report that is none is refused with a sentence: %j',
  async (body) => {
    const refused = await report({ body })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'MAIL_BOUNCE_UNREADABLE'])
  },
)

test('a source that fails holds up no other, and a report of no email of ours is not believed', async () => {
  await expect(host.run(readBounces, {})).rejects.toThrow('jammed')
  expect(await host.sql`select from core.bounced_address`).toEqual([])
})
