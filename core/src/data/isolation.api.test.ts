import { migration, statement, type Tenant, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFaults } from './catalogue-check.ts'
import { type TestDatabase, testDatabase } from './testing.ts'
import type { UnitTransaction } from './transaction.ts'

// A module as a stranger writes it, beside core's own tables.
const garage = {
  module: { id: 'garage' },
  migrations: [
    migration('0001-car', [
      tenantTable('car', ['id bigint not null generated always as identity', 'plate text not null', 'primary key (tenant_id, id)', 'unique (tenant_id, plate)']),
      tenantTable('visit', [
        'id uuid not null default gen_random_uuid()',
        'car_id bigint not null',
        'primary key (tenant_id, id)',
        'foreign key (tenant_id, car_id) references garage.car (tenant_id, id)',
      ]),
      tenantTable('log', ['line text not null'], ['insert']),
      statement('create view garage.plates with (security_invoker = true) as select plate from garage.car'),
      statement('grant select on garage.plates to ashlar_app'),
    ]),
  ],
}

interface TableOfTenants {
  readonly schema: string
  readonly table: string
  readonly rights: readonly string[]
}

let db: TestDatabase
let own: Tenant
let foreign: Tenant
let tables: TableOfTenants[]

const fills: Readonly<Record<string, string>> = {
  'core.tenant_module': `insert into core.tenant_module (tenant_id, module, enabled) values ($1, 'garage', true)`,
  'core.search_word': `insert into core.search_word (tenant_id, kind, word, id) values ($1, 'page', 'word', 1)`,
  'core.block_usage': `insert into core.block_usage (tenant_id, block_type, kind, id) values ($1, 'text', 'page', 1)`,
  'garage.car': `insert into garage.car (tenant_id, plate) values ($1, 'AB 12')`,
  'garage.visit': `insert into garage.visit (tenant_id, car_id) select $1, id from garage.car where tenant_id = $1`,
  'garage.log': `insert into garage.log (tenant_id, line) values ($1, 'line')`,
  'core.outbox': `insert into core.outbox (tenant_id, kind, name, payload) values ($1, 'job', 'x.y', '{}')`,
  'core.audit': `insert into core.audit (tenant_id, action) values ($1, 'x')`,
  'core.job_progress': `insert into core.job_progress (id, tenant_id, name, fraction, message, state) values (gen_random_uuid(), $1, 'x', 0, '', 'running')`,
  'core.tenant_host': `insert into core.tenant_host (host, tenant_id) values ('more-' || $1::uuid, $1::uuid)`,
}

beforeAll(async () => {
  db = await testDatabase({ modules: [garage] })
  own = await db.tenant('Own')
  foreign = await db.tenant('Foreign')
  tables = await db.admin<{ schema: string; table: string; rights: string[] }>(
    `select n.nspname as schema, c.relname as table, array(select r from unnest(array['select', 'insert', 'update', 'delete']) r
       where has_table_privilege('ashlar_app', c.oid, r)) as rights
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and a.attname = 'tenant_id' and n.nspname in ('core', 'garage') order by 1, 2`,
  )
  // Cars first: visits refer to them.
  for (const name of ['garage.car', ...Object.keys(fills).filter((name) => name !== 'garage.car')]) {
    for (const tenant of [own, foreign]) await db.admin(fills[name] ?? '', [tenant.guid])
  }
})
afterAll(() => db.close())

/** Raw SQL as a request would run it. What the database refuses counts as nothing seen, nothing changed. */
async function attempt(guid: string, run: (tx: UnitTransaction) => Promise<unknown[]>): Promise<unknown[] | 'refused'> {
  const undo = new Error('undo')
  let seen: unknown[] = []
  try {
    await db.database.forTenant(guid, async (tx) => {
      seen = await run(tx as UnitTransaction)
      throw undo
    })
  } catch (error) {
    if (error !== undo) return 'refused'
  }
  return seen
}

