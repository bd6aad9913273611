// F2: core's own migrations, broken off at any of their statements.
import { core } from '@ashlar/sdk/platform'
import pg, { type Pool } from 'pg'
import { coreServer } from '../platform/server.ts'
import { memoryStore } from './embedded/store.ts'
import { type MigrationSet, migrate } from './migrate.ts'
import type { Store } from './store.ts'
import { failCall, failures } from './testing-failures.ts'
import { emptyPostgres } from './testing-postgres.ts'

const silent = { info: () => undefined, warn: () => undefined }

/** What a store asks by itself when it is opened is no part of a migration. */
export const ofMigrations = /^(?!select rolsuper)/

/** Everything that core brings, as every start gives it. */
export const whole: MigrationSet = { module: core.id, migrations: coreServer.migrations }

/** An empty database, closed and dropped by `close`. */
export async function emptyStore(): Promise<Pick<Store, 'pool' | 'close'>> {
  const postgres = await emptyPostgres()
  if (postgres === undefined) return memoryStore(undefined, silent)
  // A pool alone: a store asks things of its own now and then, which would be counted.
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const close = async () => {
    await pool.end()
    await postgres.drop()
  }
  return { pool, close }
}

/** All that a migration can change, in words: equal for equal schemas. */
export async function schemaOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ thing: string }>(schemaSql)
  const { rows: table } = await pool.query<{ name: string | null }>(
    `select to_regclass('core.migration')::text as name`,
  )
  const applied =
    table[0]?.name == null ? [] : (await pool.query('select module, name from core.migration order by 1, 2')).rows
  return [...rows.map(({ thing }) => thing), JSON.stringify(applied)].join('\n')
}

const schemaSql = `
with own as (select oid, nspname from pg_namespace where nspname in ('core', 'pgboss')) select thing from (
  select 'schema ' || nspname as thing from own
  union all select format('relation %s.%s %s %s %s %s', nspname, relname, relkind, relacl, relrowsecurity, relforcerowsecurity)
    from pg_class c join own on own.oid = relnamespace
  union all select format('column %s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull, attacl)
    from pg_attribute a join pg_class c on c.oid = attrelid join own on own.oid = relnamespace
    where attnum > 0 and not attisdropped and relkind = 'r'
  union all select format('constraint %s %s', conname, pg_get_constraintdef(c.oid)) from pg_constraint c join own on own.oid = connamespace
  union all select 'index ' || pg_get_indexdef(indexrelid) from pg_index i join pg_class c on c.oid = indexrelid join own on own.oid = relnamespace
  union all select format('policy %s %s %s %s', polname, polrelid::regclass, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t where not tgisinternal
  union all select format('function %s %s %s', p.oid::regprocedure, proacl, md5(prosrc)) from pg_proc p join own on own.oid = pronamespace
) things order by thing`

/**
 * Let each chosen call of a migration fail, one after the other, from the state that the pool's database is in.
 *
 * @returns faults, and how many calls were made to fail
 */
export async function failMigration(
  pool: Pool,
  after: string,
  isChosen: (nth: number) => boolean,
): Promise<{ readonly faults: readonly string[]; readonly points: number }> {
  const before = await schemaOf(pool)
  const faults: string[] = []
  let points = 0
  for (let nth = 1; ; nth += 1) {
    if (!isChosen(nth)) continue
    const failure = failures[nth % failures.length] ?? 'connection lost'
    const failing = failCall(pool, nth, failure, ofMigrations)
    const outcome = await migrate(pool, [whole]).then(
      () => 'done',
      () => 'failed',
    )
    await failing.end()
    if (failing.failed() === undefined)
      return { faults: [...faults, ...endFaults(await schemaOf(pool), after)], points }
    points += 1
    const now = await schemaOf(pool)
    const told = `call ${nth}, ${failure}, ${outcome} (${failing.failed()?.slice(0, 120)})`
    if (now !== before && now !== after) faults.push(`neither old nor new: ${told}`)
    if (outcome === 'done' && now !== after) faults.push(`said to be done and is not: ${told}`)
  }
}

const endFaults = (now: string, after: string) => (now === after ? [] : ['the next start does not complete it'])
