import type { Config } from '../config/index.ts'
import { type DatabaseAddress, migrateWithin, noteMove } from '../data/index.ts'
import type { InstalledHostOptions } from '../installation/start.ts'
import { copyCounters } from './counters.ts'
import { emptyTables, liftGuards } from './guards.ts'
import { copyQueuedWork, prepareQueue, prepareQueueAt } from './queued-work.ts'
import { copyRows } from './rows.ts'
import { openSource, type Source } from './source.ts'
import { type Client, differing, type Table, tablesOf } from './tables.ts'
import { fillEmpty } from './target.ts'

export interface Move {
  /** Its data folder holds the embedded database; what it says of PostgreSQL doesn't count. */
  readonly config: Config
  /** The address of an empty PostgreSQL database. */
  readonly target: DatabaseAddress
  /** The packages that come with the server; those that were installed while it ran are found in the data folder. */
  readonly packages: InstalledHostOptions['packages']
  /** Told what is going on, a line at a time. */
  readonly tell: (line: string) => void
}

/**
 * Move an installation from its embedded database to PostgreSQL: everything, or nothing. The same migrations make the
 * tables, then every row is copied as it is, with the work that waits and the numbers that counters have reached. The
 * embedded database stays as it was; a note in the data folder keeps a server from going on with it by mistake.
 *
 * @throws MoveRefused or ConfigurationError with a sentence; whatever throws, nothing has been changed
 */
export async function moveToPostgres({ config, target, packages, tell }: Move): Promise<void> {
  tell('Opening the embedded database.')
  const source = await openSource({ ...config, databaseUrl: undefined, databaseDirectUrl: undefined }, packages)
  try {
    await fillEmpty(target, (client) => fill(source, client, target, tell))
  } finally {
    await source.data.close()
  }
  await noteMove(config.dataFolder).catch((error: unknown) =>
    tell(
      `Remember to set DATABASE_URL. No note about the move could be written to ${config.dataFolder}. ${String(error)}`,
    ),
  )
}

async function fill(source: Source, target: Client, address: DatabaseAddress, tell: Move['tell']): Promise<void> {
  await prepareQueue(source.data.store)
  const takeQueueAway = await prepareQueueAt(address)
  try {
    tell('Creating the tables.')
    await migrateWithin(target, source.sets)
    const client = await source.data.store.pool.connect()
    try {
      await client.query('begin transaction isolation level repeatable read read only')
      await copyAll(client, target, schemasOf(source), tell)
      const jobs = await copyQueuedWork(client, target)
      if (jobs > 0) tell(`  ${counted(jobs)} background jobs`)
    } finally {
      // Its last snapshot is taken on this connection, in no transaction.
      await client.query('rollback')
      client.release()
    }
  } catch (error) {
    // It was made beside the transaction, and must not stay when that is given up.
    await target.query('rollback').catch(() => undefined)
    await takeQueueAway().catch(() => undefined)
    throw error
  }
}

const schemasOf = ({ sets }: Source): string[] => [...new Set(['core', ...sets.map(({ module }) => module)])]

async function copyAll(source: Client, target: Client, schemas: readonly string[], tell: Move['tell']): Promise<void> {
  const tables = await tablesOf(source, schemas)
  const unlike = differing(tables, await tablesOf(target, schemas))
  if (unlike.length > 0) throw new Error(`These tables differ between the databases: ${unlike.join(', ')}.`)
  const restoreGuards = await liftGuards(target, tables)
  await emptyTables(target, tables)
  tell('Copying.')
  for (const table of tables) await copyTable(source, target, table, tell)
  await copyCounters(source, target, schemas)
  tell('Checking references between rows.')
  await restoreGuards()
}

/** Milliseconds after which a long table says how far it is. */
const tellEvery = 3_000

async function copyTable(source: Client, target: Client, table: Table, tell: Move['tell']): Promise<void> {
  const name = `${table.schema}.${table.name}`
  let told = performance.now()
  const rows = await copyRows(source, target, table, {
    tell: (done, all) => {
      if (done === all || performance.now() - told < tellEvery) return
      told = performance.now()
      tell(`  ${name}: ${done} of ${counted(all)}`)
    },
  })
  if (rows > 0) tell(`  ${name}: ${counted(rows)}`)
}

const counted = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`)
