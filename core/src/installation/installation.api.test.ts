import { defineBlock, defineModule } from '@ashlar/sdk'
import { PackageChange, PackagePlan } from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineRoutes, defineServer, migration, tenantTable } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failEachCall, inTurnEvery, unanswered } from '../testing/failing-calls.ts'
import { changingPackages } from './failing-change.fixtures.ts'
import { ChangingInstallation } from './under-test.fixtures.ts'

const quote = (migrations = 0) =>
  defineBlock({
    type: 'acme/quote',
    title: 'Quote',
    icon: 'quote',
    category: 'content',
    schema: Type.Object({ text: Type.String({ default: '' }) }),
    migrations: Array.from({ length: migrations }, () => (props: Record<string, unknown>) => props),
  })
const quotes = (version: string, migrations = 0) => {
  const block = quote(migrations)
  return { name: '@acme/quote', version, root: { block }, renderer: defineBlockRenderer(block, () => null) }
}

const loyalty = defineModule({ id: 'loyalty', title: 'Loyalty', permissions: { points: 'Points' } })
const points = (version: string, steps: number, answer = 'fine') => ({
  name: '@acme/loyalty',
  version,
  root: { loyalty },
  server: defineServer(loyalty, {
    migrations: Array.from({ length: steps }, (_, at) =>
      migration(`000${at + 1}-points`, [
        tenantTable(at === 0 ? 'point' : `point_${at}`, ['id int not null', 'primary key (tenant_id, id)']),
      ]),
    ),
    routes: [
      defineRoutes([], (app) => {
        app.get('/api/v1/loyalty/', { config: { access: 'public' } }, async () => ({ version, answer }))
      }),
    ],
  }),
})

let site: ChangingInstallation
beforeAll(async () => {
  site = await ChangingInstallation.open()
  site.store.publish(quotes('1.0.0'), quotes('1.1.0', 1), points('1.0.0', 1), points('1.1.0', 2))
})
afterAll(() => site?.close())

const version = async () => (await site.whole.visitor().get('/api/v1/loyalty/')).json().version

test('issue 3: a module is planned, installed, upgraded, rolled back and removed while the server runs', async () => {
  const plan = await site.plan({ action: 'install', name: '@acme/loyalty', version: '1.0.0' })
  expect(Check(PackagePlan, plan)).toBe(true)
  expect(plan).toMatchObject({
    title: 'Loyalty',
    kind: 'module',
    from: null,
    to: '1.0.0',
    license: 'MIT',
    permissions: [{ area: 'points', title: 'Points', change: 'added' }],
    routes: [{ method: 'GET', url: '/api/v1/loyalty/', access: 'public', change: 'added' }],
    tables: [{ name: 'point', rows: null, change: 'added' }],
    migrations: ['0001-points'],
    obstacles: [],
  })
  expect((await site.whole.visitor().get('/api/v1/loyalty/')).statusCode).toBe(404)

  const installed = await site.change({ action: 'install', name: '@acme/loyalty', version: '1.0.0' })
  expect(Check(PackageChange, installed)).toBe(true)
  expect([installed.state, installed.reason]).toEqual(['done', ''])
  expect(installed.steps.map(({ step, state }) => [step, state])).toEqual(
    ['store', 'load', 'compose', 'migrate', 'check', 'activate', 'drain'].map((step) => [step, 'done']),
  )
  expect(await version()).toBe('1.0.0')

  const upgrade = await site.plan({ action: 'upgrade', name: '@acme/loyalty' })
  expect(upgrade).toMatchObject({ from: '1.0.0', to: '1.1.0', migrations: ['0002-points'] })
  expect(upgrade.tables).toEqual([
    { name: 'point', rows: 0, change: 'kept' },
    { name: 'point_1', rows: null, change: 'added' },
  ])
  expect(await site.change({ action: 'upgrade', name: '@acme/loyalty' })).toMatchObject({ state: 'done' })
  expect(await version()).toBe('1.1.0')

  expect(await site.change({ action: 'rollback', name: '@acme/loyalty' })).toMatchObject({ state: 'done', to: '1.0.0' })
  expect(await version()).toBe('1.0.0')
  const versions = await site.get('/versions/?name=@acme/loyalty')
  expect(
    versions.results.rows.map((row: { version: string; isActive: boolean }) => [row.version, row.isActive]),
  ).toEqual([
    ['1.1.0', false],
    ['1.0.0', true],
  ])

  expect(await site.change({ action: 'remove', name: '@acme/loyalty' })).toMatchObject({ state: 'done', to: null })
  expect((await site.whole.visitor().get('/api/v1/loyalty/')).statusCode).toBe(404)
  const tables = () => site.whole.sql`select table_name from information_schema.tables where table_schema = 'loyalty'`
  expect(await tables()).toHaveLength(2)

  await site.change({ action: 'install', name: '@acme/loyalty' })
  const owner = await site.whole.signIn('owner')
  const { id } = site.whole.tenants.a
  await owner.put(`/api/v1/admin/tenants/${id}/modules/`, { modules: { loyalty: false } })
  await site.whole
    .sql`insert into core.role_permission values (${owner.tenant.guid}, 4, 'points', true, true, true, true)`
  const left = () => site.whole.sql`select 1 from core.role_permission where area = 'points'
    union all select 1 from core.tenant_module where module = 'loyalty'`
  expect(await left()).toHaveLength(2)
  expect(await site.change({ action: 'remove', name: '@acme/loyalty', withData: true })).toMatchObject({
    state: 'done',
  })
  expect([...(await tables()), ...(await left())]).toEqual([])
  expect(await site.whole.sql`select 1 from core.migration where module = 'loyalty'`).toEqual([])
  const ofOne = await site.get('/changes/?name=@acme/loyalty&limit=-1')
  expect([ofOne.results.total, ofOne.results.rows.length]).toEqual([6, 6])
  expect((await site.get('/changes/?name=@acme/other')).results).toEqual({ rows: [], total: 0 })
  const history = await site.get('/changes/')
  expect(history.results.rows.map(({ action }: PackageChange) => action)).toEqual([
    'remove',
    'install',
    'remove',
    'rollback',
    'upgrade',
    'install',
  ])
})

