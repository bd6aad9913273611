import { core } from '@ashlar/sdk/platform'
import { migration, statement, type Tenant, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coreServer } from '../platform/server.ts'
import { catalogueFaults } from './catalogue-check.ts'
import { sqlState } from './failure.ts'
import { type TenantTableRow, tablesOfTenants } from './tenant-tables.fixtures.ts'
import { type TestDatabase, testDatabase } from './testing.ts'
import type { UnitTransaction } from './transaction.ts'

// A module as a stranger writes it, beside core's own tables.
const garage = {
  module: { id: 'garage' },
  migrations: [
    migration('0001-car', [
      tenantTable('car', [
        'id bigint not null generated always as identity',
        'plate text not null',
        'primary key (tenant_id, id)',
        'unique (tenant_id, plate)',
      ]),
      tenantTable('visit', [
        'id uuid not null default gen_random_uuid()',
        'car_id bigint not null',
        'primary key (tenant_id, id)',
        'foreign key (tenant_id, car_id) references garage.car (tenant_id, id)',
      ]),
      tenantTable('log', ['line text not null'], ['insert']),
      statement('create view garage.plates with (security_invoker = true) as select tenant_id, plate from garage.car'),
      statement('grant select on garage.plates to ashlar_app'),
    ]),
  ],
}

let db: TestDatabase
let own: Tenant
let foreign: Tenant
let tables: TenantTableRow[]

beforeAll(async () => {
  db = await testDatabase({ modules: [{ module: core, migrations: coreServer.migrations }, garage] })
  own = await db.tenant('Own')
  foreign = await db.tenant('Foreign')
  tables = await tablesOfTenants(db, ['core', 'garage'], [own.guid, foreign.guid])
})
afterAll(() => db.close())

test('core knows its tables by entities that are what they are', async () => {
  await db.data.compare([{ name: '@ashlar/core', entities: coreServer.entities }])
  expect(coreServer.entities.length).toBeGreaterThan(4)
})

/** SQLSTATE of a refusal for lack of rights: no grant, or a row that the policy does not let through. */
const refused = '42501'

/** Raw SQL as a request of the own tenant would run it, undone afterwards: its rows, or the state of its refusal. */
async function attempt(run: (tx: UnitTransaction) => Promise<object[]>): Promise<object[] | string> {
  const undo = new Error('undo')
  let seen: object[] = []
  try {
    await db.database.forTenant(own.guid, async (tx) => {
      seen = await run(tx as UnitTransaction)
      throw undo
    })
  } catch (error) {
    if (error !== undo) return sqlState(error) ?? String(error)
  }
  return seen
}

const query = (text: string, ...values: unknown[]) => attempt((tx) => tx.query(text, values))

/** The copy of a stored row, as it would be written by somebody who knows every column of it. */
const insertOf = ({ name, columns }: TenantTableRow) =>
  `insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${name}, $1)`

const isOwn = (rows: object[] | string) =>
  typeof rows !== 'string' && rows.every((row) => 'tenant_id' in row && row.tenant_id === own.guid)

