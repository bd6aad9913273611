// The calls of a plain resource, answered from the rows of one entity.
import { defineModule, defineResource, Id, Time } from '@ashlar/sdk'
import {
  answersOf,
  Database,
  defineEntity,
  defineRoutes,
  defineServer,
  migration,
  p,
  tableOf,
  tenantId,
  tenantTable,
} from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

const pier = defineModule({ id: 'pier', title: 'Pier', permissions: { boats: 'Boats' } })
const Boat = Type.Object({ id: Id, name: Type.String(), berth: Type.Integer(), builtAt: Time })
const NewBoat = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 20 }),
  berth: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
})
const input = { one: 'boat', many: 'boats', path: '/api/v1/admin/pier/boats/', area: 'boats' } as const
const boats = defineResource(pier, { ...input, row: Boat, write: NewBoat, orders: ['name', 'berth'] })
const BoatEntity = defineEntity({
  name: 'Boat',
  ...tableOf(pier, 'boat'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    berth: p.integer().default(1),
    builtAt: p.datetime().defaultRaw('now()'),
  },
})
const table = tenantTable('boat', [
  'id bigint not null generated always as identity',
  'name text not null',
  'berth integer not null default 1',
  'built_at timestamptz not null default now()',
  'primary key (tenant_id, id)',
  'constraint boat_name_key unique (tenant_id, name)',
])
const server = defineServer(pier, {
  entities: [BoatEntity],
  migrations: [migration('0001-boat', [table])],
  routes: [
    defineRoutes([Database], (app, database) => {
      const answers = answersOf(boats, BoatEntity, database)
      app.call(boats.list, answers.list)
      app.call(boats.add, answers.add)
      app.call(boats.change, answers.change)
      app.call(boats.remove, answers.remove)
    }),
  ],
})

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@acme/pier', root: { pier }, server }] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const { path } = boats.list
const add = async (name: string, berth: number) => (await owner.post(path, { name, berth })).json().boat
const named = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

test('what is added is listed in its order, a page at a time, then changed and removed', async () => {
  const [ada, , cat] = [await add('Ada', 3), await add('Bee', 7), await add('Cat', 5)]
  expect(ada).toEqual({ id: expect.any(Number), name: 'Ada', berth: 3, builtAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  const list = async (query: string) => (await owner.get(`${path}?${query}`)).json().results
  expect(named((await list('')).rows)).toEqual(['Cat', 'Bee', 'Ada'])
  expect(named((await list('orderBy=berth&orderDirection=asc')).rows)).toEqual(['Ada', 'Cat', 'Bee'])
  const page = await list('itemsPerPage=2&currentPage=2')
  expect([named(page.rows), page.total]).toEqual([['Ada'], 3])

  const changed = (await owner.put(`${path}${cat.id}/`, { name: 'Cod' })).json().boat
  expect(changed).toEqual({ ...cat, name: 'Cod' })
  expect((await owner.delete(`${path}${ada.id}/`)).json()).toEqual({ success: true })
  expect(named((await list('')).rows)).toEqual(['Cod', 'Bee'])
  const noted = (await owner.get('/api/v1/admin/audit/?entity=boat')).json().results.rows
  expect(noted.map(({ action, title }: { action: string; title: string }) => `${action} ${title}`)).toEqual([
    ...['boat.deleted Ada', 'boat.changed Cod', 'boat.created Cat', 'boat.created Bee', 'boat.created Ada'],
  ])
})

test('the API is described with an id and a summary for each of the calls', async () => {
  const { paths } = (await owner.get('/api/v1/openapi.json')).json()
  const described = [paths[path], paths[`${path}{id}/`]].flatMap((methods) =>
    Object.values<{ operationId: string; summary: string }>(methods).map((each) => [each.operationId, each.summary]),
  )
  expect(described.toSorted()).toEqual([
    ['pier.addBoat', 'Add a record to the boats'],
    ['pier.changeBoat', 'Change a record of the boats'],
    ['pier.listBoats', 'List the boats'],
    ['pier.removeBoat', 'Delete a record of the boats'],
  ])
})

test('what does not fit, is taken, unknown or another website’s is refused with a sentence', async () => {
  const own = await add('Dab', 9)
  const stranger = await host.signIn('owner', 'b')
  const refusals = [
    [await owner.post(path, { name: '' }), 422],
    [await owner.post(path, { name: 'Eel', berth: 'far' }), 400],
    [await owner.post(path, { name: 'Eel', builtAt: '2000-01-01T00:00:00Z' }), 400],
    [await owner.post(path, { name: 'Dab' }), 409],
    [await owner.get(`${path}?orderBy=tenantId`), 422],
    [await owner.put(`${path}999999/`, { name: 'Fin' }), 404],
    [await owner.delete(`${path}999999/`), 404],
    [await stranger.put(`${path}${own.id}/`, { name: 'Mine' }), 404],
    [await stranger.delete(`${path}${own.id}/`), 404],
    [await host.visitor().get(path), 401],
    [await (await host.signIn('staff')).post(path, { name: 'Gar' }), 403],
  ] as const
  expect(refusals.map(([{ statusCode }]) => statusCode)).toEqual(refusals.map(([, status]) => status))
  expect((await owner.delete(`${path}999999/`)).json()).toMatchObject({
    code: 'NOT_FOUND',
    error: 'There is no boat 999999.',
  })
})

test('an entity that cannot show its rows, or needs more than is written, does not compile', () => {
  const wrong = (_database: Database) => [
    // @ts-expect-error a row is named by `id`, and sorted by what it has
    defineResource(pier, { ...input, row: Boat, write: NewBoat, orders: ['weight'] }),
    // @ts-expect-error the module has no such area
    defineResource(pier, { ...input, area: 'ships', row: Boat, write: NewBoat, orders: ['id'] }),
    answersOf(
      defineResource(pier, {
        ...input,
        row: Type.Object({ id: Id, weight: Type.Integer() }),
        write: NewBoat,
        orders: ['id'],
      }),
      // @ts-expect-error its rows have no weight
      BoatEntity,
      _database,
    ),
    answersOf(
      defineResource(pier, { ...input, row: Boat, write: Type.Object({ berth: Type.Integer() }), orders: ['id'] }),
      // @ts-expect-error a row needs a name
      BoatEntity,
      _database,
    ),
  ]
  expect(wrong).toBeInstanceOf(Function)
})