test('a change whose process ended twice is given up: it may be what ended them', async () => {
  const change = '018f0000-0000-7000-8000-00000000000c'
  await site.whole.sql`insert into core.package_change
    (id, plan_id, request, fingerprint, action, name, title, state, steps, by_name, process_id, attempt)
    values (${change}, '', '{"action": "install", "name": "@acme/quote", "version": "1.0.0"}', 'x', 'install', '@acme/quote',
      'Quote', 'running', '[]', 'Ada', ${change}, 2)`
  await site.whole.installed.installation.begin()
  expect(await site.ended(change)).toMatchObject({ state: 'failed', code: 'SERVER_ENDED' })
  expect((await site.get('/installation/')).results).toMatchObject({ change: null, processes: [{ pid: process.pid }] })
})

const aged = '@acme/aged'
const agedBlock = defineBlock({
  ...{ type: 'acme/aged', title: 'Aged', icon: 'clock', category: 'content', schema: Type.Object({}) },
})
const agedIn = (version: string) => ({
  ...{ name: aged, version, root: { agedBlock } },
  renderer: defineBlockRenderer(agedBlock, () => null),
})
const kept = async () => {
  const rows = await site.whole.sql<{ version: string }>`
    select version from core.package_release where name = ${aged} order by version`
  return rows.map(({ version }) => version)
}
/** Time goes by for everything that is there. */
const pass = async (days: number) => {
  await site.whole.sql`update core.package_release set asked_at = asked_at - make_interval(days => ${days})`
  await site.whole.sql`update core.package_set set created_at = created_at - make_interval(days => ${days})`
  await site.whole.sql`update core.package_plan set expires_at = expires_at - make_interval(days => ${days})`
}
const tidy = async () => {
  // Asked for its state, the process says which set it serves.
  await site.get('/installation/')
  await site.whole.installed.installation.tidy()
}

test('issue 3: superseded versions and files that came to nothing are forgotten after a day, and never what serves, may serve again or is planned', async () => {
  const versions = Array.from({ length: 6 }, (_, index) => `${index + 1}.0.0`)
  site.store.publish(...versions.map(agedIn))
  await site.change({ action: 'install', name: aged, version: '1.0.0' })
  for (const version of versions.slice(1)) await site.change({ action: 'upgrade', name: aged, version })
  await site.upload(site.store.pack(agedIn('9.0.0')))
  await site.upload(site.store.pack(agedIn('9.1.0')))
  await tidy()
  expect(await kept()).toEqual([...versions, '9.0.0', '9.1.0'])

  await pass(2)
  const plan = await site.plan({ action: 'upgrade', name: aged, version: '9.1.0' })
  await Promise.all([tidy(), tidy()])
  expect(await kept()).toEqual([...versions.slice(1), '9.1.0'])
  expect(site.store.placed(aged)).toEqual([...versions.slice(1), '9.1.0'])

  // What was planned is made true, and gone back from, with what was kept.
  const begun = await site.admin.post('/api/v1/admin/packages/changes/', { plan: plan.id })
  expect(await site.ended(begun.json().results.id)).toMatchObject({ state: 'done', to: '9.1.0' })
  const fetched = site.store.fetched.length
  expect(await site.change({ action: 'rollback', name: aged })).toMatchObject({ state: 'done', to: '6.0.0' })
  expect(site.store.fetched).toHaveLength(fetched)
  // What was forgotten comes from the registry again.
  expect(await site.change({ action: 'upgrade', name: aged, version: '1.0.0' })).toMatchObject({ state: 'done' })
  expect(site.store.fetched).toHaveLength(fetched + 1)

  await site.change({ action: 'remove', name: aged })
  await pass(2)
  await tidy()
  expect(await kept()).toEqual(['1.0.0', '4.0.0', '5.0.0', '6.0.0', '9.1.0'])
  expect(await site.change({ action: 'install', name: aged, version: '1.0.0' })).toMatchObject({ state: 'done' })
})

test('F3: a change of the packages with a call to the database failing is made once or not at all', async () => {
  const flow = await changingPackages(site)
  const { faults, points } = await failEachCall(site.whole, flow, { most: 200, kinds: inTurnEvery(5) })
  expect(faults).toEqual([])
  expect(points).toBeGreaterThan(8)
  const commits = await failEachCall(site.whole, flow, { most: 20, kinds: unanswered, counted: /^commit$/ })
  expect(commits.faults).toEqual([])
  expect(commits.points).toBeGreaterThan(3)
})