describe('I3: every tenant table × command × tenant, by raw SQL without any filter', () => {
  test('covers every table of the catalogue, each with a row of both tenants', async () => {
    expect(tables.length).toBeGreaterThan(10)
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['core.page', 'core.setting', 'garage.visit']),
    )
    for (const { name } of tables) {
      const rows = await db.admin(`select distinct tenant_id from ${name} where tenant_id in ($1, $2)`, [
        own.guid,
        foreign.guid,
      ])
      expect(rows, name).toHaveLength(2)
    }
  })

  test('select shows own rows and no others', async () => {
    for (const { name, rights } of tables) {
      const all = await query(`select tenant_id from ${name}`)
      const asked = await query(`select tenant_id from ${name} where tenant_id = $1`, foreign.guid)
      if (!rights.includes('select')) expect([all, asked], name).toEqual([refused, refused])
      else {
        expect(asked, name).toEqual([])
        expect(all.length, name).toBeGreaterThan(0)
        expect(isOwn(all), name).toBe(true)
      }
    }
  })

  test('insert of another tenant’s row is refused', async () => {
    for (const table of tables) expect(await query(insertOf(table), table.foreignRow), table.name).toBe(refused)
  })

  test('update reaches own rows only, and cannot give them away', async () => {
    for (const { name, rights } of tables) {
      const touched = await query(`update ${name} set tenant_id = tenant_id where true returning tenant_id`)
      if (!rights.includes('update')) expect(touched, name).toBe(refused)
      else expect(isOwn(touched), name).toBe(true)
      expect(await query(`update ${name} set tenant_id = $1`, foreign.guid), name).toBe(refused)
    }
  })

  test('delete reaches own rows only', async () => {
    for (const { name, rights } of tables) {
      const gone = await query(`delete from ${name} where tenant_id = $1 returning 1`, foreign.guid)
      expect(gone, name).toEqual(rights.includes('delete') && rights.includes('select') ? [] : refused)
    }
    // In the transaction of an attempt every row that can go goes, and the other tenant's are still there.
    const left = await attempt(async (tx) => {
      const deletable = tables.filter(({ rights }) => rights.includes('delete')).map(({ name }) => name)
      await tx.query('delete from garage.visit', [])
      for (const name of deletable) await tx.em.transactional(() => tx.query(`delete from ${name}`, [])).catch(() => [])
      return db.database.system(async (top) => {
        const counts = []
        for (const name of deletable) {
          counts.push(...(await top.query(`select count(*) as n from ${name} where tenant_id = $1`, [foreign.guid])))
        }
        return counts
      })
    })
    if (typeof left === 'string') throw new Error(left)
    expect(left.length).toBeGreaterThan(5)
    expect(left).toEqual(left.map(() => ({ n: 1 })))
  })

  test('without a tenant, or with an empty one, nothing is there and nothing can be added', async () => {
    for (const setting of [`set local ashlar.tenant = ''`, 'reset ashlar.tenant']) {
      const then = (text: string, ...values: unknown[]) =>
        attempt(async (tx) => {
          await tx.query(setting, [])
          return tx.query(text, values)
        })
      for (const table of tables) {
        const rows = await then(`select 1 from ${table.name}`)
        expect(rows, table.name).toEqual(table.rights.includes('select') ? [] : refused)
        for (const row of [table.ownRow, table.foreignRow]) {
          expect(await then(insertOf(table), row), table.name).toBe(refused)
        }
      }
    }
  })

  test('has teeth: the platform, which the policies let through, sees both tenants in each table', async () => {
    await db.database.system(async (tx) => {
      for (const { name } of tables) {
        const canSelect = await tx.query<{ can: boolean }>(
          `select has_table_privilege('ashlar_platform', $1, 'select') as can`,
          [name],
        )
        if (!canSelect[0]?.can) continue
        const rows = await tx.query(`select distinct tenant_id from ${name} where tenant_id is not null`, [])
        expect(rows.length, name).toBeGreaterThanOrEqual(2)
      }
    })
  })

  test('a foreign key cannot point at another tenant’s row', async () => {
    const [car] = await db.admin<{ id: string }>('select id from garage.car where tenant_id = $1', [foreign.guid])
    expect(await query('insert into garage.visit (car_id) values ($1)', car?.id)).toBe('23503')
  })

  test('a view shows what the tables show', async () => {
    expect(isOwn(await query('select * from garage.plates'))).toBe(true)
  })

  test('the tables of the installation show the own tenant only, and can hardly be changed', async () => {
    expect(await query('select guid from core.tenant')).toEqual([{ guid: own.guid }])
    for (const text of [
      `update core.tenant set plan = 'enterprise'`,
      'select * from core.state',
      'select * from core.migration',
      'delete from core.audit',
      `insert into core.plan_module values ('basic', 'x')`,
      'select * from core.find_nothing()',
    ]) {
      expect(await query(text), text).toMatch(/^42/)
    }
  })
})

describe('entitlement', () => {
  const cars = () => query('select plate from garage.car')

  test('a module that is switched off answers nothing, to raw SQL either; core goes on', async () => {
    const turn = (enabled: boolean) =>
      db.admin(
        `insert into core.tenant_module (tenant_id, module, enabled) values ($1, 'garage', $2)
         on conflict (tenant_id, module) do update set enabled = excluded.enabled`,
        [own.guid, enabled],
      )
    expect(await cars()).toHaveLength(1)
    await turn(false)
    expect(await cars()).toEqual([])
    expect(await query(`insert into garage.car (plate) values ('X')`)).toBe(refused)
    expect(await query('update garage.car set plate = plate returning 1')).toEqual([])
    expect(await query('select 1 from core.search_word')).toHaveLength(1)
    expect(await db.database.forTenant(foreign.guid, (tx) => tx.sql`select plate from garage.car`)).toHaveLength(1)
    await turn(true)
    expect(await cars()).toHaveLength(1)
  })

  test('a module outside the plan answers nothing; each plan holds what the one before holds', async () => {
    await db.admin(`insert into core.plan_module (plan, module) values ('standard', 'garage')`)
    const modules = () =>
      db.data.lookup<{ modules: string[] }>('find_tenant_by_guid', own.guid, ['core', 'garage', 'unlisted'])
    expect(await cars()).toEqual([])
    expect(await modules()).toMatchObject([{ modules: ['core', 'unlisted'] }])
    for (const plan of ['standard', 'enterprise']) {
      await db.admin('update core.tenant set plan = $1 where guid = $2', [plan, own.guid])
      expect(await cars()).toHaveLength(1)
      expect(await modules()).toMatchObject([{ modules: ['core', 'garage', 'unlisted'] }])
    }
  })
})

describe('I2: the catalogue', () => {
  test('has no fault, in core and in the module', async () => {
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
    const none = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      owned: 0,
    }
    expect(roles).toEqual([
      { rolname: 'ashlar_app', ...none },
      { rolname: 'ashlar_platform', ...none },
    ])
  })
})
