import { defineEvent, defineModule } from '@ashlar/sdk'
import { defineJob, defineServer, on, type ServerDefinition, type Tenant, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { currentTenant, runAs } from '../data/index.ts'
import { type TestDatabase, testDatabase } from '../data/testing.ts'
import { droppedTags, type Jobs, listenLive, liveEvents, startJobs } from './index.ts'

const mail = defineModule({ id: 'mail', title: 'Mail' })
const other = defineModule({ id: 'other', title: 'Other' })
const off = defineModule({ id: 'off', title: 'Off' })
const Recipient = Type.Object({ to: Type.String() })
const sendMail = defineJob('mail.send-mail', Recipient)
const nightly = defineJob('mail.clean-up', Type.Object({}))
const ordered = defineEvent('mail.order-placed', Recipient)

let db: TestDatabase
let tenant: Tenant
let neighbour: Tenant
let jobs: Jobs | undefined

beforeAll(async () => {
  db = await testDatabase()
  tenant = await db.tenant('First', { modules: ['core', 'mail', 'other'] })
  neighbour = await db.tenant('Neighbour', { modules: ['core', 'mail'] })
})
afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
})
afterAll(() => db.close())

async function start(servers: ServerDefinition[]): Promise<Jobs> {
  jobs = await startJobs({
    data: db.data,
    servers,
    resolveAll: () => [],
    findTenant: async (guid) => [tenant, neighbour].find((each) => each.guid === guid) ?? null,
    timing: { poll: 0.5, supervise: 1 },
  })
  return jobs
}

const asTenant = <T>(run: () => Promise<T>) => runAs({ tenant }, run)

