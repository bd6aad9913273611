import { defineModule, type Plan } from '@ashlar/sdk'
import { defineJob, defineServer, type ServerDefinition, type Tenant, work } from '@ashlar/sdk/server'
import { type Clock, systemClock } from 'pg-boss'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runAs } from '../data/index.ts'
import { type TestDatabase, testDatabase } from '../data/testing.ts'
import { type Jobs, type JobsOptions, startJobs } from './index.ts'

const night = defineModule({ id: 'night', title: 'Night' })
const tidy = defineJob('night.tidy', Type.Object({}))
const tidyOfPlan = defineJob('night.tidy', Type.Object({}), { plan: 'standard' })
const count = defineJob('night.count', Type.Object({}))
const patience = { timeout: 10_000, interval: 50 }

let db: TestDatabase
let tenant: Tenant
let jobs: Jobs | undefined
/** Milliseconds by which the clock of the machine, which server and queue share, is ahead of the real one. */
let ahead = 0
/** How often somebody who waits for a time of the clock, as the schedules do, has looked whether it has come. */
let looks = 0
const clock: Clock = {
  ...systemClock,
  now: () => Date.now() + ahead,
  // An hour of these tests is over at once: whoever waits for a time of the clock looks at it again soon.
  setTimeout: (run, milliseconds) =>
    setTimeout(
      () => {
        if (milliseconds >= 1_000) looks += 1
        run()
      },
      Math.min(milliseconds, 1_000),
    ),
}
let zone: string | undefined

beforeAll(async () => {
  db = await testDatabase()
  tenant = await db.tenant('First', { modules: ['core', 'night'] })
  // The queue makes its tables.
  await start([])
})
beforeEach(() => {
  zone = process.env.TZ
})
afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})
afterAll(() => db.close())

async function start(servers: ServerDefinition[], more: Partial<JobsOptions> = {}): Promise<void> {
  jobs = await startJobs({
    ...{ data: db.data, servers, resolveAll: () => [] },
    findTenant: async (guid) => (guid === tenant.guid ? tenant : null),
    ...more,
    timing: {
      ...{ poll: 0.5, supervise: 1, schedules: 1, heartbeat: 10 },
      clock,
    },
  })
}

const hour = () => new Date(Date.now() + ahead).toISOString().slice(0, 13)

/** Set the clock, of the queue's statements too. */
async function clockSays(time: string): Promise<void> {
  ahead = Date.parse(time) - Date.now()
  await db.admin(`create or replace function pgboss.job_now() returns timestamptz language sql stable
    as $$ select now() + interval '${ahead} milliseconds' $$`)
}

/** Wait until the schedules have been looked at, at the time that the clock says now, and all that is due is done. */
async function looked(): Promise<void> {
  const settled = async () => {
    const [look] = await db.admin<{ isNew: boolean }>(
      `select abs(extract(epoch from cron_on - pgboss.job_now())) < 30 as "isNew" from pgboss.version`,
    )
    expect(look).toEqual({ isNew: true })
  }
  await vi.waitFor(settled, patience)
  await vi.waitFor(async () => expect(await db.admin(unfinished)).toEqual([]), patience)
}

/** Wait until everybody has asked the clock again, whatever it says. */
async function askedAgain(): Promise<void> {
  const before = looks
  await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(before + 4), patience)
}

const unfinished = `select name, data from pgboss.job
  where name in ('__pgboss__send-it', 'ashlar') and state in ('created', 'retry', 'active')`

describe('schedules are done once (F10)', () => {
  /** A job at half past one in the night, on a clock that begins at this time. */
  async function nightly(begin: string) {
    const done: string[] = []
    await jobs?.stop()
    await clockSays(begin)
    await db.admin('update pgboss.version set cron_on = null')
    await db.admin('delete from pgboss.schedule')
    await start([
      defineServer(night, {
        jobs: [work(tidy, [], async () => void done.push(hour()))],
        schedules: [{ job: tidy.id, cron: '30 1 * * *' }],
      }),
    ])
    await looked()
    return done
  }

  test('when the clock jumps an hour forward over their minute, and back again', async () => {
    const done = await nightly('2026-06-10T01:10:00Z')
    expect(done).toEqual([])
    await clockSays('2026-06-10T02:10:00Z')
    await looked()
    await vi.waitFor(() => expect(done).toEqual(['2026-06-10T02']), patience)
    await clockSays('2026-06-10T01:10:20Z')
    // Their minute comes a second time.
    await clockSays('2026-06-10T01:30:20Z')
    await askedAgain()
    await clockSays('2026-06-10T02:30:00Z')
    await looked()
    expect(done).toEqual(['2026-06-10T02'])
  })

  test('when the clock jumps an hour back after their minute', async () => {
    const done = await nightly('2026-07-10T01:30:10Z')
    await vi.waitFor(() => expect(done).toEqual(['2026-07-10T01']), patience)
    await clockSays('2026-07-10T00:40:00Z')
    await clockSays('2026-07-10T01:30:20Z')
    await askedAgain()
    await clockSays('2026-07-10T01:50:00Z')
    await looked()
    expect(done).toEqual(['2026-07-10T01'])
    // The next night is none the worse for it.
    await clockSays('2026-07-11T01:30:10Z')
    await looked()
    await vi.waitFor(() => expect(done).toEqual(['2026-07-10T01', '2026-07-11T01']), patience)
  })

  test.for([
    // Half past one UTC is a minute that Berlin's clocks pass twice in October; Lisbon's skip half past one in March.
    { change: 'to winter time', where: 'Europe/Berlin', day: '2026-10-25' },
    { change: 'to summer time', where: 'Europe/Lisbon', day: '2026-03-29' },
  ])('on a machine whose clock changes $change', async ({ where, day }) => {
    process.env.TZ = where
    const done = await nightly(`${day}T00:30:10Z`)
    await clockSays(`${day}T01:30:10Z`)
    // A look that has begun may not have asked for its work yet.
    await vi.waitFor(() => expect(done).toEqual([`${day}T01`]), patience)
    await clockSays(`${day}T02:30:10Z`)
    await looked()
    await askedAgain()
    expect(done).toEqual([`${day}T01`])
  })
})

