import { defineEvent, defineModule, type Module } from '@ashlar/sdk'
import { defineJob, defineServer, on, type ServerDefinition, type Tenant, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runAs, tagOfTenant, withRequirements } from '../data/index.ts'
import { type TestDatabase, testDatabase } from '../data/testing.ts'
import { type Jobs, startJobs } from './index.ts'

const shop = defineModule({ id: 'shop', title: 'Shop' })
const points = defineModule({ id: 'points', title: 'Points' })
const gifts = defineModule({ id: 'gifts', title: 'Gifts', requires: [points] })
const installed: readonly Module[] = [shop, points, gifts]
const ordered = defineEvent('shop.order-placed', Type.Object({ of: Type.String() }))
const count = defineJob('points.count', Type.Object({ of: Type.String() }))
const patience = { timeout: 10_000, interval: 50 }

let db: TestDatabase
let tenant: Tenant
let other: Tenant
let jobs: Jobs | undefined
let done: string[] = []

beforeAll(async () => {
  db = await testDatabase()
  tenant = await db.tenant('First')
  other = await db.tenant('Second')
})
beforeEach(async () => {
  done = []
  await db.admin('delete from core.tenant_module')
})
afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
})
afterAll(() => db.close())

const servers: readonly ServerDefinition[] = [
  defineServer(shop, { subscriptions: [on(ordered, [], ({ of }) => void done.push(`shop ${of}`))] }),
  defineServer(points, {
    jobs: [work(count, [], async ({ of }) => void done.push(`counted ${of}`))],
    subscriptions: [on(ordered, [], ({ of }) => void done.push(`points ${of}`))],
  }),
  defineServer(gifts, { subscriptions: [on(ordered, [], ({ of }) => void done.push(`gifts ${of}`))] }),
]

async function start(): Promise<Jobs> {
  jobs = await startJobs({
    ...{ data: db.data, servers, resolveAll: () => [], timing: { poll: 0.5, supervise: 1 } },
    findTenant: async (guid) => {
      const [row] = await db.admin<{ modules: string[] }>('select core.modules_of($1, $2) as modules', [
        guid,
        installed.map(({ id }) => id),
      ])
      const wanted = [tenant, other].find((each) => each.guid === guid)
      return wanted === undefined ? null : { ...wanted, modules: withRequirements(installed, row?.modules ?? []) }
    },
  })
  return jobs
}

/** Throw a module's switch as the admin does. */
async function switchModule(module: string, enabled: boolean, of: Tenant = tenant): Promise<void> {
  await db.database.platform('test', async (tx) => {
    await tx.sql`insert into core.tenant_module (tenant_id, module, enabled) values (${of.guid}, ${module}, ${enabled})
      on conflict (tenant_id, module) do update set enabled = excluded.enabled`
    tx.dropTags(tagOfTenant(of.guid))
  })
}

const place = (by: Tenant, of: string) =>
  runAs({ tenant: by }, () => db.database.tenant((tx) => tx.emit(ordered, { of })))
const askToCount = (of: string) => runAs({ tenant }, () => db.database.tenant((tx) => tx.enqueue(count, { of })))
const unfinished = () =>
  db.admin<{ data: { subscriber?: string; offSince?: string }; message: string | null }>(
    `select data, output ->> 'message' as message from pgboss.job where name = 'ashlar' and state < 'completed'`,
  )
const allHandedOver = () =>
  vi.waitFor(async () => expect(await db.admin(`select from core.outbox where kind <> 'tags'`)).toEqual([]), patience)

describe('events', () => {
  test('go only to subscribers whose module the website has, with all that it requires', async () => {
    await switchModule('points', false)
    await place(tenant, 'one')
    await place(other, 'two')
    const running = await start()
    await vi.waitFor(
      () => expect([...done].sort()).toEqual(['gifts two', 'points two', 'shop one', 'shop two']),
      patience,
    )
    await allHandedOver()
    await vi.waitFor(async () => expect(await unfinished()).toEqual([]), patience)
    expect(await running.deadLetters()).toEqual([])
  })
})

describe('a job of a module that is switched off', () => {
  test('waits without a failure, and is done when the module is switched on again', async () => {
    await switchModule('points', false)
    const running = await start()
    await askToCount('three')
    await vi.waitFor(
      async () =>
        expect(await unfinished()).toMatchObject([
          { data: { offSince: expect.any(String) }, message: expect.stringContaining('“points” is switched off') },
        ]),
      patience,
    )
    expect([done, await running.deadLetters()]).toEqual([[], []])
    await switchModule('points', true)
    await vi.waitFor(() => expect(done).toEqual(['counted three']), patience)
  })

  test('is not begun by a change of another website', async () => {
    await switchModule('points', false)
    await start()
    await askToCount('four')
    await vi.waitFor(
      async () => expect(await unfinished()).toMatchObject([{ data: { name: 'points.count' } }]),
      patience,
    )
    const since = () => db.admin(`select start_after from pgboss.job where data ? 'offSince' and state < 'completed'`)
    await vi.waitFor(async () => expect(await since()).toHaveLength(1), patience)
    const before = await since()
    await switchModule('points', false, other)
    await askToCount('five')
    await vi.waitFor(async () => expect(await since()).toHaveLength(2), patience)
    expect(await since()).toEqual(expect.arrayContaining(before))
    await switchModule('points', true)
    await vi.waitFor(() => expect([...done].sort()).toEqual(['counted five', 'counted four']), patience)
  })

  test('is deleted when it has waited for 30 days, and is no dead letter', async () => {
    await switchModule('points', false)
    const running = await start()
    await askToCount('six')
    const waiting = `name = 'ashlar' and state < 'completed' and data ? 'offSince'`
    await vi.waitFor(
      async () => expect(await db.admin(`select from pgboss.job where ${waiting}`)).toHaveLength(1),
      patience,
    )
    const age = (days: number) =>
      db.admin(`update pgboss.job set start_after = now(),
        data = data || jsonb_build_object('offSince', now() - interval '${days} days') where ${waiting}`)
    const lastLook = () =>
      db.admin<{ at: Date }>(`select start_after > now() as "isAhead" from pgboss.job where ${waiting}`)
    await age(29)
    await vi.waitFor(async () => expect(await lastLook()).toEqual([{ isAhead: true }]), patience)
    await age(31)
    await vi.waitFor(async () => expect(await unfinished()).toEqual([]), patience)
    expect([done, await running.deadLetters()]).toEqual([[], []])
  })

  test('waits too when it is an event that was handed over before the switch', async () => {
    const running = await start()
    await running.stop()
    jobs = undefined
    await db.admin(
      `insert into pgboss.job (name, data, dead_letter, policy, singleton_key)
        values ('ashlar', $1, 'ashlar-dead', 'exclusive', 'handed-over')`,
      [
        JSON.stringify({
          ...{ kind: 'event', name: ordered.id, subscriber: 'points/shop.order-placed/0' },
          ...{ tenant: tenant.guid, payload: { of: 'seven' } },
        }),
      ],
    )
    await switchModule('points', false)
    const again = await start()
    await vi.waitFor(
      async () => expect(await unfinished()).toMatchObject([{ data: { offSince: expect.any(String) } }]),
      patience,
    )
    expect(await again.deadLetters()).toEqual([])
    await switchModule('points', true)
    await vi.waitFor(() => expect(done).toEqual(['points seven']), patience)
  })
})
