import { defineModule } from '@ashlar/sdk'
import {
  defineEntity,
  defineRoutes,
  defineServer,
  migration,
  p,
  statement,
  tableOf,
  tenantTable,
} from '@ashlar/sdk/server'
import { type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'

const clock = defineModule({ id: 'clock', title: 'Clock' })

/** A request that asks to be held says that it has begun, and is answered once it is let go. */
const held = { begun: Promise.withResolvers<void>(), letGo: Promise.withResolvers<void>() }
const querystring = Type.Object({ wait: Type.Optional(Type.Integer()), isHeld: Type.Optional(Type.Boolean()) })

/** A package whose route says its version, as slowly as asked. */
function clockPackage(version: string, changes: Partial<TestPackage> = {}): TestPackage {
  const routes = defineRoutes([], (app) => {
    app.get('/api/v1/clock/', { config: { access: 'public' }, schema: { querystring } }, async ({ query }) => {
      if (query.isHeld) {
        held.begun.resolve()
        await held.letGo.promise
      }
      await new Promise((resolve) => setTimeout(resolve, query.wait ?? 0))
      return { success: true, version }
    })
  })
  return {
    name: '@acme/clock',
    version,
    root: { clock },
    server: defineServer(clock, { routes: [routes] }),
    ...changes,
  }
}

const first = clockPackage('1.0.0')
let host: TestHost
let address: string
beforeAll(async () => {
  host = await testHost({ packages: [first] })
  address = await host.listen()
})
afterAll(() => host.close())

const read = async (path = '/api/v1/clock/') => {
  const reply = await fetch(`${address}${path}`)
  return { status: reply.status, body: await reply.text() }
}
const version = async () => JSON.parse((await read()).body).version

test('twenty changes of the set under load: no request fails, and each sees one version or the other', async () => {
  const seen = new Map<string, number>()
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      const { status, body } = await read('/api/v1/clock/?wait=2')
      const key = status === 200 ? JSON.parse(body).version : `failed with ${status}: ${body}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
  }
  const visitors = Array.from({ length: 8 }, visitor)
  const versions = Array.from({ length: 20 }, (_, index) => `1.${index + 1}.0`)
  for (const each of versions) expect(await host.swap([clockPackage(each)])).toMatchObject({ ok: true })
  isOver = true
  await Promise.all(visitors)
  expect([...seen.keys()].filter((key) => key.startsWith('failed'))).toEqual([])
  expect(seen.size).toBeGreaterThan(10)
  expect(await version()).toBe('1.20.0')
})

test('a request that has begun is answered by the composition that it began with', async () => {
  await host.swap([clockPackage('2.0.0')])
  const slow = read('/api/v1/clock/?isHeld=true')
  await held.begun.promise
  await host.swap([clockPackage('2.1.0')])
  expect(await version()).toBe('2.1.0')
  held.letGo.resolve()
  expect(JSON.parse((await slow).body).version).toBe('2.0.0')
})

const throwing = (): never => {
  throw new Error('cannot find the clockwork')
}
const sql = (text: string) => defineServer(clock, { migrations: [migration('0001-bad', [statement(text)])] })
const Alarm = defineEntity({ name: 'Alarm', ...tableOf(clock, 'alarm'), properties: { id: p.uuid().primary() } })
const broken: [string, string, string, TestPackage][] = [
  ['throws on import', 'ENTRY_FAILED', 'cannot find the clockwork', clockPackage('3.0.0', { server: throwing })],
  [
    'throws while its routes are registered',
    'ENTRY_FAILED',
    'cannot find the clockwork',
    clockPackage('3.0.1', { server: defineServer(clock, { routes: [defineRoutes([], throwing)] }) }),
  ],
  [
    'has a route without access',
    'ROUTE_WITHOUT_ACCESS',
    '/api/v1/x/',
    clockPackage('3.0.2', {
      server: defineServer(clock, { routes: [defineRoutes([], (app) => void app.get('/api/v1/x/', async () => ''))] }),
    }),
  ],
  [
    'has a migration that fails',
    'MIGRATION_FAILED',
    '0001-bad',
    clockPackage('3.0.3', { server: sql('select 1 / 0') }),
  ],
  [
    'reaches into another schema',
    'MIGRATION_FAILED',
    'outside its own schema',
    clockPackage('3.0.4', { server: sql('create table core.stolen (id int)') }),
  ],
  [
    'has an entity that differs from its table',
    'ENTITY_DIFFERS',
    'Entity “Alarm” differs from its table clock.alarm: There is no such table.',
    clockPackage('3.0.6', { server: defineServer(clock, { entities: [Alarm] }) }),
  ],
  [
    'has a schema that cannot be compiled',
    'BAD_SCHEMA',
    'emial',
    clockPackage('3.0.5', {
      server: defineServer(clock, {
        routes: [
          defineRoutes([], (app) => {
            const schema = { body: Type.Object({ to: Type.String({ format: 'emial' }) }) }
            app.post('/api/v1/mail/', { config: { access: 'public' }, schema }, async () => '')
          }),
        ],
      }),
    }),
  ],
]

test.each(broken)(
  'a package that %s leaves the old one serving, with the reason: %s',
  async (_what, code, words, bad) => {
    const generation = host.composition.generation
    const result = await host.swap([bad])
    expect(result).toMatchObject({ ok: false, code, culprit: '@acme/clock', reason: expect.stringContaining(words) })
    expect(host.composition.generation).toBe(generation)
    expect(await version()).toBe('2.1.0')
    expect((await read('/readyz')).status).toBe(200)
  },
)

test('after a failed one the next good one takes over, and its table is there', async () => {
  const tables = [migration('0001-tick', [tenantTable('tick', ['id int not null', 'primary key (tenant_id, id)'])])]
  const server = (routes: TestPackage) => ({ ...routes, server: { ...(routes.server as object), migrations: tables } })
  expect(await host.swap([server(clockPackage('4.0.0'))])).toMatchObject({ ok: true })
  expect(await version()).toBe('4.0.0')
  expect(await host.sql`select relforcerowsecurity from pg_class where oid = 'clock.tick'::regclass`).toEqual([
    { relforcerowsecurity: true },
  ])
})

test('a removed package is gone, its routes too', async () => {
  expect(await host.swap([])).toMatchObject({ ok: true })
  expect((await read()).status).toBe(404)
  expect(await host.swap([first])).toMatchObject({ ok: true })
  expect(await version()).toBe('1.0.0')
})

test('at the first start a package that throws is left out, and the rest is served', async () => {
  const other = defineModule({ id: 'other', title: 'Other' })
  await using started = await testHost({
    packages: [{ name: '@acme/other', root: { other }, server: throwing }, clockPackage('1.0.0')],
  })
  expect((await started.visitor().get('/api/v1/clock/')).statusCode).toBe(200)
  const owner = await started.signIn('owner')
  const rows = (await owner.get('/api/v1/admin/packages/')).json().results.rows
  expect(rows).toContainEqual(
    expect.objectContaining({ name: '@acme/other', status: 'failed', reason: expect.stringContaining('clockwork') }),
  )
})