describe('jobs', () => {
  test('are done as their tenant once the work that asked for them has committed', async () => {
    const done: unknown[] = []
    await start([
      defineServer(mail, {
        jobs: [work(sendMail, [], async (payload) => void done.push([payload.to, currentTenant()?.guid]))],
      }),
    ])
    await expect(
      asTenant(() =>
        db.database.tenant(async (tx) => {
          await tx.enqueue(sendMail, { to: 'never' })
          throw new Error('not committed')
        }),
      ),
    ).rejects.toThrow('not committed')
    await asTenant(() => db.database.tenant((tx) => tx.enqueue(sendMail, { to: 'ann' })))
    await vi.waitFor(() => expect(done).toEqual([['ann', tenant.guid]]), 5_000)
  })

  test('are done one after the other, however many, without waiting for the clock', async () => {
    const done = new Set<string>()
    jobs = await startJobs({
      data: db.data,
      servers: [defineServer(mail, { jobs: [work(sendMail, [], async ({ to }) => void done.add(to))] })],
      resolveAll: () => [],
      findTenant: async () => tenant,
    })
    await asTenant(() =>
      db.database.tenant(async (tx) => {
        for (let n = 0; n < 100; n++) await tx.enqueue(sendMail, { to: `n${n}` })
      }),
    )
    await vi.waitFor(() => expect(done.size).toBe(100), 15_000)
  })

  test('with the same key are asked for once while the first has not finished', async () => {
    const done: string[] = []
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    await start([
      defineServer(mail, {
        jobs: [
          work(sendMail, [], async ({ to }) => {
            done.push(to)
            await finished
          }),
        ],
      }),
    ])
    for (const to of ['one', 'two', 'three']) {
      await asTenant(() => db.database.tenant((tx) => tx.enqueue(sendMail, { to }, { key: 'digest' })))
    }
    await vi.waitFor(() => expect(done).toEqual(['one']), 5_000)
    await vi.waitFor(async () => expect(await db.admin('select from core.outbox')).toEqual([]), 5_000)
    finish()
    await vi.waitFor(
      async () =>
        expect(await db.admin(`select from pgboss.job where name = 'ashlar' and state < 'completed'`)).toEqual([]),
      5_000,
    )
    expect(done).toEqual(['one'])
    await asTenant(() => db.database.tenant((tx) => tx.enqueue(sendMail, { to: 'four' }, { key: 'digest' })))
    await vi.waitFor(() => expect(done).toEqual(['one', 'four']), 5_000)
  })

  test('with the same key are done for each website that asks for them', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const begun: unknown[] = []
    const send = work(sendMail, [], async () => {
      begun.push(currentTenant()?.name)
      await finished
    })
    await start([defineServer(mail, { jobs: [send] })])
    for (const each of [tenant, neighbour]) {
      await runAs({ tenant: each }, () =>
        db.database.tenant((tx) => tx.enqueue(sendMail, { to: 'all' }, { key: 'weekly' })),
      )
    }
    await vi.waitFor(() => expect(begun.toSorted()).toEqual(['First', 'Neighbour']), 20_000)
    finish()
  })

  test('that fail are repeated, then kept as dead letters with their reason, and can be tried again', async () => {
    let isBroken = true
    let tries = 0
    const running = await start([
      defineServer(mail, {
        jobs: [
          work(sendMail, [], async () => {
            tries++
            if (isBroken) throw new Error('the mail server says no')
          }),
        ],
      }),
    ])
    await asTenant(() => db.database.tenant((tx) => tx.enqueue(sendMail, { to: 'bob' })))
    await vi.waitFor(() => expect(tries).toBe(1), 5_000)
    await vi.waitFor(() => expect(tries).toBe(2), 10_000)
    // The rest of its tries would take minutes: they are taken off.
    const giveUp = `update pgboss.job set retry_limit = 2, start_after = now() where name = 'ashlar' and state = 'retry'`
    const given = async () => {
      await db.admin(giveUp)
      expect(await running.deadLetters()).toHaveLength(1)
    }
    await vi.waitFor(given, { timeout: 15_000, interval: 200 })
    const [letter] = await running.deadLetters()
    expect(letter).toMatchObject({
      kind: 'job',
      name: 'mail.send-mail',
      tenant: tenant.guid,
      payload: { to: 'bob' },
      reason: 'the mail server says no',
    })
    isBroken = false
    tries = 0
    expect(await running.retry(letter?.id ?? '')).toBe(true)
    await vi.waitFor(() => expect(tries).toBe(1), 5_000)
    expect(await running.deadLetters()).toEqual([])
    expect(await running.retry(letter?.id ?? '')).toBe(false)
    expect(await running.retry('nothing')).toBe(false)
  })

  test('tell how far they are to those who watch, of their own tenant only', async () => {
    const heard: unknown[] = []
    const strange: unknown[] = []
    const stop = listenLive(db.data, { tenant: tenant.guid, account: 'a' }, (event) => heard.push(event))
    const stopStrange = listenLive(db.data, { tenant: crypto.randomUUID(), account: 'a' }, (event) =>
      strange.push(event),
    )
    await start([defineServer(mail, { jobs: [work(sendMail, [], async (_, { progress }) => progress(0.5, 'half'))] })])
    await asTenant(() => db.database.tenant((tx) => tx.enqueue(sendMail, { to: 'x' })))
    await vi.waitFor(
      () =>
        expect(heard).toMatchObject([
          { fraction: 0.5, message: 'half', state: 'running' },
          { fraction: 1, state: 'done' },
        ]),
      5_000,
    )
    expect(strange).toEqual([])
    expect(await db.admin('select name, fraction, state from core.job_progress')).toEqual([
      { name: 'mail.send-mail', fraction: 1, state: 'done' },
    ])
    stop()
    stopStrange()
  })

  test('of the clock are kept in step with the composition', async () => {
    const running = await start([
      defineServer(mail, {
        jobs: [work(nightly, [], async () => {})],
        schedules: [{ job: nightly.id, cron: '0 3 * * *' }],
      }),
    ])
    const schedules = () => db.admin(`select key, cron from pgboss.schedule`)
    expect(await schedules()).toEqual([{ key: 'mail.clean-up', cron: '0 3 * * *' }])
    await running.use({ servers: [], resolveAll: () => [] })
    expect(await schedules()).toEqual([])
  })

  test('nobody does are refused at the start when they are scheduled', async () => {
    await expect(start([defineServer(mail, { schedules: [{ job: 'mail.gone', cron: '0 3 * * *' }] })])).rejects.toThrow(
      'mail.gone',
    )
  })
})

