import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { RemovedTablesCopy } from '@ashlar/sdk/platform'
import type { PoolClient } from 'pg'
import { identifier } from '../data/sql-text.ts'

/** Rows in memory at once. */
const batch = 500

/**
 * Copy all rows of a module's tables, of all tenants, into a file of JSON lines, packed with gzip: `{"table":"member"}`
 * begins a table, each line after it is one of its rows. The file is there whole or not at all. Runs in the
 * transaction that the client is in, as the platform's role, which sees every tenant's rows.
 */
export async function copyTables(
  client: Pick<PoolClient, 'query'>,
  module: string,
  tables: readonly string[],
  file: string,
): Promise<RemovedTablesCopy> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.part`
  let rows = 0
  async function* lines(): AsyncGenerator<string> {
    for (const table of tables) {
      yield `${JSON.stringify({ table })}\n`
      for await (const texts of batches(client, `${identifier(module)}.${identifier(table)}`)) {
        rows += texts.length
        yield texts.map((text) => `${text}\n`).join('')
      }
    }
  }
  try {
    await client.query('set local role ashlar_platform')
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return { file, rows, bytes: (await stat(file)).size }
}

async function* batches(client: Pick<PoolClient, 'query'>, table: string): AsyncGenerator<string[]> {
  await client.query(`declare copied no scroll cursor for select to_jsonb(t)::text as row from ${table} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batch} from copied`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close copied')
}
