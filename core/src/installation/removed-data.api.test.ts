import { core } from '@ashlar/sdk/platform'
import { countRows, migration, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAs } from '../data/index.ts'
import { type TestDatabase, testDatabase } from '../data/testing.ts'
import { coreServer } from '../platform/server.ts'
import { dropDataOf } from './removed-data.ts'

const note = tenantTable('note', ['id bigint not null generated always as identity', 'primary key (tenant_id, id)'])

let db: TestDatabase
beforeAll(async () => {
  const migrations = [migration('0001', [note, countRows('note')])]
  db = await testDatabase({
    modules: [
      { module: core, migrations: coreServer.migrations },
      { module: { id: 'gone' }, migrations },
      { module: { id: 'goner' }, migrations },
    ],
  })
})
afterAll(() => db.close())

test('P3: removed with its data, a module leaves no table, number, file or search word; its neighbours keep theirs', async () => {
  const tenant = await db.tenant('One', { host: 'one.localhost' })
  await runAs({ tenant }, () =>
    db.database.tenant(async (tx) => {
      await tx.sql`insert into gone.note default values`
      await tx.sql`insert into goner.note default values`
      for (const kind of ['gone', 'gone.note', 'goner.note']) {
        await tx.search.put(kind, 1, 'rope')
        await tx.usage.put(kind, 1, ['text'])
        await tx.versions.keep(kind, 1, { text: 'rope' })
      }
    }),
  )
  for (const kind of ['gone.note', 'goner.note']) {
    await db.admin(
      `insert into core.record_file (tenant_id, kind, record_id, name, storage_name, mime_type, size, sha256)
        values ($1, $2, 1, 'a.pdf', $2, 'application/pdf', 1, '')`,
      [tenant.guid, kind],
    )
  }
  await dropDataOf(db.data, { id: 'gone', areas: [] })
  await dropDataOf(db.data, { id: 'gone', areas: [] })
  expect(await db.admin(`select to_regclass('gone.note') as t`)).toEqual([{ t: null }])
  expect(await db.admin('select list from core.row_count where list like $1', ['gone%'])).toEqual([
    { list: 'goner.note' },
  ])
  expect(await db.admin('select kind from core.search_word')).toEqual([{ kind: 'goner.note' }])
  expect(await db.admin('select kind from core.record_version')).toEqual([{ kind: 'goner.note' }])
  expect(await db.admin('select kind from core.record_file')).toEqual([{ kind: 'goner.note' }])
  expect(await db.admin(`select payload -> 'names' as names from core.outbox where kind = 'job'`)).toEqual([
    { names: ['gone.note'] },
  ])
  expect(await db.admin('select kind from core.block_usage')).toEqual([{ kind: 'goner.note' }])
})
