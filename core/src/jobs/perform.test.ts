import { defineEvent, defineModule } from '@ashlar/sdk'
import { defineJob, defineServer, on, type Tenant, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { beforeEach, expect, test } from 'vitest'
import { currentTenant } from '../data/index.ts'
import { Work } from './composition.ts'
import { perform } from './perform.ts'
import type { QueuedWork } from './queue.ts'

const mail = defineModule({ id: 'mail', title: 'Mail' })
const Recipient = Type.Object({ to: Type.String({ maxLength: 10 }) })
const sendMail = defineJob('mail.send-mail', Recipient)
const archive = defineJob('mail.archive', Recipient, { plan: 'standard' })
const ordered = defineEvent('mail.order-placed', Recipient)

const tenant: Tenant = {
  ...{ guid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', id: 1, name: 'First', plan: 'basic' },
  ...{ modules: ['mail'], origin: 'http://first.test' },
}
let done: unknown[] = []
let faults: unknown[] = []
beforeEach(() => {
  done = []
  faults = []
})

const doIt = async ({ to }: { readonly to: string }): Promise<void> => {
  done.push([to, currentTenant()?.guid])
  if (to === 'nobody') throw new Error('the mail server says no')
}
const server = defineServer(mail, {
  jobs: [work(sendMail, [], doIt), work(archive, [], doIt)],
  subscriptions: [on(ordered, [], doIt)],
})
const all = new Work({ servers: [server], resolveAll: () => [], report: (...fault) => faults.push(fault) })
const [subscriber = ''] = all.subscribersOf(ordered.id)
const kinds: Record<QueuedWork['kind'], Pick<QueuedWork, 'kind' | 'name' | 'subscriber'>> = {
  job: { kind: 'job', name: sendMail.id },
  event: { kind: 'event', name: ordered.id, subscriber },
}

const performed = (
  kind: QueuedWork['kind'],
  {
    payload = { to: 'ann' },
    found = tenant,
    signal = new AbortController().signal,
  }: {
    readonly payload?: unknown
    readonly found?: Tenant | null
    readonly signal?: AbortSignal
  } = {},
) => {
  const queued = { ...kinds[kind], tenant: tenant.guid, payload }
  return perform(queued, all, async () => found, { report: async () => undefined }, signal)
}

test.each(['job', 'event'] as const)('%s: work is done as its website', async (kind) => {
  expect(await performed(kind)).toBeUndefined()
  expect(done).toEqual([['ann', tenant.guid]])
})

test.each(['job', 'event'] as const)(
  '%s: work of a website that is gone is over, and nothing is done',
  async (kind) => {
    expect(await performed(kind, { found: null })).toBeUndefined()
    expect(done).toEqual([])
  },
)

test.each(['job', 'event'] as const)('%s: work of a module that is off names it, and nothing is done', async (kind) => {
  expect(await performed(kind, { found: { ...tenant, modules: [] } })).toEqual({ module: 'mail' })
  expect(done).toEqual([])
})

test('issue 15: a job is not done for a website whose plan does not hold it', async () => {
  const queued = { kind: 'job', name: archive.id, tenant: tenant.guid, payload: { to: 'ann' } } as const
  const performedOn = (plan: Tenant['plan']) =>
    perform(
      queued,
      all,
      async () => ({ ...tenant, plan }),
      { report: async () => undefined },
      new AbortController().signal,
    )
  expect(await performedOn('basic')).toBeUndefined()
  expect(done).toEqual([])
  await performedOn('enterprise')
  expect(done).toEqual([['ann', tenant.guid]])
})

test.each([
  ['job', {}],
  ['job', { to: 'a name that is too long' }],
  ['event', { to: 1 }],
] as const)('%s: work with the payload %o of another version fails before anything is done', async (kind, payload) => {
  await expect(performed(kind, { payload })).rejects.toThrow('does not match the schema')
  expect([done, faults]).toEqual([[], []])
})

test.each(['job', 'event'] as const)('%s: work that fails is a fault of its module', async (kind) => {
  await expect(performed(kind, { payload: { to: 'nobody' } })).rejects.toThrow('says no')
  expect(faults).toMatchObject([['mail', { place: kinds[kind].name }]])
})

test('a job that ends because the server stops is no fault of its module', async () => {
  const signal = AbortSignal.abort()
  await expect(performed('job', { payload: { to: 'nobody' }, signal })).rejects.toThrow('says no')
  expect(faults).toEqual([])
})
