// A process that imports a file until it is killed, and tells how far it has come; the last life tells what is there.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { core } from '@ashlar/sdk/platform'
import { defineJob, type ImportPlan, type LiveEvents, migration, type Tenant, tenantTable } from '@ashlar/sdk/server'
import Type from 'typebox'
import { readConfig } from '../../config/index.ts'
import { openDatabase, runAs } from '../../data/index.ts'
import { openStorage } from '../../media-storage/open-storage.ts'
import { ByteStore } from '../media/byte-store.ts'
import { Incoming } from '../media/incoming.ts'
import { MediaLeftovers } from '../media/media.leftovers.ts'
import { Unrecorded } from '../media/unrecorded.ts'
import { coreServer } from '../server.ts'
import { ImportEntity } from './import.entity.ts'
import { RowImports } from './import.service.ts'
import { lookedThrough } from './looked-through.ts'

const guid = '0194e5a0-0000-7000-8000-000000000001'
const id = '0194e5a0-0000-7000-8000-000000000002'
const rows = 3_000
const tenant: Tenant = {
  ...{ guid, id: 1, name: 'Import', plan: 'enterprise', modules: ['core', 'book'], origin: 'http://localhost' },
}
const tell = (message: object) => void process.send?.(message)

const config = readConfig(process.env)
const data = await openDatabase(config)
const table = tenantTable('person', [
  'n integer not null',
  'times integer not null default 1',
  'primary key (tenant_id, n)',
])
await data.migrate([
  { module: core, migrations: coreServer.migrations },
  { module: { id: 'book' }, migrations: [migration('0001-person', [table])] },
])
const { database } = data
const storage = await openStorage(config, { path: join(config.dataFolder, 'media') })
const incoming = new Incoming(config)
const unrecorded = new Unrecorded(database, storage, config)
const leftovers = new MediaLeftovers(incoming, storage, unrecorded, undefined)
const live: LiveEvents = { send: async (said) => tell({ progress: said['progress'] }) }
const imports = new RowImports(database, storage, new ByteStore(storage, unrecorded, leftovers), incoming, live)
const plan: ImportPlan = {
  ...{ module: 'book', entity: 'people', fields: [] },
  job: defineJob('book.import-people', Type.Object({ id: Type.String() })),
}

/** Once: the file, and its record as if somebody had just started it. */
async function begin(): Promise<void> {
  const path = join(config.dataFolder, 'people.csv')
  const lines = Array.from({ length: rows }, (_, n) => (n % 1000 === 7 ? `x,${n}` : `${n},"a, ${n}"`))
  await writeFile(path, `n,note\n${lines.join('\n')}`)
  await storage.putFile(guid, 'people.csv', path, 'text/csv')
  const looked = await lookedThrough(path)
  await database.tenant((tx) =>
    tx
      .db(ImportEntity)
      .insertInto('data_import')
      .values({
        ...{ id, module: 'book', entity: 'people', account: null, fileName: 'people.csv', storageName: 'people.csv' },
        ...{ ...looked, mapping: {}, state: 'running' },
        ...{ nextOffset: looked.firstOffset, nextLine: looked.firstLine },
      })
      .execute(),
  )
}

await runAs({ tenant }, async () => {
  await database.system(
    (tx) =>
      tx.sql`insert into core.tenant (guid, name, plan) values (${guid}, 'Import', 'enterprise') on conflict do nothing`,
  )
  const [known] = await database.tenant((tx) => tx.sql`select id from core.data_import`)
  if (known === undefined) await begin()
  tell({ ready: true })
  const { signal } = new AbortController()
  await imports.perform(plan, id, signal, async (rows, { tx }) => {
    for (const { n } of rows) {
      if (Number(n) % 150 === 0) tell({ row: Number(n) })
      await tx.sql`insert into book.person (n) values (${n}::integer)
        on conflict (tenant_id, n) do update set times = book.person.times + 1`
    }
  })
  const [found] = await database.tenant(
    (tx) => tx.sql<{ rows: number; twice: number; bad: number }>`
      select count(*)::int as rows, (count(*) filter (where times > 1))::int as twice,
        (select count(*) from core.import_bad_row)::int as bad from book.person`,
  )
  tell({ found: { ...found, state: await imports.find(plan, id).then(({ state }) => state) } })
})
