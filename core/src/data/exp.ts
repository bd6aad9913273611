import { migration, tenantTable, defineEntity, p, tenantId } from '@ashlar/sdk/server'
import { runAs } from './context.ts'
import { testDatabase } from './testing.ts'
const Note = defineEntity({ name: 'Note', schema: 'notes', tableName: 'note', properties: {
  id: p.bigint('number').primary().autoincrement(), tenantId: tenantId(), text: p.text(), at: p.datetime().defaultRaw('now()').nullable(), revision: p.integer().version(),
} })
const migrations = [migration('0001', [tenantTable('note', ['id bigint not null generated always as identity', 'text text not null', 'at timestamptz default now()', 'revision int not null default 1', 'primary key (tenant_id, id)'])])]
const db = await testDatabase({ modules: [{ module: { id: 'notes' }, migrations }], entities: [Note] })
const a = await db.tenant('A')
await db.admin(`insert into notes.note (tenant_id, text) select '${a.guid}', 'text ' || i from generate_series(1, 25) i`)
async function measure(name: string, N: number, f: () => Promise<unknown>) {
  for (let i = 0; i < N; i++) await f()
  const c = process.cpuUsage(); const t = performance.now()
  for (let i = 0; i < N; i++) await f()
  const u = process.cpuUsage(c)
  console.log(name.padEnd(30), 'wall ms', ((performance.now() - t) / N).toFixed(3), 'cpu ms', ((u.user + u.system) / 1000 / N).toFixed(3))
}
const N = 1500
const pool = db.data.store.pool
await measure('pool select 1', N, () => pool.query('select 1'))
await measure('pool 3 statements', N, async () => { const c = await pool.connect(); await c.query(`begin; set local role ashlar_app; set local ashlar.tenant='${a.guid}'`); await c.query('select * from notes.note where id = 1'); await c.query('commit'); c.release() })
await measure('pool 1 pipelined', N, async () => { const c = await pool.connect(); await Promise.all([c.query(`begin; set local role ashlar_app; set local ashlar.tenant='${a.guid}'`),  c.query('select * from notes.note where id = 1'), c.query('commit')]); c.release() })
await measure('tx.sql 1 row', N, () => runAs({ tenant: a }, () => db.database.tenant((tx) => tx.sql`select * from notes.note where id = ${1}`)))
await measure('tx.sql 25 rows', N, () => runAs({ tenant: a }, () => db.database.tenant((tx) => tx.sql`select * from notes.note order by id limit 25`)))
await measure('em 1 row', N, () => runAs({ tenant: a }, () => db.database.tenant((tx) => tx.em.find(Note, { id: 1 }))))
await measure('em 25 rows', N, () => runAs({ tenant: a }, () => db.database.tenant((tx) => tx.em.find(Note, {}))))
await measure('em 25 rows readonly', N, () => runAs({ tenant: a }, () => db.database.tenant((tx) => tx.em.find(Note, {}, {disableIdentityMap: true}))))
await measure('empty unit', N, () => runAs({ tenant: a }, () => db.database.tenant(async () => 1)))
await measure('insert', N, () => runAs({ tenant: a }, () => db.database.tenant(async (tx) => void tx.em.create(Note, {text: 'x'} as never))))
await measure('lookup', N, () => db.data.lookup('find_tenant_by_host', 'a.localhost', ['core']))
await db.close()
