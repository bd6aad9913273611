import { defineEntity, migration, p, type RowOf, type Tenant, tableOf, tenantId, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { runAs } from './context.ts'
import type { PackageEntities } from './entities.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

const club = { id: 'club' }
const key = () => p.bigint('number').primary().autoincrement()
const Member = defineEntity({
  name: 'Member',
  ...tableOf(club, 'member'),
  properties: {
    id: key(),
    tenantId: tenantId(),
    fullName: p.text(),
    points: p.integer().default(0),
    lastVisit: p.datetime().strictNullable(),
    bornOn: p.date().strictNullable(),
    notes: p.json<{ lastWord: string }[]>().defaultRaw(`'[]'`),
    revision: p.integer().version(),
  },
})
const Visit = defineEntity({
  name: 'Visit',
  ...tableOf(club, 'visit'),
  properties: { id: key(), tenantId: tenantId(), memberId: p.bigint('number'), at: p.datetime().defaultRaw('now()') },
})
const clubTables = {
  module: club,
  migrations: [
    migration('0001', [
      tenantTable('member', [
        'id bigint not null generated always as identity',
        'full_name text not null',
        'points integer not null default 0',
        'last_visit timestamptz',
        'born_on date',
        `notes jsonb not null default '[]'`,
        'revision integer not null default 1',
        'primary key (tenant_id, id)',
        'unique (tenant_id, full_name)',
      ]),
      tenantTable('visit', [
        'id bigint not null generated always as identity',
        'member_id bigint not null',
        'at timestamptz not null default now()',
        'primary key (tenant_id, id)',
        'foreign key (tenant_id, member_id) references club.member (tenant_id, id)',
      ]),
    ]),
  ],
}
/** Another package that calls its entity the same, and its table. */
const Guest = defineEntity({
  name: 'Member',
  ...tableOf({ id: 'hotel' }, 'member'),
  properties: { id: key(), tenantId: tenantId(), room: p.text() },
})
const hotelTables = {
  module: { id: 'hotel' },
  migrations: [
    migration('0001', [
      tenantTable('member', [
        'id bigint generated always as identity',
        'room text not null',
        'primary key (tenant_id, id)',
      ]),
    ]),
  ],
}

let db: TestDatabase
let first: Tenant
let second: Tenant
beforeAll(async () => {
  db = await testDatabase({ modules: [clubTables, hotelTables], entities: [Member, Visit] })
  first = await db.tenant('First', { modules: ['club', 'hotel'] })
  second = await db.tenant('Second', { modules: ['club', 'hotel'] })
  await db.admin(`insert into core.plan_module (plan, module) select 'basic', unnest(array['club', 'hotel'])
    on conflict do nothing`)
})
beforeEach(() => db.admin('delete from club.visit; delete from club.member; delete from hotel.member'))
afterAll(() => db.close())

type Work<T> = Parameters<typeof db.database.tenant<T>>[0]
const as = <T>(tenant: Tenant, work: Work<T>) => runAs({ tenant }, () => db.database.tenant(work))

describe('rows of an entity', () => {
  test('are the same to tx.em, tx.db and tx.sql, in the order in which they are asked, whole or not at all', async () => {
    const at = new Date('2026-11-24T03:00:00.123Z')
    const seen = await as(first, async (tx) => {
      const member = tx.em.create(Member, { fullName: 'Ada Wren', notes: [{ lastWord: 'oil' }], bornOn: '1980-02-01' })
      const [bySql] = await tx.sql<{ id: number }>`select id from club.member where full_name = 'Ada Wren'`
      expect(member.id).toBe(bySql?.id)
      member.lastVisit = at
      const byDb = await tx.db(Member).selectFrom('member').selectAll().executeTakeFirstOrThrow()
      expectTypeOf(byDb).toEqualTypeOf<RowOf<typeof Member>>()
      await tx.db(Member, Visit).insertInto('visit').values({ memberId: byDb.id, at }).execute()
      expect(await tx.em.findOneOrFail(Member, { id: byDb.id })).toBe(member)
      return { byDb, visits: await tx.em.find(Visit, { memberId: member.id }) }
    })
    expect(seen.byDb).toEqual({
      ...{ id: expect.any(Number), tenantId: first.guid, fullName: 'Ada Wren', points: 0, lastVisit: at },
      ...{ bornOn: '1980-02-01', notes: [{ lastWord: 'oil' }], revision: 2 },
    })
    expect(seen.visits).toMatchObject([{ memberId: seen.byDb.id, at }])
    const failing = as(first, async (tx) => {
      tx.em.create(Member, { fullName: 'Bo' })
      await tx.db(Member).updateTable('member').set({ points: 5 }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.admin('select full_name, points from club.member')).toEqual([{ full_name: 'Ada Wren', points: 0 }])
  })

  test('are those of the tenant, and each unit of work has its own', async () => {
    await as(first, async (tx) => void tx.em.create(Member, { fullName: 'Ada' }))
    const one = await as(first, (tx) => tx.em.findOneOrFail(Member, { fullName: 'Ada' }))
    expect(await as(first, (tx) => tx.em.findOneOrFail(Member, { fullName: 'Ada' }))).not.toBe(one)
    expect(await as(second, (tx) => tx.em.find(Member, {}))).toEqual([])
    expect(await as(second, (tx) => tx.db(Member).selectFrom('member').selectAll().execute())).toEqual([])
    const changed = as(second, (tx) => tx.db(Member).updateTable('member').set({ points: 1 }).executeTakeFirst())
    expect((await changed).numUpdatedRows).toBe(0n)
  })

  test('hold JSON as it was given, lists too', async () => {
    const notes = [{ lastWord: 'a' }, { lastWord: `b"'` }]
    const held = await as(first, async (tx) => {
      const members = tx.db(Member)
      await members.insertInto('member').values({ fullName: 'Ada', notes, revision: 1 }).execute()
      await members
        .insertInto('member')
        .values(({ val }) => ({ fullName: val('Bo'), notes, revision: 1 }))
        .execute()
      await members.insertInto('member').values({ fullName: 'Cy', revision: 1 }).execute()
      await members.updateTable('member').set({ notes }).where('fullName', '=', 'Cy').execute()
      return members.selectFrom('member').select('notes').execute()
    })
    expect(held).toEqual([{ notes }, { notes }, { notes }])
  })

  test('that are refused say so as tx.sql does', async () => {
    const add = (fullName: string) =>
      as(first, (tx) => tx.db(Member).insertInto('member').values({ fullName, revision: 1 }).execute())
    await add('Ada')
    await expect(add('Ada')).rejects.toMatchObject({ code: 'ALREADY_TAKEN', status: 409 })
    const lost = as(first, (tx) => tx.db(Visit).insertInto('visit').values({ memberId: 99 }).execute())
    await expect(lost).rejects.toMatchObject({ code: 'STILL_IN_USE', status: 409 })
    const unknown = as(first, async (tx) => void tx.em.create(Visit, { memberId: 99 }))
    await expect(unknown).rejects.toMatchObject({ code: 'STILL_IN_USE', status: 409 })
  })

  test('have no members that nobody wrote, to the compiler already', () => {
    const refused: Work<unknown> = async (tx) => {
      // @ts-expect-error a column that the entity does not have
      await tx.db(Member).selectFrom('member').select('nickname').execute()
      // @ts-expect-error a table of an entity that was not named
      await tx.db(Member).selectFrom('visit').selectAll().execute()
      // @ts-expect-error a name is needed
      tx.em.create(Member, { points: 3 })
    }
    expect(refused).toBeTypeOf('function')
  })

  test('of another unit of work inside are not reached with its rights', async () => {
    await as(second, async (tx) => void tx.em.create(Member, { fullName: 'Theirs' }))
    const reached = as(first, (tx) => db.database.forTenant(second.guid, () => tx.em.find(Member, {})))
    await expect(reached).rejects.toThrow('Await it first')
  })
})

test('packages come and go with their entities, and those that stay notice nothing', async () => {
  const members: PackageEntities = [Member, Visit]
  const guests: PackageEntities = [Guest]
  const before = db.data.withEntities([members])
  const beside = db.data.withEntities([members, guests])
  const after = db.data.withEntities([guests])
  const inFirst = <T>(of: typeof before, work: Work<T>) => runAs({ tenant: first }, () => of.tenant(work))
  await inFirst(before, async (tx) => void tx.em.create(Member, { fullName: 'Early' }))
  await inFirst(beside, async (tx) => {
    tx.em.create(Guest, { room: '12' })
    tx.em.create(Member, { fullName: 'Both' })
  })
  await inFirst(after, async (tx) => void tx.em.create(Guest, { room: '14' }))
  // What still runs in the composition before goes on as it was.
  const names = await inFirst(before, async (tx) => {
    const [early, ...others] = await tx.em.find(Member, {}, { orderBy: { id: 'asc' } })
    if (early) early.points = 7
    return [early, ...others].map((member) => member?.fullName)
  })
  expect(names).toEqual(['Early', 'Both'])
  expect(await db.admin('select points from club.member order by id')).toEqual([{ points: 7 }, { points: 0 }])
  expect(await inFirst(after, (tx) => tx.em.count(Guest))).toBe(2)
  await expect(inFirst(after, (tx) => tx.em.find(Member, {}))).rejects.toThrow()
})

describe('an entity that differs from its table is named with what differs', () => {
  const { properties } = Member
  const compare = (entity: PackageEntities[number]) => db.data.compare([{ name: '@acme/club', entities: [entity] }])
  const like = (changed: Record<string, unknown>, table = 'member') =>
    defineEntity({ name: 'Odd', ...tableOf(club, table), properties: { ...properties, ...changed } })

  test('and one that fits is not', async () => {
    await db.data.compare([{ name: '@acme/club', entities: [Member, Visit] }])
    // The next version may have added columns that this one can do without.
    const { points: _, ...fewer } = properties
    await compare(defineEntity({ name: 'Fewer', ...tableOf(club, 'member'), properties: fewer }))
  })

  test.each<[string, Parameters<typeof like>, string]>([
    ['no such table', [{}, 'guest'], 'There is no such table.'],
    ['no such column', [{ nickname: p.text() }], 'There is no column “nickname” for its member “nickname”.'],
    ['another type', [{ points: p.text().default('0') }], 'Its member “points” is text, the column is integer.'],
    ['no null', [{ lastVisit: p.datetime() }], 'Its member “lastVisit” may not be null, the column may be.'],
    ['null', [{ fullName: p.text().nullable() }], 'Its member “fullName” may be null, the column may not be.'],
    ['no default', [{ points: p.integer() }], 'Its member “points” has no default, the column the default 0.'],
    ['another default', [{ points: p.integer().default(1) }], 'has the default 1, the column the default 0.'],
    [
      'not counted',
      [{ id: p.bigint('number').primary().autoincrement(false) }],
      'is not counted up (`autoincrement`), the column is.',
    ],
    [
      'generated',
      [{ points: p.integer().generated('1 + 1 stored') }],
      'Its member “points” is generated, the column is not.',
    ],
    [
      'another name',
      [{ lastVisit: p.datetime().persist(false), seen: p.datetime().nullable().name('last_visit') }],
      'Its member “seen” maps to the column “last_visit”',
    ],
    ['a column that must be given', [{ fullName: p.text().persist(false) }], 'The column “full_name” is required'],
  ])('%s', async (_what, given, words) => {
    const compared = compare(like(...given))
    await expect(compared).rejects.toThrow(words)
    await expect(compared).rejects.toThrow(`Entity “Odd” differs from its table club.`)
    await expect(compared).rejects.toMatchObject({ name: 'EntityError', culprit: '@acme/club' })
  })
})
