import { defineModule } from '@ashlar/sdk'
import { defineJob, defineServer, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import { WebsiteClocks } from './tokens.ts'

const night = defineModule({ id: 'night', title: 'Night' })
const tidy = defineJob('night.tidy', Type.Object({}))
const server = defineServer(night, {
  jobs: [work(tidy, [], async () => undefined)],
  schedules: [{ job: tidy.id, cron: '30 3 * * *', each: 'tenant' }],
})

let host: InMemoryHost
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@acme/night', root: { night }, server }], jobs: true })
})
afterAll(() => host.close())

const scheduled = () =>
  host.sql<{ key: string; timezone: string }>`select key, timezone from pgboss.schedule
    where key like ${'night.tidy/%'} order by key`

test('a schedule of each website follows the time zones that websites choose', async () => {
  const utc = { key: 'night.tidy/UTC', timezone: 'UTC' }
  expect(await scheduled()).toEqual([utc])
  const owner = await host.signIn('owner', 'b')
  const choose = async (zone: string) =>
    expect((await owner.put('/api/v1/admin/settings/', { time_zone: zone })).statusCode).toBe(200)
  await choose('Asia/Tokyo')
  const tokyo = { key: 'night.tidy/Asia/Tokyo', timezone: 'Asia/Tokyo' }
  await vi.waitFor(async () => expect(await scheduled()).toEqual([tokyo, utc]), 10_000)
  await choose('Etc/GMT+5')
  const behind = { key: 'night.tidy/Etc/GMT.plus.5', timezone: 'Etc/GMT+5' }
  await vi.waitFor(async () => expect(await scheduled()).toEqual([behind, utc]), 10_000)
  await choose('UTC')
  await vi.waitFor(async () => expect(await scheduled()).toEqual([utc]), 10_000)
})

test('each website is asked in its own zone alone, with the modules that it has', async () => {
  const clocks = host.composition.resolve(WebsiteClocks)
  const { a, b } = host.tenants
  const owner = await host.signIn('owner', 'b')
  await owner.put('/api/v1/admin/settings/', { time_zone: 'America/Toronto' })
  await host.sql`insert into core.tenant_module (tenant_id, module, enabled) values (${b.guid}::uuid, ${'night'}, false)`
  expect(await clocks.zones()).toEqual(['UTC', 'America/Toronto'])
  expect(await clocks.websitesIn('UTC', ['night'])).toEqual([{ guid: a.guid, plan: 'enterprise', modules: ['night'] }])
  expect(await clocks.websitesIn('America/Toronto', ['night'])).toEqual([
    { guid: b.guid, plan: 'enterprise', modules: [] },
  ])
})
