// A process that tells events and handles them; it says which it has told for good and which it has handled.
import { defineEvent, defineModule } from '@ashlar/sdk'
import { defineServer, on } from '@ashlar/sdk/server'
import Type from 'typebox'
import { readConfig } from '../config/index.ts'
import { type FoundTenant, openDatabase } from '../data/index.ts'
import { startJobs } from './index.ts'

const guid = '0194e5a0-0000-7000-8000-000000000001'
const counted = defineEvent('counting.number-told', Type.Object({ n: Type.Integer() }))
const tell = (message: object) => void process.send?.(message)

const data = await openDatabase(readConfig(process.env))
await data.migrate([])
await data.database.system(
  (tx) => tx.sql`insert into core.tenant (guid, name) values (${guid}, 'Counting') on conflict do nothing`,
)
await startJobs({
  data,
  servers: [
    defineServer(defineModule({ id: 'counting', title: 'Counting' }), {
      subscriptions: [on(counted, [], ({ n }) => tell({ handled: n }))],
    }),
  ],
  resolveAll: () => [],
  findTenant: async (wanted) => {
    const [row] = await data.lookup<FoundTenant>('find_tenant_by_guid', wanted, ['counting'])
    return row === undefined ? null : { ...row, origin: 'http://localhost' }
  },
  timing: { poll: 0.5, heartbeat: 10, supervise: 1 },
})
tell({ ready: true })

const from = Number(process.env.FIRST_NUMBER ?? Number.NaN)
for (let n = from; !Number.isNaN(n); n++) {
  await data.database.forTenant(guid, (tx) => tx.emit(counted, { n }))
  tell({ told: n })
  await new Promise((resolve) => setTimeout(resolve, 5))
}
