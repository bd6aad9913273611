import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { DatabaseFacts } from '../../host/tokens.ts'
import type { CoreDatabase } from '../core-database.ts'
import { type DurabilitySettings, lossOnPowerLoss } from './durability.ts'
import type { Finding } from './health.service.ts'

/** Milliseconds from which on a single question counts as slow. */
const slow = 250

export async function databaseHealth(
  database: CoreDatabase,
  { mode, lastSnapshot }: DatabaseFacts,
  { dataFolder }: Pick<Config, 'dataFolder'>,
): Promise<Finding> {
  const began = performance.now()
  const [row] = await database.system(
    (tx) => tx.sql<DurabilitySettings & { version: string; size: number }>`select
      current_setting('server_version') as version, pg_database_size(current_database()) as size,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit`,
  )
  const milliseconds = Math.round(performance.now() - began)
  const facts = [
    { name: 'Kind', value: mode === 'embedded' ? 'Embedded (PGlite)' : 'PostgreSQL' },
    { name: 'Version', value: row?.version ?? '' },
    { name: 'Size', value: `${Math.round((row?.size ?? 0) / 1_048_576)} MB` },
    { name: 'Response time', value: `${milliseconds} ms` },
  ]
  if (mode === 'embedded') {
    const snapshot = await lastSnapshot()
    facts.push(
      { name: 'Last snapshot', value: snapshot?.toISOString() ?? 'none yet' },
      {
        name: 'Used by',
        value: `this process (${process.pid} on ${hostname()}), ${join(dataFolder, 'database.lock')}`,
      },
    )
    return {
      state: 'attention',
      text: 'The embedded database is for evaluation and small websites. A power failure can lose the changes of the last few seconds, and only one process can use it. For production, move to PostgreSQL: `ashlar database move`.',
      facts,
    }
  }
  const loss = row && lossOnPowerLoss(row)
  if (loss !== undefined) return { state: 'attention', text: loss, facts }
  return milliseconds > slow
    ? { state: 'attention', text: 'The database is responding slowly.', facts }
    : { state: 'good', text: 'The database is working.', facts }
}
