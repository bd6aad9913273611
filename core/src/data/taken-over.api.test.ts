import { migration, statement, takenOver, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unknownMigrations } from './migrate.ts'
import { ofMigrations } from './migrate-failing.fixtures.ts'
import { tenantTableSql } from './migration-steps.ts'
import { releasedTables } from './released-tables.ts'
import { type TestDatabase, testDatabase } from './testing.ts'
import { failCall } from './testing-failures.ts'

/** Tables that core gave away, in a made-up shape: one refers to the other, has an index, and a number of its own. */
const hook = tenantTable('webhook', [
  'id bigint generated always as identity',
  `state text not null default 'on' check (state in ('on', 'off'))`,
  'primary key (tenant_id, id)',
])
const delivery = (schema: string) =>
  tenantTable(
    'webhook_delivery',
    [
      'id bigint generated always as identity',
      'webhook_id bigint not null',
      'primary key (tenant_id, id)',
      `foreign key (tenant_id, webhook_id) references ${schema}.webhook (tenant_id, id) on delete cascade`,
    ],
    ['select', 'insert'],
  )
const index = statement('create index if not exists delivery_by_hook on webhook_delivery (tenant_id, webhook_id, id)')
const takes = (module: string) => ({
  module: { id: module },
  migrations: [migration('0001', [takenOver(hook), takenOver(delivery(module)), index])],
})

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** As core of before made them, and wrote down that it did; they belong to the server's own login. */
async function coreOfBefore(): Promise<void> {
  const { pool } = db.data.store
  for (const table of [hook, delivery('core')]) {
    await pool.query(tenantTableSql('core', { ...table, rights: ['select', 'insert', 'update', 'delete'] }))
  }
  await pool.query('create index delivery_by_hook on core.webhook_delivery (tenant_id, webhook_id, id)')
  await pool.query(
    `insert into core.migration (module, name, checksum) values ('core', $1, 'x') on conflict do nothing`,
    [releasedTables['webhook']],
  )
}

/** Everything that the catalogue says of a schema's tables, without the schema's name. */
async function catalogueOf(schema: string): Promise<string> {
  const [row] = await db.admin<{ all: string }>(
    `select json_build_array(
      (select json_agg(json_build_array(table_name, column_name, data_type, is_nullable, column_default, is_identity)
        order by table_name, column_name) from information_schema.columns where table_schema = $1),
      (select json_agg(json_build_array(c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text[])
        order by c.relname) from pg_class c where c.relnamespace = $1::regnamespace),
      (select json_agg(json_build_array(o.conname, pg_get_constraintdef(o.oid)) order by o.conname)
        from pg_constraint o where o.connamespace = $1::regnamespace),
      (select json_agg(indexdef order by indexdef) from pg_indexes where schemaname = $1),
      (select json_agg(json_build_array(tablename, policyname, roles, cmd, qual, with_check) order by tablename, policyname)
        from pg_policies where schemaname = $1)) as all`,
    [schema],
  )
  return JSON.stringify(row?.all).replaceAll(schema, 'here')
}

test('tables that core gave away are taken with their rows, and are what they are where core never had them', async () => {
  await db.data.migrate([takes('maker')])
  await coreOfBefore()
  const [{ guid = '' } = {}] = await db.admin<{ guid: string }>(
    `insert into core.tenant (guid, name) values (gen_random_uuid(), 'A') returning guid`,
  )
  await db.admin('insert into core.webhook (tenant_id) values ($1)', [guid])
  await db.admin('insert into core.webhook_delivery (tenant_id, webhook_id) select tenant_id, id from core.webhook')
  const own = async () => unknownMigrations(await db.data.store.pool, [])
  expect(await own()).toContainEqual({ module: 'core', name: releasedTables['webhook'] })

  await db.data.migrate([takes('taker')])
  expect(await catalogueOf('taker')).toBe(await catalogueOf('maker'))
  expect(await db.admin('select webhook_id from taker.webhook_delivery')).toEqual(
    await db.admin('select id as webhook_id from taker.webhook'),
  )
  expect(await db.admin(`select to_regclass('core.webhook') as hook`)).toEqual([{ hook: null }])
  // Nobody misses what core did then.
  expect(await own()).not.toContainEqual({ module: 'core', name: releasedTables['webhook'] })
  // Requests see them as tables of the module, and what it says they may do with them.
  const rows = await db.database.forTenant(guid, (tx) => tx.sql`insert into taker.webhook default values returning id`)
  expect(rows).toEqual([{ id: 2 }])
  await expect(
    db.database.forTenant(guid, (tx) => tx.sql`update taker.webhook_delivery set webhook_id = 2`),
  ).rejects.toThrow(/permission denied/)
  await db.admin(`insert into core.tenant_module (tenant_id, module, enabled) values ($1, 'taker', false)`, [guid])
  expect(await db.database.forTenant(guid, (tx) => tx.sql`select id from taker.webhook`)).toEqual([])
})

test('a table that core keeps cannot be taken, nor another than the one that is named be changed', async () => {
  const take = (...steps: Parameters<typeof migration>[1]) =>
    db.data.migrate([{ module: { id: 'thief' }, migrations: [migration('0001', steps)] }])
  await expect(take(takenOver(tenantTable('tenant_module', ['module text'])))).rejects.toThrow(
    'Module “thief” was refused because it would take over the table core.tenant_module.',
  )
  await coreOfBefore()
  await expect(take(takenOver(hook), statement('drop table core.webhook_delivery'))).rejects.toThrow(
    /changes something outside its own schema/,
  )
  expect(await db.admin(`select to_regclass('core.webhook')::text as hook`)).toEqual([{ hook: 'core.webhook' }])
})

test('F2: taking tables over ends whole or not at all, at whichever statement it breaks off; the next start completes it', async () => {
  const { pool } = db.data.store
  const places = async () =>
    (
      await db.admin<{ place: string }>(
        `select table_schema || '.' || table_name as place from information_schema.tables
        where table_name in ('webhook', 'webhook_delivery') and table_schema in ('core', 'late') order by 1`,
      )
    ).map(({ place }) => place)
  const before = ['core.webhook', 'core.webhook_delivery']
  expect(await places()).toEqual(before)
  let failures = 0
  for (;;) {
    const failing = failCall(pool, failures + 1, 'connection lost', ofMigrations)
    const outcome = await db.data.migrate([takes('late')]).then(
      () => 'done',
      () => 'failed',
    )
    await failing.end()
    if (failing.failed() === undefined) break
    failures += 1
    // A commit whose answer is lost may have come to pass.
    const now = await places()
    if (now[0] === 'core.webhook') expect([outcome, now]).toEqual(['failed', before])
    else expect(now).toEqual(['late.webhook', 'late.webhook_delivery'])
  }
  expect(failures).toBeGreaterThan(8)
  expect(await places()).toEqual(['late.webhook', 'late.webhook_delivery'])
})
