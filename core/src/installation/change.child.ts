// A server process under test, without a socket: takes up what it finds, says what it has come to, then begins the next
// upgrade and tells each step, so that it can be killed in the middle of one.
import { setTimeout as delay } from 'node:timers/promises'
import { defineBlock, defineModule } from '@ashlar/sdk'
import { defineServer, health, migration, statement, tenantTable } from '@ashlar/sdk/server'
import Type from 'typebox'
import { readConfig } from '../config/index.ts'
import { openDatabase } from '../data/index.ts'
import { makeLog } from '../http/log.ts'
import { ValueStore } from '../testing/value-store.ts'
import { createInstalledHost } from './start.ts'

/** Milliseconds that each step takes at least, so that the kill meets it. */
const slow = 150
const name = '@acme/loyalty'
const loyalty = defineModule({ id: 'loyalty', title: 'Loyalty' })

function version(number: number) {
  const block = defineBlock({
    ...{ type: 'acme/points', title: 'Points', icon: 'star', category: 'content' },
    schema: Type.Object({ at: Type.Integer({ default: 0 }) }),
    migrations: Array.from({ length: number - 1 }, (_, at) => () => ({ at: at + 2 })),
  })
  const server = defineServer(loyalty, {
    migrations: Array.from({ length: number }, (_, at) =>
      migration(`000${at + 1}`, [
        tenantTable(`point_${at + 1}`, ['id int not null', 'primary key (tenant_id, id)']),
        statement(`select pg_sleep(${slow / 1000})`),
      ]),
    ),
    health: [health('Points can be counted', [], () => delay(slow))],
  })
  // What `defineBlockRenderer` makes; its entry holds JSX, which Node does not read from sources.
  const renderer = { kind: 'renderer', block, render: () => null, client: undefined }
  const entries = { renderer, server: () => delay(slow, server) }
  return { name, version: `${number}.0.0`, root: { loyalty, block }, ...entries }
}

class SlowStore extends ValueStore {
  override async isPlaced(): Promise<boolean> {
    await delay(slow)
    return false
  }
}

const tell = (message: object) => void process.send?.(message)
const config = readConfig(process.env)
const data = await openDatabase(config)
const store = new SlowStore()
store.publish(...Array.from({ length: 9 }, (_, at) => version(at + 1)))
const probe = () => delay(slow, { problem: undefined, took: slow })
const { host, installation } = await createInstalledHost({
  ...{ config, store, probe, packages: [], database: data, log: makeLog('silent') },
})
await installation.begin()
await installation.idle()

const { rows: changes } = await installation.changes({ offset: 0, limit: 100 })
const [found] = await data.database.system(
  (tx) => tx.sql<{ sets: number; tables: number; sum: string | null }>`select
    (select count(*)::int from core.package_set) as sets,
    (select count(*)::int from information_schema.tables where table_schema = 'loyalty') as tables,
    (select md5(string_agg(content::text, ',' order by page_id)) from core.page_content) as sum`,
)
const serving = host.composition.packages.find((each) => each.name === name)?.version ?? null
tell({ found: { ...found, serving, states: changes.map(({ state, reason }) => `${state}${reason}`) } })

process.on('message', async () => {
  data.signals.listen('live', ({ event }) => {
    const { change } = event
    if (typeof change !== 'object' || change === null || !('steps' in change) || !Array.isArray(change.steps)) return
    tell({ [change.steps.find(({ state }) => state === 'running')?.step ?? 'over']: true })
  })
  const to = serving === null ? '1.0.0' : `${Number.parseInt(serving, 10) + 1}.0.0`
  const plan = await installation.plan({ action: serving === null ? 'install' : 'upgrade', name, version: to })
  await installation.apply(plan.id, { name: 'Test', account: '018f0000-0000-7000-8000-00000000000a', tenant: null })
})
