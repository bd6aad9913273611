// What the test kit gives authors beyond requests: jobs at once, mails, bot-check tokens, and the website.
import * as botCheck from '@ashlar/plugin-bot-check'
import botCheckServer from '@ashlar/plugin-bot-check/server'
import { defineModule } from '@ashlar/sdk'
import {
  Database,
  defineEntity,
  defineJob,
  defineServer,
  Mailer,
  migration,
  p,
  tableOf,
  tenantId,
  tenantTable,
  work,
} from '@ashlar/sdk/server'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'

const kiln = defineModule({ id: 'kiln', title: 'Kiln' })
const tellOwner = defineJob('kiln.tell-owner', Type.Object({ bowls: Type.Integer({ minimum: 1 }) }))
const firing = defineEntity({
  name: 'Firing',
  ...tableOf(kiln, 'firing'),
  properties: {
    tenantId: tenantId(),
    id: p.bigint('number').primary().autoincrement(false),
    at: p.datetime().defaultRaw('now()'),
  },
})
const fire = defineJob('kiln.fire', Type.Object({ id: Type.Integer() }))
const heard: string[] = []
const server = defineServer(kiln, {
  entities: [firing],
  migrations: [
    migration('0001', [
      tenantTable('firing', [
        'id bigint not null',
        'at timestamptz not null default now()',
        'primary key (tenant_id, id)',
      ]),
    ]),
  ],
  jobs: [
    work(fire, [Database], async ({ id }, _context, database) => {
      await database.tenant(async (tx) => {
        await tx.sql`insert into kiln.firing (id) values (${id})`
        const [row] = await tx.sql<{ cold: number }>`
          select count(*) as cold from kiln.firing where at < now() - interval '2 days'`
        heard.push(`${new Date().toISOString().slice(0, 10)} ${row?.cold} ${new Date(0) instanceof Date}`)
      })
    }),
    work(tellOwner, [Database, Mailer], async ({ bowls }, _context, database, mailer) => {
      const code = 'S3CRET-CODE'
      const mail = { purpose: 'kiln.fired', to: 'ada@example.com', subject: `${bowls} bowls`, text: `Code: ${code}` }
      await database.tenant(async (tx) => void (await mailer.send(tx, { ...mail, secrets: [code] })))
    }),
  ],
})

let host: TestHost
beforeAll(async () => {
  const bots = { name: '@ashlar/plugin-bot-check', root: botCheck, server: botCheckServer }
  host = await testHost({ packages: [{ name: '@acme/kiln', root: { kiln }, server }, bots], site: true })
})
afterAll(() => host?.close())

test('a job is done at once for one website, with its mail as it is sent (issue 15)', async () => {
  await host.run(tellOwner, { bowls: 7 }, 'b')
  expect(await host.mails()).toEqual([])
  const [mail, ...others] = await host.mails('b')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: '7 bowls' })
  expect(mail?.text).toContain('S3CRET-CODE')
  expect(mail?.html).toContain('S3CRET-CODE')
})

test('work is done as of another time, by the clock of the process and of the database (issue 15)', async () => {
  await host.at('2031-03-30T01:30:00Z', () => host.run(fire, { id: 1 }))
  await host.at(new Date('2031-04-03T01:30:00Z'), async () => {
    await host.run(fire, { id: 2 })
    expect(new Date(Date.now()).getUTCFullYear()).toBe(2031)
    expect((await host.visitor().get('/nowhere')).statusCode).toBe(404)
  })
  expect(heard).toEqual(['2031-03-30 0 true', '2031-04-03 1 true'])
  const days = await host.sql<{ day: string }>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day from kiln.firing order by id`
  expect(days).toEqual([{ day: '2031-03-30 01:30' }, { day: '2031-04-03 01:30' }])

  await expect(host.at('2031-04-03', () => host.run(fire, { id: 2 }))).rejects.toThrow()
  await expect(host.at('yesterday', async () => undefined)).rejects.toThrow('“yesterday” is not a valid time.')
  const [row] = await host.sql<{ year: number }>`select extract(year from now())::int as year`
  expect(row?.year).toBe(new Date().getUTCFullYear())
  expect(row?.year).toBeLessThan(2031)
})

test('a job that cannot be done says why', async () => {
  await expect(host.run(tellOwner, { bowls: 0 })).rejects.toThrow('does not match the schema')
  const unknown = defineJob('kiln.unknown', Type.Object({}))
  await expect(host.run(unknown, {})).rejects.toThrow('kiln.unknown')
})

test('a token of the bot check is as good as a browser’s, and pages of the website are served', async () => {
  const { challenge, solution } = JSON.parse(atob(await host.botCheckToken()))
  expect([typeof challenge.signature, typeof solution.counter]).toEqual(['string', 'number'])
  const page = await host.visitor().get('/nowhere')
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')])
})
