import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/index.ts'
import { migrate } from './migrate.ts'
import { DataLayer } from './open.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

const note = tenantTable('note', ['id bigint not null generated always as identity', 'primary key (tenant_id, id)'])

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const run = (id: string, ...migrations: Migration[]) => db.data.migrate([{ module: { id }, migrations }])
const schemas = async () =>
  (await db.admin<{ nspname: string }>('select nspname from pg_namespace')).map((row) => row.nspname)

describe('a module’s migrations', () => {
  test('are applied once, in order, and recorded', async () => {
    const first = migration('0001', [note])
    expect(await run('once', first)).toEqual([{ module: 'once', name: '0001' }])
    expect(await run('once', first)).toEqual([])
    const second = migration('0002', [statement('alter table once.note add column text text')])
    expect(await run('once', first, second)).toEqual([{ module: 'once', name: '0002' }])
    expect(
      await db.admin(`select name, checksum from core.migration where module = 'once' order by name`),
    ).toMatchObject([{ name: '0001' }, { name: '0002' }])
  })

  test('that were edited after their release are refused, and nothing changes', async () => {
    await run('edited', migration('0001', [note]))
    const changed = migration('0001', [tenantTable('other', note.columns)])
    await expect(
      run('edited', changed, migration('0002', [statement('create type edited.t as enum ()')])),
    ).rejects.toThrow(/Migration “0001” of module “edited” was edited/)
    expect(await db.admin(`select name from core.migration where module = 'edited'`)).toEqual([{ name: '0001' }])
  })

  test('that fail leave the schema as it was, and those before them applied', async () => {
    await expect(
      db.data.migrate([
        { module: { id: 'good' }, migrations: [migration('0001', [note])] },
        {
          module: { id: 'bad' },
          migrations: [migration('0001', [note]), migration('0002', [statement('select 1 / 0')])],
        },
      ]),
    ).rejects.toMatchObject({
      name: 'MigrationError',
      module: 'bad',
      message: expect.stringMatching(/“0002”.*division by zero/),
    })
    expect(await schemas()).toEqual(expect.arrayContaining(['good']))
    expect(await schemas()).not.toContain('bad')
  })

  test.each<[string, RegExp, ...Migration['steps']]>([
    ['a table without tenant_id', /open\.t has no column “tenant_id/, statement('create table open.t (id int)')],
    ['a key without the tenant', /open\.t has the key/, tenantTable('t', ['id int primary key'])],
    [
      'a unique key without the tenant',
      /open\.t has the key/,
      tenantTable('t', ['id int', 'slug text unique', 'primary key (tenant_id, id)']),
    ],
    [
      'a foreign key without the tenant',
      /open\.t has the foreign key/,
      tenantTable('t', [
        'id int',
        'module text, plan text',
        'primary key (tenant_id, id)',
        'foreign key (module, plan) references core.plan_module (module, plan)',
      ]),
    ],
    [
      'security switched off',
      /open\.note has no forced row-level security/,
      note,
      statement('alter table open.note disable row level security'),
    ],
    [
      'security not forced',
      /open\.note has no forced row-level security/,
      note,
      statement('alter table open.note no force row level security'),
    ],
    [
      'a further policy',
      /open\.note has the further policy “all”/,
      note,
      statement('create policy "all" on open.note using (true)'),
    ],
    [
      'a changed policy',
      /open\.note lacks the policy/,
      note,
      statement('alter policy ashlar_tenant on open.note using (true)'),
    ],
    [
      'a policy without entitlement',
      /open\.note lacks the policy/,
      note,
      statement(
        'alter policy ashlar_tenant on open.note using (tenant_id = (select core.tenant())) with check (tenant_id = (select core.tenant()))',
      ),
    ],
    [
      'a policy with another check for writing',
      /open\.note lacks the policy/,
      note,
      statement('alter policy ashlar_tenant on open.note with check (true)'),
    ],
    [
      'a policy with an alternative',
      /open\.note lacks the policy/,
      note,
      statement(
        `alter policy ashlar_tenant on open.note
          using ((tenant_id = (select core.tenant()) and (select core.entitled('open'))) or true)
          with check ((tenant_id = (select core.tenant()) and (select core.entitled('open'))) or true)`,
      ),
    ],
    [
      'a policy for further roles',
      /open\.note lacks the policy/,
      note,
      statement('alter policy ashlar_tenant on open.note to ashlar_app, public'),
    ],
    [
      'the policy of the platform opened to requests',
      /open\.note has the policy “ashlar_platform” for other roles/,
      note,
      statement('alter policy ashlar_platform on open.note to ashlar_platform, ashlar_app'),
    ],
    ['a grant to everybody', /open\.note is open to everybody/, note, statement('grant select on open.note to public')],
    [
      'a view with its owner’s rights',
      /open\.v is a view/,
      note,
      statement('create view open.v as select * from open.note'),
    ],
    [
      'a materialized view',
      /open\.v is a materialized view/,
      note,
      statement('create materialized view open.v as select * from open.note'),
    ],
    [
      'a function with its owner’s rights',
      /open\.f is a function/,
      statement('create function open.f() returns int language sql security definer as $$ select 1 $$'),
    ],
    [
      'a table elsewhere',
      /changes something outside its own schema/,
      note,
      statement('create table core.mine (id int)'),
    ],
    [
      'a right elsewhere',
      /changes something outside its own schema/,
      note,
      statement('grant select on core.state to ashlar_app'),
    ],
    [
      'a policy elsewhere',
      /changes something outside its own schema/,
      note,
      statement('create policy p on core.audit for select using (true)'),
    ],
    [
      'a changed policy elsewhere',
      /changes something outside its own schema/,
      note,
      statement('alter policy ashlar_tenant on core.tenant_module using (true)'),
    ],
    [
      'a changed check of a policy elsewhere',
      /changes something outside its own schema/,
      note,
      statement('alter policy ashlar_tenant on core.tenant_module with check (true)'),
    ],
    [
      'other roles of a policy elsewhere',
      /changes something outside its own schema/,
      note,
      statement('alter policy ashlar_platform on core.tenant_module to public'),
    ],
    [
      'a renamed policy elsewhere',
      /changes something outside its own schema/,
      note,
      statement('alter policy ashlar_tenant on core.tenant_module rename to another'),
    ],
    [
      'a policy elsewhere made restrictive',
      /changes something outside its own schema/,
      note,
      statement(`drop policy ashlar_platform on core.tenant_module`),
      statement(
        `create policy ashlar_platform on core.tenant_module as restrictive to ashlar_platform using (true) with check (true)`,
      ),
    ],
  ])('with %s are refused as a whole', async (_, reason, ...steps) => {
    await expect(run('open', migration('0001', steps))).rejects.toThrow(reason)
    expect(await schemas()).not.toContain('open')
    expect(await db.admin(`select 1 from core.migration where module = 'open'`)).toEqual([])
  })

  test.each(['public', 'pg_x', 'pgboss', 'information_schema', 'a-b', 'A', '"x'])(
    'of a module named %s are refused',
    async (id) => {
      await expect(run(id, migration('0001', [note]))).rejects.toThrow()
    },
  )

  test('with the same name twice are refused', async () => {
    await expect(run('twice', migration('1', [note]), migration('1', []))).rejects.toThrow('two migrations named “1”')
  })

  test('may lack a table that requests can only insert into', async () => {
    await run(
      'narrow',
      migration('0001', [tenantTable('sent', ['id int not null', 'primary key (tenant_id, id)'], ['insert'])]),
    )
    const tenant = await db.tenant('Narrow')
    await db.database.forTenant(tenant.guid, (tx) => tx.sql`insert into narrow.sent (id) values (1)`)
    await expect(db.database.forTenant(tenant.guid, (tx) => tx.sql`select * from narrow.sent`)).rejects.toThrow(
      'permission denied',
    )
  })
})

