import type { HealthSubject } from '@ashlar/sdk/platform'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { type DurabilitySettings, lossOnPowerLoss } from './durability.ts'

let host: InMemoryHost
beforeAll(async () => {
  host = await testHost()
})
afterAll(() => host.close())

async function database(): Promise<HealthSubject | undefined> {
  const administrator = await host.signIn('platform')
  const { subjects } = (await administrator.get('/api/v1/admin/health/')).json().results
  return subjects.find(({ id }: HealthSubject) => id === 'database')
}

// Of the three this one is a database's own to say.
test.for(['off', 'on'])('Site Health reads what PostgreSQL says: synchronous_commit %s (F8)', async (value) => {
  const [row] = await host.sql<{ name: string }>`select current_database() as name`
  await host.database.admin(`alter database ${row?.name} set synchronous_commit = ${value}`)
  await host.database.breakConnections()
  const [server] = await host.sql<Omit<DurabilitySettings, 'synchronous_commit'>>`select
    current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes`
  if (server === undefined) throw new Error('A select without a table has one row.')
  const loss = lossOnPowerLoss({ ...server, synchronous_commit: value })
  const found = await vi.waitUntil(() => database().catch(() => undefined), 10_000)
  expect([found.state, found.text]).toEqual(loss ? ['attention', loss] : ['good', 'The database is working.'])
})