describe('events', () => {
  test('reach every subscription, of which one may fail alone, and not those of a module that is off', async () => {
    const heard: string[] = []
    let fails = 1
    const running = await start([
      defineServer(mail, {
        subscriptions: [
          on(ordered, [], async ({ to }) => void heard.push(`first ${to}`)),
          on(ordered, [], async ({ to }) => {
            if (fails-- > 0) throw new Error('once')
            heard.push(`second ${to}`)
          }),
        ],
      }),
      defineServer(off, {
        subscriptions: [on(ordered, [], () => void heard.push('off'))],
      }),
      defineServer(other, { subscriptions: [on(ordered, [], ({ to }) => void heard.push(`other ${to}`))] }),
    ])
    await db.admin(`insert into core.tenant_module (tenant_id, module, enabled) values ($1, 'off', false)`, [
      tenant.guid,
    ])
    await asTenant(() => db.database.tenant((tx) => tx.emit(ordered, { to: 'cy' })))
    await vi.waitFor(() => expect([...heard].sort()).toEqual(['first cy', 'other cy', 'second cy']), 15_000)
    expect(running).toBeDefined()
  })

  test('with a payload that does not fit are refused where they are told', async () => {
    const wrong = { to: 1 } as unknown as { to: string }
    await expect(asTenant(() => db.database.tenant((tx) => tx.emit(ordered, wrong)))).rejects.toThrow(
      'mail.order-placed',
    )
  })
})

describe('signals', () => {
  test('of dropped tags come after the commit, not without it', async () => {
    const dropped: unknown[] = []
    const stop = droppedTags(db.data).listen((guid, tags) => dropped.push([guid, tags]))
    await asTenant(() => db.database.tenant(async (tx) => tx.dropTags('page:1'))).then(() => undefined)
    await expect(
      asTenant(() =>
        db.database.tenant(async (tx) => {
          tx.dropTags('page:2')
          throw new Error('no')
        }),
      ),
    ).rejects.toThrow()
    await db.database.platform('test', async (tx) => tx.dropTags('theme'))
    expect(dropped).toEqual([
      [tenant.guid, ['page:1']],
      [null, ['theme']],
    ])
    stop()
  })

  test('to browsers go to one account or to the tenant, from within a unit of work when it commits', async () => {
    const ann: unknown[] = []
    const bob: unknown[] = []
    const stops = [
      listenLive(db.data, { tenant: tenant.guid, account: 'ann' }, ({ event }) => ann.push(event)),
      listenLive(db.data, { tenant: tenant.guid, account: 'bob' }, ({ event }) => bob.push(event)),
    ]
    const live = liveEvents(db.data)
    await asTenant(async () => {
      await live.send({ event: 'to-all' })
      await live.send({ event: 'to-ann' }, { account: 'ann' })
      await db.database
        .tenant(async () => {
          await live.send({ event: 'lost' })
          throw new Error('no')
        })
        .catch(() => undefined)
      await db.database.tenant(() => live.send({ event: 'committed' }))
    })
    expect(ann).toEqual(['to-all', 'to-ann', 'committed'])
    expect(bob).toEqual(['to-all', 'committed'])
    for (const stop of stops) stop()
  })
})

test('the queue is out of reach of requests, by raw SQL too', async () => {
  await start([])
  await expect(asTenant(() => db.database.tenant((tx) => tx.sql`select * from pgboss.job`))).rejects.toThrow(
    'permission denied',
  )
})