describe('I3: every tenant table × command × tenant, by raw SQL without any filter', () => {
  test('covers every table of the catalogue', () => {
    expect(tables.map(({ schema, table }) => `${schema}.${table}`).sort()).toEqual(Object.keys(fills).sort())
  })

  test('select shows own rows and no others', async () => {
    for (const { schema, table, rights } of tables) {
      const name = `${schema}.${table}`
      const rows = await attempt(own.guid, (tx) => tx.query(`select tenant_id from ${name}`, []))
      if (!rights.includes('select')) expect(rows, name).toBe('refused')
      else {
        expect(rows.length, name).toBeGreaterThan(0)
        expect(rows, name).toEqual(Array.from(rows, () => ({ tenant_id: own.guid })))
      }
      const asked = await attempt(own.guid, (tx) => tx.query(`select tenant_id from ${name} where tenant_id = $1`, [foreign.guid]))
      expect(asked, name).toEqual(rights.includes('select') ? [] : 'refused')
    }
  })

  test('insert of another tenant’s row is refused', async () => {
    for (const { schema, table } of tables) {
      const name = `${schema}.${table}`
      const fill = (fills[name] ?? '').replace("'garage', true", "'other', true").replace("'word'", "'word2'").replace("'text'", "'text2'").replace('AB 12', 'CD 34')
      expect(await attempt(own.guid, (tx) => tx.query(`${fill} `, [foreign.guid])), name).toSatisfy(
        // A visit is looked up among own cars, so nothing is left to insert.
        (result) => result === 'refused' || name === 'garage.visit',
      )
    }
    const counts = await db.admin(`select count(*)::int as n from garage.visit where tenant_id = '${foreign.guid}'`)
    expect(counts).toEqual([{ n: 1 }])
  })

  test('update reaches own rows only, and cannot give them away', async () => {
    for (const { schema, table, rights } of tables) {
      const name = `${schema}.${table}`
      const touched = await attempt(own.guid, (tx) => tx.query(`update ${name} set tenant_id = tenant_id returning tenant_id`, []))
      if (!rights.includes('update')) expect(touched, name).toBe('refused')
      else expect(new Set((touched as { tenant_id: string }[]).map((row) => row.tenant_id)), name).toEqual(new Set([own.guid]))
      const given = await attempt(own.guid, (tx) => tx.query(`update ${name} set tenant_id = $1 returning 1`, [foreign.guid]))
      expect(given, name).toBe('refused')
    }
  })

  test('delete reaches own rows only', async () => {
    for (const { schema, table, rights } of tables) {
      const name = `${schema}.${table}`
      if (name === 'garage.car') continue // Its visits hold it; they come below.
      const gone = await attempt(own.guid, (tx) => tx.query(`delete from ${name} where tenant_id = $1 returning 1`, [foreign.guid]))
      expect(gone, name).toEqual(rights.includes('delete') && rights.includes('select') ? [] : 'refused')
    }
    const gone = await attempt(own.guid, async (tx) => {
      await tx.query('delete from garage.visit', [])
      return tx.query('delete from garage.car returning tenant_id', [])
    })
    expect(gone).toEqual([{ tenant_id: own.guid }])
  })

  test('without a tenant, or with an empty one, nothing is there', async () => {
    for (const setting of [`set local ashlar.tenant = ''`, 'reset ashlar.tenant']) {
      for (const { schema, table, rights } of tables) {
        const name = `${schema}.${table}`
        const rows = await attempt(own.guid, async (tx) => {
          await tx.query(setting, [])
          return tx.query(`select 1 from ${name}`, [])
        })
        expect(rows, name).toEqual(rights.includes('select') ? [] : 'refused')
        const made = await attempt(own.guid, async (tx) => {
          await tx.query(setting, [])
          return tx.query(fills[name]?.replace(/'AB 12'/, `'ZZ'`) ?? '', [own.guid])
        })
        expect(made, name).toSatisfy((result) => result === 'refused' || name === 'garage.visit')
      }
    }
  })

  test('a foreign key cannot point at another tenant’s row', async () => {
    const [car] = await db.admin<{ id: string }>('select id from garage.car where tenant_id = $1', [foreign.guid])
    const made = await attempt(own.guid, (tx) => tx.query('insert into garage.visit (car_id) values ($1)', [car?.id]))
    expect(made).toBe('refused')
  })

  test('a view and a function show what the tables show', async () => {
    expect(await attempt(own.guid, (tx) => tx.query('select * from garage.plates', []))).toEqual([{ plate: 'AB 12' }])
  })

  test('the tables of tenants and the records of core show the own tenant only', async () => {
    expect(await attempt(own.guid, (tx) => tx.query('select guid from core.tenant', []))).toEqual([{ guid: own.guid }])
    expect(await attempt(own.guid, (tx) => tx.query(`update core.tenant set plan = 'enterprise'`, []))).toBe('refused')
    expect(await attempt(own.guid, (tx) => tx.query('select * from core.state', []))).toBe('refused')
    expect(await attempt(own.guid, (tx) => tx.query('select * from core.migration', []))).toBe('refused')
    expect(await attempt(own.guid, (tx) => tx.query('delete from core.audit', []))).toBe('refused')
    expect(await attempt(own.guid, (tx) => tx.query('insert into core.plan_module values ($1, $2)', ['basic', 'x']))).toBe('refused')
  })
})