test.for([1, -1])('work under way ends, and none is lost, when the clock jumps by %s h (F10)', async (hours) => {
  await jobs?.stop()
  await clockSays('2026-06-10T12:00:00Z')
  let begun = 0
  let isOpen = false
  const done: string[] = []
  await start([
    defineServer(night, {
      jobs: [
        work(count, [], async () => {
          begun += 1
          await vi.waitUntil(() => isOpen, { timeout: 30_000, interval: 20 })
          done.push('count')
        }),
        work(tidy, [], async () => void done.push('tidy')),
      ],
    }),
  ])
  await runAs({ tenant }, () => db.database.tenant((tx) => tx.enqueue(count, {})))
  await vi.waitFor(() => expect(begun).toBe(1), patience)
  await clockSays(`2026-06-10T${12 + hours}:00:00Z`)
  // Asked for after the jump, while the other is still under way.
  await runAs({ tenant }, () => db.database.tenant((tx) => tx.enqueue(tidy, {})))
  await vi.waitFor(() => expect(done).toContain('tidy'), patience)
  isOpen = true
  await vi.waitFor(() => expect(done).toContain('count'), patience)
  await clockSays('2026-06-10T13:30:00Z')
  await vi.waitFor(async () => expect(await db.admin(unfinished)).toEqual([]), patience)
  expect(await jobs?.deadLetters()).toEqual([])
})

describe('schedules of each website', () => {
  const other = defineModule({ id: 'other', title: 'Other' })
  const every = defineJob('other.tidy', Type.Object({}))

  test('run once for each website whose plan and switches hold the job, at their time of its own clock', async () => {
    const names = ['Toronto', 'Tokyo', 'Plain', 'Without', 'Low']
    const plans = new Map<string, Plan>(names.map((name) => [name, name === 'Low' ? 'basic' : 'enterprise']))
    const tenants = await Promise.all(
      names.map((name) => db.tenant(name, { plan: plans.get(name) ?? 'basic', modules: ['core', 'night', 'other'] })),
    )
    const zoneOf = new Map(
      ['America/Toronto', 'Asia/Tokyo', 'UTC', 'UTC', 'UTC'].map((zone, at) => [tenants[at]?.guid ?? '', zone]),
    )
    await jobs?.stop()
    await clockSays('2026-06-10T00:10:00Z')
    await db.admin('update pgboss.version set cron_on = null')
    await db.admin('delete from pgboss.schedule')
    const done: string[] = []
    const run = async (_: object, { tenant: guid }: { tenant: string | null }) =>
      void done.push(`${tenants.find((each) => each.guid === guid)?.name} ${hour()}`)
    await start(
      [
        defineServer(night, {
          jobs: [work(tidyOfPlan, [], run)],
          schedules: [{ job: tidy.id, cron: '30 3 * * *', each: 'tenant' }],
        }),
        defineServer(other, {
          jobs: [work(every, [], run)],
          schedules: [{ job: every.id, cron: '0 12 * * *' }],
        }),
      ],
      {
        findTenant: async (guid) => tenants.find((each) => each.guid === guid) ?? null,
        clocks: {
          zones: async () => [...new Set(zoneOf.values())],
          websitesIn: async (zone) =>
            tenants
              .filter(({ guid }) => zoneOf.get(guid) === zone)
              .map(({ guid, name }) => ({
                guid,
                plan: plans.get(name) ?? 'basic',
                modules: name === 'Without' ? ['other'] : ['night', 'other'],
              })),
        },
      },
    )
    const at = async (time: string, expected: string[]) => {
      await clockSays(time)
      await looked()
      await vi.waitFor(() => expect([...done].sort()).toEqual(expected), patience)
    }
    await at('2026-06-10T03:30:10Z', ['Plain 2026-06-10T03'])
    await at('2026-06-10T07:30:10Z', ['Plain 2026-06-10T03', 'Toronto 2026-06-10T07'])
    // Those without `each` stay the platform's, in UTC.
    await at('2026-06-10T12:00:10Z', ['Plain 2026-06-10T03', 'Toronto 2026-06-10T07', 'undefined 2026-06-10T12'])
    await at('2026-06-10T18:30:10Z', [
      ...['Plain 2026-06-10T03', 'Tokyo 2026-06-10T18', 'Toronto 2026-06-10T07', 'undefined 2026-06-10T12'],
    ])
    expect(await jobs?.deadLetters()).toEqual([])
  })
})
