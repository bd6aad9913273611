import { expect, test, vi } from 'vitest'
import { DataLayer } from './open.ts'
import { postgresStore } from './postgres.ts'
import type { Signal } from './signals.ts'
import { testDatabase } from './testing.ts'

const silent = { info: () => undefined, warn: () => undefined }

test('processes hear of each other’s commits, also of those they missed; an embedded database has one process', async () => {
  const db = await testDatabase()
  try {
    const tenant = await db.tenant('First')
    const mine: Signal[] = []
    db.data.signals.listen('tags', (signal) => mine.push(signal))
    const drop = (tag: string) => db.database.forTenant(tenant.guid, async (tx) => tx.dropTags(tag))
    if (db.url === undefined) {
      await drop('page:1')
      expect(mine).toEqual([{ kind: 'tags', tenant: tenant.guid, tags: ['page:1'] }])
      expect(await db.admin('select 1 from core.outbox')).toEqual([])
      return
    }
    const other = await DataLayer.over(await postgresStore({ url: db.url }, silent), [])
    const theirs: Signal[] = []
    for (const kind of ['tags', 'live', 'outbox'] as const) other.signals.listen(kind, (signal) => theirs.push(signal))
    const tags = () => new Set(theirs.flatMap((signal) => (signal.kind === 'tags' ? signal.tags : [])))
    await vi.waitFor(async () => {
      await drop('page:1')
      expect(tags()).toContain('page:1')
    })
    // Each process hears its own commit once, from itself.
    mine.length = 0
    await drop('page:2')
    await vi.waitFor(() => expect(tags()).toContain('page:2'))
    expect(mine).toEqual([{ kind: 'tags', tenant: tenant.guid, tags: ['page:2'] }])
    await db.data.publish({ kind: 'live', tenant: tenant.guid, event: { event: 'hello' } })
    await vi.waitFor(() => expect(theirs.some((signal) => signal.kind === 'live')).toBe(true))

    // Every connection breaks, and while nobody listens something is dropped.
    theirs.length = 0
    await db.admin(`do $$ begin
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like '%select 1%' or query = 'listen ashlar';
      insert into core.outbox (tenant_id, kind, name, payload) values ('${tenant.guid}', 'tags', '', '["missed"]');
    end $$`)
    await vi.waitFor(() => expect(tags()).toContain('missed'), 5_000)
    // More tags than one notice can hold.
    await db.database.forTenant(tenant.guid, async (tx) =>
      tx.dropTags(...Array.from({ length: 2_000 }, (_, n) => `product:${n}`)),
    )
    await vi.waitFor(() => expect(tags().size).toBeGreaterThanOrEqual(2_000), 5_000)
    await other.close()
  } finally {
    await db.close()
  }
})

test('limits of PostgreSQL connections are those of decision 15', async () => {
  const db = await testDatabase()
  try {
    if (db.mode === 'embedded') return expect(db.data.store.pool.options.max).toBe(1)
    const limit = async (name: string) => (await db.data.store.query({ text: `show ${name}` })).rows[0]?.[name]
    expect([
      await limit('statement_timeout'),
      await limit('lock_timeout'),
      await limit('idle_in_transaction_session_timeout'),
    ]).toEqual(['5s', '2s', '10s'])
    expect(db.data.store.pool.options.max).toBe(10)
  } finally {
    await db.close()
  }
})
