import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { defineModule } from '@ashlar/sdk'
import { defineServer, migration, tenantTable } from '@ashlar/sdk/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChangingInstallation } from './under-test.fixtures.ts'

const name = '@acme/stable'
const stable = defineModule({ id: 'stable', title: 'Stable' })
const columns = ['id int not null', 'name text', 'primary key (tenant_id, id)']
const migrations = [migration('0001', [tenantTable('horse', columns), tenantTable('saddle', columns)])]
const stables = { name, version: '1.0.0', root: { stable }, server: defineServer(stable, { migrations }) }
const path = '/api/v1/admin/packages/removed-tables/'

let site: ChangingInstallation
beforeEach(async () => {
  site = await ChangingInstallation.open()
  site.store.publish({ ...stables, manifest: { id: 'stable' } })
  await site.change({ action: 'install', name })
  const { a, b } = site.whole.tenants
  await site.whole.sql`insert into stable.horse (tenant_id, id, name)
    select guid, n, 'Horse ' || n from unnest(${[a.guid, b.guid]}::uuid[]) guid, generate_series(1, 600) n`
})
afterEach(() => site?.close())

const remove = (module: string, typed: string) =>
  site.admin.delete(`${path}${module}/?name=${encodeURIComponent(typed)}`)
const left = async () => (await site.get('/removed-tables/')).results
const tables = () =>
  site.whole.sql`select relname from pg_class where relnamespace = 'stable'::regnamespace and relkind = 'r'`

test('issue 15: the tables of a removed package are listed, and deleted after a copy of all rows was made', async () => {
  expect(await left()).toEqual({ rows: [], total: 0 })
  await site.change({ action: 'remove', name })
  expect(await left()).toEqual({
    total: 1,
    rows: [
      {
        ...{ module: 'stable', name, title: 'Stable', removedAt: expect.stringMatching(/^\d{4}-/), rows: 1200 },
        bytes: expect.any(Number),
        tables: [
          { name: 'horse', rows: 1200, bytes: expect.any(Number) },
          { name: 'saddle', rows: 0, bytes: expect.any(Number) },
        ],
      },
    ],
  })
  const deleted = await remove('stable', name)
  expect([deleted.statusCode, deleted.json().results]).toMatchObject([200, { rows: 1200 }])
  const { file } = deleted.json().results
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(1202)
  expect([lines[0], lines.at(-1)]).toEqual([{ table: 'horse' }, { table: 'saddle' }])
  const { a, b } = site.whole.tenants
  expect(new Set(lines.map((line) => line.tenant_id).filter(Boolean))).toEqual(new Set([a.guid, b.guid]))
  expect(lines).toContainEqual({ tenant_id: b.guid, id: 600, name: 'Horse 600' })

  expect(await left()).toEqual({ rows: [], total: 0 })
  expect(await site.whole.sql`select nspname from pg_namespace where nspname = 'stable'`).toEqual([])
  const audit = await site.whole.sql`select entity_id, details ->> 'rows' as rows from core.audit
    where action = 'package.tables_deleted'`
  expect(audit).toEqual([{ entity_id: 'stable', rows: '1200' }])
  // And it can be installed again, from its beginning.
  expect(await site.change({ action: 'install', name })).toMatchObject({ state: 'done' })
  expect(await site.whole.sql`select count(*)::int as n from stable.horse`).toEqual([{ n: 0 }])
})

test('issue 15: nothing is deleted of a package that is installed, under another name, or of none', async () => {
  const refused = async (module: string, typed: string) => {
    const reply = await remove(module, typed)
    return [reply.statusCode, reply.json().code]
  }
  expect(await refused('stable', name)).toEqual([409, 'PACKAGE_STILL_INSTALLED'])
  expect(await refused('core', 'core')).toEqual([409, 'PACKAGE_STILL_INSTALLED'])
  await site.change({ action: 'remove', name })
  expect(await refused('stable', 'stable')).toEqual([422, 'PACKAGE_NAME_DIFFERS'])
  expect(await refused('public', 'public')).toEqual([404, 'NO_TABLES_LEFT'])
  expect(await refused('x"; drop schema core', 'x')).toEqual([404, 'NO_TABLES_LEFT'])
  expect(await tables()).toHaveLength(2)
})

test('issue 15: only the administrator of the installation sees and deletes them', async () => {
  await site.change({ action: 'remove', name })
  const owner = await site.whole.signIn('owner')
  expect((await owner.get(path)).statusCode).toBe(403)
  expect((await owner.delete(`${path}stable/?name=${encodeURIComponent(name)}`)).statusCode).toBe(403)
  expect(await tables()).toHaveLength(2)
})

test('issue 15: without a copy nothing is deleted', async () => {
  await site.change({ action: 'remove', name })
  const { dataFolder } = site.whole.host.config
  // A file stands where the folder of the copies would be made.
  await writeFile(`${dataFolder}/removed-tables`, '')
  expect((await remove('stable', name)).statusCode).toBe(500)
  expect(await tables()).toHaveLength(2)
  expect((await left()).total).toBe(1)
})
