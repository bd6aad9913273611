// Through PgBouncer in transaction mode, where a session is nobody's: see DATABASE_DIRECT_URL.
import type { Tenant } from '@ashlar/sdk/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigurationError } from '../config/index.ts'
import { checkNotices } from './direct-address.ts'
import { DataLayer } from './open.ts'
import { type PostgresAddress, postgresStore } from './postgres.ts'
import type { Signal } from './signals.ts'
import { type TestDatabase, testDatabase } from './testing.ts'
import { throughPooler } from './testing-pooler.ts'

const silent = { info: () => undefined, warn: () => undefined }

async function tenantAt() {
  const db = await testDatabase()
  const { url = '' } = db
  const opened: DataLayer[] = []
  const open = async (address: PostgresAddress) => {
    const data = await DataLayer.over(await postgresStore(address, silent), [])
    opened.push(data)
    return data
  }
  onTestFinished(async () => {
    for (const data of opened) await data.close()
    await db.close()
  })
  return { db, tenant: await db.tenant('Pooled'), url, pooled: throughPooler(url), open }
}

const patience = { timeout: 20_000, interval: 50 }

/** Drop a tag of which only the outbox tells. */
async function loseNotice(db: TestDatabase, tenant: Tenant, tag: string): Promise<void> {
  await db.admin(`insert into core.outbox (tenant_id, kind, name, payload) values ($1, 'tags', '', $2)`, [
    tenant.guid,
    JSON.stringify([tag]),
  ])
}

test('limits of a transaction hold through a pooler, and only for that transaction', async () => {
  const { tenant, url, pooled, open } = await tenantAt()
  const data = await open({ url: pooled, directUrl: url })
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const settings = names.map((name) => `current_setting('${name}') as ${name}`).join(', ')
  const limits = { statement_timeout: '5s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' }
  expect(await data.database.system((tx) => tx.query(`select ${settings}`, []))).toEqual([limits])
  expect((await data.store.query({ text: `select ${settings}` })).rows).toEqual([limits])
  const strings = [`select ${settings}`]
  expect(await data.database.ask(tenant.guid, { strings, values: [] })).toEqual([limits])
  expect((await data.store.pool.query(`select ${settings}`)).rows).not.toEqual([limits])
  await expect(data.database.forTenant(tenant.guid, (tx) => tx.sql`select pg_sleep(30)`)).rejects.toMatchObject({
    code: 'DATABASE_TIMEOUT',
  })
})

test('notices and migrations work through a pooler with a direct address beside it', async () => {
  const { db, tenant, url, pooled, open } = await tenantAt()
  const one = await open({ url: pooled, directUrl: url })
  const other = await open({ url: pooled, directUrl: url })
  const heard: Signal[] = []
  other.signals.listen('tags', (signal) => heard.push(signal))
  await expect(checkNotices({ databaseUrl: pooled, databaseDirectUrl: url })).resolves.toBeUndefined()
  expect(await one.migrate([])).toEqual([])
  // Many at once share the few connections of the pooler; none runs with another's rights.
  const roles = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      one.database.forTenant(tenant.guid, async (tx) => {
        tx.dropTags(`page:${n}`)
        return tx.sql`select current_user::text as role, current_setting('ashlar.tenant') as tenant`
      }),
    ),
  )
  expect(new Set(roles.flat().map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ role: 'ashlar_app', tenant: tenant.guid })]),
  )
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(60), 10_000)
  // A notice that arrived is not made up for a second time, when one that was lost is.
  await loseNotice(db, tenant, 'page:lost')
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ tags: ['page:lost'] }), patience)
  expect(heard).toHaveLength(61)
})

test('a lost notice only delays: dropped tags are read from the outbox', async () => {
  const { db, tenant, url, pooled, open } = await tenantAt()
  const data = await open({ url: pooled, directUrl: url })
  const heard: Signal[] = []
  data.signals.listen('tags', (signal) => heard.push(signal))
  const expected: Signal[] = []
  // The first may be among what it makes up for when it begins to listen; each is told once.
  for (const tag of ['page:1', 'page:2', 'page:3']) {
    await loseNotice(db, tenant, tag)
    expected.push({ kind: 'tags', tenant: tenant.guid, tags: [tag] })
    await vi.waitFor(() => expect(heard).toEqual(expected), patience)
  }
})

test('a start without notices ends with a sentence that names DATABASE_DIRECT_URL', async () => {
  const { pooled, url } = await tenantAt()
  const alone = checkNotices({ databaseUrl: pooled, databaseDirectUrl: undefined }, 1_000)
  await expect(alone).rejects.toThrow(ConfigurationError)
  await expect(alone).rejects.toThrow(/through DATABASE_URL.* Set DATABASE_DIRECT_URL to the address of PostgreSQL/)
  const both = checkNotices({ databaseUrl: url, databaseDirectUrl: pooled }, 1_000)
  await expect(both).rejects.toThrow('DATABASE_DIRECT_URL must connect to PostgreSQL itself')
})
