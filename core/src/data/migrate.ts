import type { Migration } from '@ashlar/sdk/server'
import type { Pool, PoolClient } from 'pg'
import { catalogueFaults, relationsOf, surroundings } from './catalogue-check.ts'
import { sqlState } from './failure.ts'
import { foundationMigrations } from './foundation.migrations.ts'
import { MigrationError } from './migration-error.ts'
import { checksumOf, statementsOf } from './migration-steps.ts'
import { columnsOf, narrowingOf, type TableColumns, type VersionInUse } from './narrowing.ts'
import { migrationsGivenAway, tablesTaken } from './released-tables.ts'
import { makeRoles } from './roles.ts'
import { identifier } from './sql-text.ts'

/** One module's migrations, all that it has released, in order. */
export interface MigrationSet {
  readonly module: string
  readonly migrations: readonly Migration[]
  /** The version that goes on being used while they run; without it nothing depends on the tables. */
  readonly inUse?: VersionInUse | undefined
}

/** The one connection that statements go through. */
export type Client = Pick<PoolClient, 'query'>

export interface Applied {
  readonly module: string
  readonly name: string
}

/**
 * Milliseconds that a statement of a package's migration may take: requests wait for its locks, on the embedded database
 * for all of it, and one that never ends would hold up every start. Core's own take what they need.
 */
export const statementLimits = { postgres: 600_000, embedded: 30_000 } as const

/** Held in a transaction by whoever changes the tables of an installation. The same for all; any number does. */
export const tablesLock = 4_274_850_117
const reserved = /^(pg_.*|public|pgboss|information_schema)$/

/**
 * Bring the database to the state that the given modules expect: core's foundation first, then each module in the
 * given order, each in a transaction of its own. Of several processes that start at once one applies, the others
 * wait and find nothing left to do.
 *
 * @param longest milliseconds that a statement of a package may take
 * @returns what was applied
 * @throws MigrationError naming the module; those before it stay applied
 */
