import { defineModule, type Plan } from '@ashlar/sdk'
import { defineServer, health } from '@ashlar/sdk/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChangingInstallation } from './under-test.fixtures.ts'

const name = '@acme/cellar'

/** A version of a module that begins like this. */
function cellars(version: string, begin: { plan?: Plan; startsOn?: boolean } = {}, look = async () => {}) {
  const cellar = defineModule({ id: 'cellar', title: 'Cellar', ...begin })
  const server = defineServer(cellar, { health: [health('The cellar is dry', [], look)] })
  return { name, version, root: { cellar }, server, manifest: { id: 'cellar' } }
}

let site: ChangingInstallation
beforeEach(async () => {
  site = await ChangingInstallation.open()
  const { b } = site.whole.tenants
  await site.whole.sql`update core.tenant set plan = 'basic' where guid = ${b.guid}`
})
afterEach(() => site?.close())

const install = (version: string) => site.change({ action: 'install', name, version })

/** Whether plan and switch of a website hold the module. */
async function stateOf(tenant: 'a' | 'b') {
  const { id } = site.whole.tenants[tenant]
  const { results } = (await site.admin.get(`/api/v1/admin/tenants/${id}/modules/`)).json()
  const found = results.rows.find((row: { id: string }) => row.id === 'cellar')
  return { allowed: found?.allowed, enabled: found?.enabled }
}
const states = async () => [await stateOf('a'), await stateOf('b')]
const switchTo = (tenant: 'a' | 'b', enabled: boolean) =>
  site.admin.put(`/api/v1/admin/tenants/${site.whole.tenants[tenant].id}/modules/`, { modules: { cellar: enabled } })
const offeredFrom = (plan: Plan) => site.admin.put('/api/v1/admin/plans/', { module: 'cellar', plan, typed: 'Cellar' })

/** What the policies of its tables say, for the website that a request is of. */
async function entitled(tenant: 'a' | 'b'): Promise<boolean> {
  const { database } = site.whole.database.data
  const { guid } = site.whole.tenants[tenant]
  const [row] = await database.forTenant(guid, (tx) => tx.sql<{ is: boolean }>`select core.entitled('cellar') as is`)
  return row?.is ?? false
}

test('issue 15: a module begins with the plan and the switch that it names, and the plan of its installation says so', async () => {
  site.store.publish(cellars('1.0.0', { plan: 'standard', startsOn: false }))
  expect((await site.plan({ action: 'install', name })).warnings).toEqual([
    'Websites with the plan “standard” or higher can use it. You can change that under Plans.',
    'It is switched off at first. Each website can switch it on.',
  ])
  await install('1.0.0')
  expect(await states()).toEqual([
    { allowed: true, enabled: false },
    { allowed: false, enabled: false },
  ])
  expect((await site.admin.get('/api/v1/admin/plans/')).json().results.rows).toEqual([
    { module: 'cellar', plan: 'standard' },
  ])
  expect([await entitled('a'), await entitled('b')]).toEqual([false, false])
  expect((await switchTo('b', true)).json().code).toBe('PLAN_REQUIRED')
  expect((await switchTo('a', true)).statusCode).toBe(200)
  expect([await stateOf('a'), await entitled('a')]).toEqual([{ allowed: true, enabled: true }, true])
})

test('issue 15: the settings of the platform and of websites go before what the module says', async () => {
  site.store.publish(cellars('1.0.0', { plan: 'standard', startsOn: false }))
  await install('1.0.0')
  await offeredFrom('basic')
  expect((await site.admin.get('/api/v1/admin/plans/')).json().results.rows).toEqual([])
  expect(await states()).toEqual([
    { allowed: true, enabled: false },
    { allowed: true, enabled: false },
  ])
  await switchTo('b', true)
  expect([await entitled('a'), await entitled('b')]).toEqual([false, true])
  await offeredFrom('enterprise')
  expect([await stateOf('b'), await entitled('b')]).toEqual([{ allowed: false, enabled: false }, false])
})

test('issue 15: what a module says holds from its installation on, and not what a later version says', async () => {
  site.store.publish(cellars('1.0.0'), cellars('2.0.0', { plan: 'enterprise', startsOn: false }))
  await install('1.0.0')
  await site.change({ action: 'upgrade', name, version: '2.0.0' })
  const both = [
    { allowed: true, enabled: true },
    { allowed: true, enabled: true },
  ]
  expect(await states()).toEqual(both)
  // As a server that starts says it.
  const starting = defineModule({ id: 'cellar', title: 'Cellar', plan: 'enterprise', startsOn: false })
  await site.whole.database.data.keepModuleStarts([starting], [])
  expect(await states()).toEqual(both)

  await site.change({ action: 'remove', name })
  await install('2.0.0')
  expect(await states()).toEqual([
    { allowed: true, enabled: false },
    { allowed: false, enabled: false },
  ])
})

test('issue 15: a version that was refused leaves nothing of what it said', async () => {
  const leaking = async () => {
    throw new Error('it is wet')
  }
  site.store.publish(cellars('1.0.0', { plan: 'enterprise', startsOn: false }, leaking), cellars('1.0.1'))
  expect(await install('1.0.0')).toMatchObject({ state: 'failed' })
  await install('1.0.1')
  expect(await stateOf('b')).toEqual({ allowed: true, enabled: true })
})
