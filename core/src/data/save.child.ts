// A process that saves pairs of rows as fast as it can and tells each one that the database has acknowledged.
import { defineEvent } from '@ashlar/sdk'
import { migration, tenantTable } from '@ashlar/sdk/server'
import Type from 'typebox'
import { readConfig } from '../config/index.ts'
import { openDatabase } from './open.ts'

const guid = '0194e5a0-0000-7000-8000-000000000001'
const saved = defineEvent('pairs.pair-saved', Type.Object({ n: Type.Integer() }))
const pairs = {
  module: { id: 'pairs' },
  migrations: [
    migration('0001', [
      tenantTable('half', ['n int not null', 'side text not null', 'primary key (tenant_id, n, side)']),
    ]),
  ],
}
const tell = (message: object) => void process.send?.(message)

const data = await openDatabase(readConfig(process.env))
await data.migrate([pairs])
await data.database.system(
  (tx) => tx.sql`insert into core.tenant (guid, name) values (${guid}, 'Pairs') on conflict do nothing`,
)

// What earlier lives have left, of all tenants.
interface Found {
  readonly whole: readonly number[]
  readonly halves: number
  readonly told: number
}
const [found] = await data.database.system(
  (tx) => tx.sql<Found>`
    select coalesce(json_agg(n order by n) filter (where sides = 2), '[]') as whole,
      count(*) filter (where sides <> 2)::int as halves, (select count(*)::int from core.outbox) as told
    from (select n, count(*) as sides from pairs.half group by n) counted`,
)
tell({ found })

for (let n = Math.max(0, ...(found?.whole ?? [])) + 1; ; n++) {
  await data.database.forTenant(guid, async (tx) => {
    await tx.sql`insert into pairs.half (n, side) values (${n}, 'left')`
    await tx.emit(saved, { n })
    await tx.sql`insert into pairs.half (n, side) values (${n}, 'right')`
  })
  tell({ saved: n })
}