describe('entitlement', () => {
  const cars = (guid: string) => attempt(guid, (tx) => tx.query('select plate from garage.car', []))

  test('a module that is switched off answers nothing, to raw SQL either; core goes on', async () => {
    await db.admin(`update core.tenant_module set enabled = false where tenant_id = $1 and module = 'garage'`, [own.guid])
    expect(await cars(own.guid)).toEqual([])
    expect(await attempt(own.guid, (tx) => tx.query(`insert into garage.car (plate) values ('X')`, []))).toBe('refused')
    expect(await attempt(own.guid, (tx) => tx.query('update garage.car set plate = plate returning 1', []))).toEqual([])
    expect(await attempt(own.guid, (tx) => tx.query('select 1 from core.search_word', []))).toHaveLength(1)
    expect(await cars(foreign.guid)).toHaveLength(1)
    await db.admin(`update core.tenant_module set enabled = true where tenant_id = $1`, [own.guid])
    expect(await cars(own.guid)).toHaveLength(1)
  })

  test('a module outside the plan answers nothing; each plan holds what the one before holds', async () => {
    await db.admin(`insert into core.plan_module (plan, module) values ('standard', 'garage')`)
    const modules = () => db.data.lookup<{ modules: string[] }>('find_tenant_by_guid', own.guid, ['core', 'garage', 'unlisted'])
    expect(await cars(own.guid)).toEqual([])
    expect(await modules()).toMatchObject([{ modules: ['core', 'unlisted'] }])
    for (const plan of ['standard', 'enterprise']) {
      await db.admin('update core.tenant set plan = $1 where guid = $2', [plan, own.guid])
      expect(await cars(own.guid)).toHaveLength(1)
      expect(await modules()).toMatchObject([{ modules: ['core', 'garage', 'unlisted'] }])
    }
    await db.admin('delete from core.plan_module')
  })
})

describe('I2: the catalogue', () => {
  test('has no fault, in core and in the module', async () => {
    await db.data.database.system(async () => undefined)
    const client = await db.data.store.pool.connect()
    try {
      await client.query('begin')
      expect(await catalogueFaults(client, 'core')).toEqual([])
      expect(await catalogueFaults(client, 'garage')).toEqual([])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('roles of requests own nothing and have no privilege of their own', async () => {
    const roles = await db.admin(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
         (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
       from pg_roles r where rolname in ('ashlar_app', 'ashlar_platform') order by 1`,
    )
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolcanlogin: false, owned: 0 }
    expect(roles).toEqual([{ rolname: 'ashlar_app', ...none }, { rolname: 'ashlar_platform', ...none }])
  })
})
