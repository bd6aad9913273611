import type { Tenant } from '@ashlar/sdk/server'
import { countRows, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAs } from './index.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

const module = { id: 'counted' }
const table = migration('0001', [
  tenantTable('note', [
    'id bigint not null generated always as identity',
    'status text not null',
    'gone boolean not null default false',
    'primary key (tenant_id, id)',
  ]),
])
const counts = migration('0002', [countRows('note', 'case when not gone then status end')])
const anew = migration('0003', [countRows('note', `case when not gone then 'any' end`)])

let db: TestDatabase
let one: Tenant
let other: Tenant
beforeAll(async () => {
  db = await testDatabase({ modules: [{ module, migrations: [table] }] })
  one = await db.tenant('One', { host: 'one.localhost' })
  other = await db.tenant('Other', { host: 'other.localhost' })
  await as(one, (tx) => tx.sql`insert into counted.note (status) select 'old' from generate_series(1, 7)`)
  await db.data.migrate([{ module, migrations: [table, counts] }])
})
afterAll(() => db.close())

const as = <T>(tenant: Tenant, work: Parameters<typeof db.database.tenant<T>>[0]) =>
  runAs({ tenant }, () => db.database.tenant(work))
const total = (tenant: Tenant, ...parts: string[]) =>
  as(tenant, (tx) => tx.totals.of('counted.note', parts.length > 0 ? parts : undefined))
const real = (tenant: Tenant, status: string) =>
  as(
    tenant,
    async (tx) =>
      (
        await tx.sql<{ n: number }>`select count(*)::integer as n from counted.note
    where status = ${status} and not gone`
      )[0]?.n,
  )

describe('rows that are counted', () => {
  test('include those that were there before', async () => {
    expect([await total(one), await total(one, 'old'), await total(other)]).toEqual([7, 7, 0])
  })

  test('stay counted through every kind of write, apart by their part, and each tenant has its own', async () => {
    await as(
      one,
      (tx) =>
        tx.sql`insert into counted.note (status) select (array['a', 'b'])[1 + n % 2] from generate_series(1, 100) n`,
    )
    await as(other, (tx) => tx.sql`insert into counted.note (status) values ('a')`)
    expect([await total(one, 'a'), await total(one, 'a', 'b'), await total(one), await total(other)]).toEqual([
      50, 100, 107, 1,
    ])
    await as(one, (tx) => tx.sql`update counted.note set status = 'b' where status = 'a' and id % 3 = 0`)
    await as(one, (tx) => tx.sql`update counted.note set gone = true where status = 'b' and id % 5 = 0`)
    await as(one, (tx) => tx.sql`delete from counted.note where id % 7 = 0`)
    for (const status of ['a', 'b', 'old']) expect(await total(one, status)).toBe(await real(one, status))
    expect(await total(other)).toBe(1)
  })

  test('of work that fails are not counted', async () => {
    const before = await total(one)
    const failing = as(one, async (tx) => {
      await tx.sql`insert into counted.note (status) values ('a')`
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await total(one)).toBe(before)
  })

  test('by forty writers at once are all counted', async () => {
    const write = (n: number) =>
      as(one, async (tx) => {
        const [row] = await tx.sql<{ id: number }>`insert into counted.note (status) values ('c') returning id`
        if (n % 2 === 0) await tx.sql`delete from counted.note where id = ${row?.id}`
      })
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(n)))
    expect(await total(one, 'c')).toBe(20)
  })

  test('cannot be changed by a request, only by the rows themselves', async () => {
    for (const text of [
      `update core.row_count set total = 0`,
      `insert into core.row_count (list, part, shard, total) values ('counted.note', 'x', 0, 5)`,
      `delete from core.row_count`,
    ]) {
      const strings = Object.assign([text], { raw: [text] })
      await expect(as(one, (tx) => tx.sql(strings))).rejects.toThrow(/permission denied/)
    }
  })

  test('that go after their numbers have gone leave nothing behind', async () => {
    await db.admin('delete from core.row_count where tenant_id = $1', [other.guid])
    await db.admin('delete from counted.note where tenant_id = $1', [other.guid])
    expect(await db.admin('select * from core.row_count where tenant_id = $1', [other.guid])).toEqual([])
  })

  test('are counted anew when a later migration asks for other parts', async () => {
    const before = await total(one)
    await db.data.migrate([{ module, migrations: [table, counts, anew] }])
    await as(one, (tx) => tx.sql`insert into counted.note (status) values ('d')`)
    expect([await total(one), await total(one, 'any'), await total(one, 'd')]).toEqual([before + 1, before + 1, 0])
  })

  test('of a table that is counted wrongly stop the migration with a reason', async () => {
    const wrong = migration('0004', [countRows('note', 'no_such_column'), statement('select 1')])
    await expect(db.data.migrate([{ module, migrations: [table, counts, anew, wrong] }])).rejects.toThrow(
      /“0004” of module “counted” failed/,
    )
  })
})