export async function migrate(
  pool: Pool,
  sets: readonly MigrationSet[],
  longest: number = statementLimits.postgres,
): Promise<Applied[]> {
  const client = await pool.connect()
  try {
    const all = merged(sets)
    const applied = await known(client)
    const done: Applied[] = []
    for (const set of all) {
      if (isComplete(set, applied)) continue
      done.push(...(await migrateModule(client, set, set.module === 'core' ? undefined : longest)))
    }
    client.release()
    return done
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * The same into an empty database, in the transaction that the client is in: all modules or none.
 *
 * @throws MigrationError naming the module; the transaction is lost
 */
export async function migrateWithin(client: Client, sets: readonly MigrationSet[]): Promise<void> {
  for (const set of merged(sets)) await applyAll(client, set).catch((error: unknown) => refuse(set.module, error))
}

/** What has been applied in a database and is in none of the given sets: nothing that is known can make it anew. */
export async function unknownMigrations(client: Client, sets: readonly MigrationSet[]): Promise<Applied[]> {
  const given = new Set(
    merged(sets).flatMap(({ module, migrations }) => migrations.map(({ name }) => keyOf(module, name))),
  )
  for (const name of await migrationsGivenAway(client)) given.add(keyOf('core', name))
  const { rows } = await client.query<Applied>('select module, name from core.migration order by module, name')
  return rows.filter(({ module, name }) => !given.has(keyOf(module, name)))
}

/** The foundation is the beginning of core's own list. */
function merged(sets: readonly MigrationSet[]): MigrationSet[] {
  const own = sets.filter((set) => set.module === 'core').flatMap((set) => set.migrations)
  const others = sets.filter((set) => set.module !== 'core' && set.migrations.length > 0)
  const all = [{ module: 'core', migrations: [...foundationMigrations, ...own] }, ...others]
  for (const set of all) assertWellNamed(set)
  return all
}

function assertWellNamed({ module, migrations }: MigrationSet): void {
  identifier(module)
  if (reserved.test(module)) throw new MigrationError(module, `“${module}” cannot be the name of a module's schema.`)
  const names = migrations.map((migration) => migration.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new MigrationError(module, `Module “${module}” has two migrations named “${twice}”.`)
}

type Checksums = ReadonlyMap<string, string>
const keyOf = (module: string, name: string) => `${module} ${name}`

async function known(client: Client): Promise<Checksums> {
  const { rows: there } = await client.query(`select to_regclass('core.migration') as t`)
  if (there[0]?.t === null) return new Map()
  const { rows } = await client.query<{ module: string; name: string; checksum: string }>(
    'select module, name, checksum from core.migration',
  )
  return new Map(rows.map((row) => [keyOf(row.module, row.name), row.checksum]))
}

function isComplete({ module, migrations }: MigrationSet, applied: Checksums): boolean {
  return migrations.every((migration) => applied.get(keyOf(module, migration.name)) === checksumOf(migration))
}

async function migrateModule(client: Client, set: MigrationSet, longest: number | undefined): Promise<Applied[]> {
  const { module } = set
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = 0; set local lock_timeout = '60s';
      set local idle_in_transaction_session_timeout = 0`)
    await client.query('select pg_advisory_xact_lock($1)', [tablesLock])
    await client.query(`set local lock_timeout = '5s'`)
    const done = await applyAll(client, set, longest)
    await client.query('commit')
    return done
  } catch (error) {
    // A connection that was ended has done so by itself.
    await client.query('rollback').catch(() => undefined)
    return refuse(module, error)
  }
}

function refuse(module: string, error: unknown): never {
  if (error instanceof MigrationError) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new MigrationError(module, `Module “${module}” could not be migrated: ${reason}`, error)
}

async function applyAll(
  client: Client,
  { module, migrations, inUse }: MigrationSet,
  longest?: number,
): Promise<Applied[]> {
  if (module === 'core') await prepare(client)
  const schema = identifier(module)
  await client.query(`create schema if not exists ${schema}; set local search_path = ${schema}, pg_catalog`)
  const applied = await known(client)
  const due = migrations.filter((migration) => !isApplied(module, migration, applied))
  if (due.length === 0) return []
  const taken = await relationsOf(client, tablesTaken(module, due))
  const before = await surroundings(client, module, taken)
  const columns = inUse && (await columnsOf(client, module))
  await client.query(`set local statement_timeout = ${longest ?? 0}`)
  for (const migration of due) await apply(client, module, migration, longest)
  await client.query('set local statement_timeout = 0')
  if (inUse && columns) refuseNarrowing(module, inUse, columns, await columnsOf(client, module))
  await client.query(`grant usage on schema ${schema} to ashlar_app, ashlar_platform;
    grant usage on all sequences in schema ${schema} to ashlar_app, ashlar_platform`)
  if ((await surroundings(client, module, taken)) !== before) {
    throw new MigrationError(
      module,
      `Module “${module}” was refused because it changes something outside its own schema.`,
    )
  }
  const faults = await catalogueFaults(client, module)
  if (faults.length > 0) throw new MigrationError(module, `Module “${module}” was refused: ${faults.join('; ')}.`)
  return due.map(({ name }) => ({ module, name }))
}

function refuseNarrowing(module: string, inUse: VersionInUse, before: TableColumns, after: TableColumns): void {
  const narrowing = narrowingOf(before, after, inUse)
  if (narrowing === undefined) return
  throw new MigrationError(
    module,
    `Module “${module}” ${narrowing}. Version ${inUse.version} needs it until all servers have switched to the new version, ` +
      'and again after a rollback. The author must stop using it in one version and remove it in the next.',
  )
}

async function prepare(client: Client): Promise<void> {
  await makeRoles(client)
  // The job queue fills its schema itself; of two servers that both made it at once one would fail.
  await client.query(`create schema if not exists core;
    create schema if not exists pgboss;
    create table if not exists core.migration (
      module text not null, name text not null, checksum text not null,
      applied_at timestamptz not null default now(), primary key (module, name))`)
}

function isApplied(module: string, migration: Migration, applied: Checksums): boolean {
  const checksum = applied.get(keyOf(module, migration.name))
  if (checksum === undefined) return false
  if (checksum === checksumOf(migration)) return true
  throw new MigrationError(
    module,
    `Migration “${migration.name}” of module “${module}” was edited after it was applied. ` +
      'Restore it and write a new migration.',
  )
}

async function apply(client: Client, module: string, migration: Migration, longest?: number): Promise<void> {
  for (const text of statementsOf(module, migration)) {
    try {
      // The embedded database knows no limit of its own: the connection is ended, and with it what it was about.
      await client.query({ text, ...(longest !== undefined && { query_timeout: longest + 1_000 }) })
    } catch (error) {
      const reason = reasonOf(error, longest)
      throw new MigrationError(module, `Migration “${migration.name}” of module “${module}” failed: ${reason}`, error)
    }
  }
  await client.query('insert into core.migration (module, name, checksum) values ($1, $2, $3)', [
    module,
    migration.name,
    checksumOf(migration),
  ])
}

function reasonOf(error: unknown, longest: number | undefined): string {
  if (longest !== undefined && wasCutOff(error))
    return `a statement did not finish within ${longest / 1000} s and was stopped. Change many rows in a job, in batches. To allow more time, the operator of the server can set ASHLAR_MIGRATION_SECONDS`
  return error instanceof Error ? error.message : String(error)
}

/** By PostgreSQL, or by the connection. */
const wasCutOff = (error: unknown): boolean =>
  sqlState(error) === '57014' || (error instanceof Error && error.message === 'Query read timeout')
