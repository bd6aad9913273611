import type { PoolClient } from 'pg'
import type { DataLayer } from '../data/index.ts'
import { identifier } from '../data/sql-text.ts'

/** What is known of a module whose data go with it. */
export interface RemovedModule {
  readonly id: string
  /** Its permission areas. */
  readonly areas: readonly string[]
}

/**
 * Drop everything that a removed module has left, after what is to be done `before` in the same transaction: its tables,
 * the record of its migrations, its settings, rights, switches, the files of its records, and the words by which its
 * documents were found. All or nothing; what is gone already is no error. Content that holds its blocks stays.
 */
export async function dropDataOf(
  { store }: DataLayer,
  { id, areas }: RemovedModule,
  before: (client: PoolClient) => Promise<void> = async () => undefined,
): Promise<void> {
  if (id === 'core') throw new Error('The tables of core are never dropped.')
  const client = await store.direct.connect()
  try {
    await client.query(`begin; ${store.limits}set local statement_timeout = 0; set local lock_timeout = '10s'`)
    await before(client)
    await client.query('set local role none')
    await client.query(`drop schema if exists ${identifier(id)} cascade`)
    await client.query('delete from core.migration where module = $1', [id])
    for (const table of ['plan_module', 'module_start']) {
      await client.query(`delete from core.${table} where module = $1`, [id])
    }
    await client.query('set local role ashlar_platform')
    await client.query('delete from core.tenant_module where module = $1', [id])
    await client.query(`delete from core.setting where starts_with(key, $1)`, [`${id}.`])
    await client.query('delete from core.row_count where starts_with(list, $1)', [`${id}.`])
    await client.query('delete from core.record_file where starts_with(kind, $1)', [`${id}.`])
    for (const table of ['search_word', 'block_usage', 'record_version']) {
      await client.query(`delete from core.${table} where kind = $1 or starts_with(kind, $2)`, [id, `${id}.`])
    }
    await client.query('delete from core.role_permission where area = any($1::text[])', [[...areas]])
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
