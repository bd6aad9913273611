import { defineModule } from '@ashlar/sdk'
import { defineJob, defineServer, type Lane, type Tenant, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runAs } from '../data/index.ts'
import { type TestDatabase, testDatabase } from '../data/testing.ts'
import { type Jobs, startJobs } from './index.ts'
import { giveBackBeyond } from './lanes.ts'

const busy = defineModule({ id: 'busy', title: 'Busy' })
const Payload = Type.Object({ n: Type.Integer() })
const jobIn = (lane: Lane) => defineJob(`busy.${lane}`, Payload, { lane })
const lanes = { prompt: jobIn('prompt'), usual: jobIn('usual'), mailing: jobIn('mailing'), bulk: jobIn('bulk') }
const patience = { timeout: 15_000, interval: 20 }

let db: TestDatabase
let tenants: Tenant[]
const running: Jobs[] = []

beforeAll(async () => {
  db = await testDatabase()
  const modules = ['core', 'busy']
  tenants = [await db.tenant('First', { modules }), await db.tenant('Second', { modules })]
})
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
})
afterAll(() => db.close())

/** What runs now and what is done, each as `First usual`. */
class Floor {
  readonly done: string[] = []
  readonly most = new Map<string, number>()
  readonly #now = new Map<string, number>()
  #open = () => {}
  readonly #isOpen = new Promise<void>((resolve) => {
    this.#open = resolve
  })

  open(): void {
    this.#open()
  }

  /** Jobs of the first website last until the floor is opened. */
  async run(lane: Lane, guid: string | null): Promise<void> {
    const name = tenants.find((tenant) => tenant.guid === guid)?.name
    const place = `${name} ${lane}`
    this.#count(place, 1)
    if (name === 'First') await this.#isOpen
    this.#count(place, -1)
    this.done.push(place)
  }

  #count(place: string, by: number): void {
    const now = (this.#now.get(place) ?? 0) + by
    this.#now.set(place, now)
    this.most.set(place, Math.max(now, this.most.get(place) ?? 0))
  }
}

async function start(floor: Floor): Promise<void> {
  const jobs = Object.entries(lanes).map(([lane, job]) =>
    work(job, [], (_payload, { tenant }) => floor.run(lane as Lane, tenant)),
  )
  running.push(
    await startJobs({
      ...{ data: db.data, servers: [defineServer(busy, { jobs })], resolveAll: () => [] },
      findTenant: async (guid) => tenants.find((tenant) => tenant.guid === guid) ?? null,
      timing: { poll: 0.5, supervise: 1 },
    }),
  )
}

const ask = (tenant: Tenant | undefined, lane: Lane, count: number) =>
  runAs({ tenant: tenant ?? null }, () =>
    db.database.tenant(async (tx) => {
      for (let n = 0; n < count; n++) await tx.enqueue(lanes[lane], { n })
    }),
  )
const times = (word: string, count: number) => Array.from({ length: count }, () => word)

test.for([1, 2])('long work of one website delays no other, with %i processes', async (processes) => {
  const floor = new Floor()
  await ask(tenants[0], 'bulk', 12)
  await ask(tenants[0], 'usual', 12)
  for (let count = 0; count < processes; count++) await start(floor)
  await vi.waitFor(() => {
    expect(floor.most.get('First bulk')).toBe(2)
    expect(floor.most.get('First usual')).toBe(2)
  }, patience)
  // Mails to many begin at once, whatever else the website has to do.
  await ask(tenants[0], 'mailing', 1)
  await vi.waitFor(() => expect(floor.most.get('First mailing')).toBe(1), patience)
  await ask(tenants[1], 'bulk', 2)
  await ask(tenants[1], 'prompt', 3)
  await ask(tenants[1], 'usual', 3)
  await vi.waitFor(
    () =>
      expect([...floor.done].sort()).toEqual([
        ...[...times('Second bulk', 2), ...times('Second prompt', 3), ...times('Second usual', 3)],
      ]),
    patience,
  )
  floor.open()
  await vi.waitFor(() => expect(floor.done).toHaveLength(33), { timeout: 30_000, interval: 50 })
  expect([floor.most.get('First bulk'), floor.most.get('First usual')]).toEqual([2, 2])
  expect(
    await db.admin(`select from pgboss.job where name = 'ashlar' and (state = 'failed' or retry_count > 0)`),
  ).toEqual([])
})

test('a job that another process took before it could be seen takes no place beyond those of its website', async () => {
  await start(new Floor())
  const ids = await db.admin<{ id: string }>(
    `insert into pgboss.job (name, data, state, group_id, started_on, heartbeat_on)
      select 'ashlar', '{}', 'active', 'usual/elsewhere', now() + seconds * interval '1 s', now()
      from unnest(array[0, 1, 2]) as seconds returning id`,
  )
  const results = []
  for (const { id } of ids) results.push(await giveBackBeyond(db.data.store, { id, groupId: 'usual/elsewhere' }))
  expect(results).toEqual([true, false, false])
})