test('finding 7: of several processes that migrate at once one applies, the others find nothing to do', async () => {
  const migrations = [migration('0001', [note]), migration('0002', [statement('create type race.colour as enum ()')])]
  const results = await Promise.all(
    [1, 2, 3, 4].map(() => migrate(db.data.store.pool, [{ module: 'race', migrations }])),
  )
  expect(results.map((applied) => applied.length).sort()).toEqual([0, 0, 0, 2])
})

test('issue 15: a statement of a package that never ends is cut off when the operator’s time is over, and nothing of it stays', async () => {
  const own = await testDatabase()
  try {
    const endless = statement('with recursive n as (select 1 union all select 1 from n) select count(*) from n')
    const migrations = [migration('0001', [note, endless])]
    const sentence =
      'Migration “0001” of module “slow” failed: a statement did not finish within 1 s and was stopped. Change many rows in a job, in batches. To allow more time, the operator of the server can set ASHLAR_MIGRATION_SECONDS'
    const data = DataLayer.over(own.data.store, [], readConfig({ ASHLAR_MIGRATION_SECONDS: '1' }).migrationTime)
    await expect(data.migrate([{ module: { id: 'slow' }, migrations }])).rejects.toMatchObject({
      ...{ name: 'MigrationError', module: 'slow', message: sentence },
    })
    const isThere = async () => {
      const { rows } = await own.data.store.pool.query(`select to_regclass('slow.note') as name`)
      return rows
    }
    // An embedded database that hangs is started anew.
    await expect.poll(() => isThere().catch(() => 'not yet'), { timeout: 50_000 }).toEqual([{ name: null }])
  } finally {
    await own.close()
  }
})
