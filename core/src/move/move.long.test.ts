import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { core } from '@ashlar/sdk/platform'
import { expect, test } from 'vitest'
import { readConfig } from '../config/index.ts'
import { startChild } from '../data/testing-child.ts'
import { emptyPostgres, type NewPostgres } from '../data/testing-postgres.ts'
import { fillDataFolder } from '../data/testing-template.ts'
import { makeLog } from '../http/log.ts'
import { createInstalledHost } from '../installation/start.ts'
import { coreServer } from '../platform/server.ts'
import { Tenants } from '../platform/tenants/tenant.service.ts'
import { moveToPostgres } from './move.ts'

/** A move is killed when it has said this. */
const moments = ['Creating the tables.', 'Copying.', 'core.tenant: 30 rows', 'Checking references between rows.']

test('guarantees, decision 15: kill -9 in the middle of a move leaves the target empty and the source whole', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-move-'))
  const target = await emptyPostgres()
  if (target === undefined) throw new Error('A move needs a PostgreSQL to move to.')
  try {
    await fillDataFolder(folder, [{ module: core.id, migrations: coreServer.migrations }])
    const config = readConfig({ ASHLAR_DATA: folder })
    const source = await createInstalledHost({ config, packages: [], log: makeLog('silent') })
    const tenants = source.host.composition.resolve(Tenants)
    for (let at = 0; at < 30; at++)
      await tenants.create({ name: `Shop ${at}`, hosts: [`shop-${at}.localhost`], plan: 'standard' })
    const names = await namesIn(source.host.data.store.pool)
    expect(names).toHaveLength(30)
    await source.close()

    for (const moment of moments) {
      const child = startChild(new URL('./move.child.ts', import.meta.url), {
        ...{ ASHLAR_DATA: folder, DATABASE_URL: target.url },
      })
      await child.told(moment)
      await child.kill()
      await untilLetGo(target)
      const { rows } = await target.admin.query(`select 1 from pg_namespace where nspname = 'core'`)
      expect(rows, moment).toEqual([])
      expect(await readdir(folder), moment).not.toContain('database-moved')
    }

    await moveToPostgres({
      config,
      target: { variable: 'DATABASE_URL', url: target.url },
      packages: [],
      tell: () => undefined,
    })
    expect(await namesIn(target.admin)).toEqual(names)
    expect(await readdir(folder)).toContain('database-moved')
  } finally {
    await target.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

async function namesIn(pool: Pick<NewPostgres['admin'], 'query'>): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select guid, name, extract(epoch from created_at)::text as made from core.tenant order by guid',
  )
  return rows
}

/** PostgreSQL has noticed that whoever was killed is gone, and has given its transaction up. */
async function untilLetGo({ admin, name }: NewPostgres): Promise<void> {
  const others = `select 1 from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and usename <> current_user`
  while ((await admin.query(others, [name])).rows.length > 0) await delay(20)
}
