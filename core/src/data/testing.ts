import { randomUUID } from 'node:crypto'
import type { Migration, Plan, Tenant } from '@ashlar/sdk/server'
import type { EntitySchema } from '@mikro-orm/core'
import type pg from 'pg'
import { memoryStore } from './embedded/store.ts'
import { DataLayer } from './open.ts'
import { type NamedStore, postgresStore } from './postgres.ts'
import type { DataLog } from './store.ts'
import { newPostgres, testLogin } from './testing-postgres.ts'
import { templateFor } from './testing-template.ts'

export interface TestModule {
  readonly module: { readonly id: string }
  readonly migrations: readonly Migration[]
}

export interface TestDatabaseOptions {
  /** Migrated after core's foundation, in this order. */
  readonly modules?: readonly TestModule[]
  readonly entities?: readonly EntitySchema[]
  /** The most connections at once; the embedded database has one. */
  readonly connections?: number
  readonly log?: DataLog
}

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly mode: 'embedded' | 'postgres'
  readonly data: DataLayer
  readonly database: DataLayer['database']
  /** The address for a server under test that opens the database itself; undefined on the embedded one. */
  readonly url: string | undefined
  /** Run SQL above all rights: for oracles that don't trust the code under test, and for broken set-ups. */
  admin<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Break every connection, as a database that crashes and starts again does. On the embedded one all data is lost. */
  breakConnections(): Promise<void>
  /** Make a tenant that answers on a host. */
  tenant(name: string, options?: { plan?: Plan; host?: string; modules?: readonly string[] }): Promise<Tenant>
  close(): Promise<void>
}

const silent: DataLog = { info: () => undefined, warn: () => undefined }

/**
 * Open a fresh database of the kind that `ASHLAR_TEST_DATABASE` names (`embedded`, the default, or `postgres` with
 * `ASHLAR_TEST_DATABASE_URL`, a superuser login). On PostgreSQL the code under test gets a login without any
 * privilege, as production should.
 *
 * @example const db = await testDatabase({ modules: [{ module: core, migrations }], entities: [Page] })
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const kind = process.env.ASHLAR_TEST_DATABASE ?? 'embedded'
  if (kind === 'embedded') return inMemory(options)
  if (kind === 'postgres') return onPostgres(options)
  throw new Error(`ASHLAR_TEST_DATABASE is “${kind}”: expected embedded or postgres.`)
}

async function inMemory({ modules = [], entities = [], log = silent }: TestDatabaseOptions): Promise<TestDatabase> {
  const store = await memoryStore(await templateFor(setsOf(modules)), log)
  return around(store, modules, entities, undefined, {
    // The session of the embedded database is a superuser's until a unit of work gives that up.
    query: (text, values) => store.pool.query(text, values),
    breakConnections: () => store.thread.crash(),
    close: () => store.close(),
  })
}

const setsOf = (modules: readonly TestModule[]) =>
  modules.map(({ module, migrations }) => ({ module: module.id, migrations }))

async function onPostgres({
  modules = [],
  entities = [],
  log = silent,
  ...more
}: TestDatabaseOptions): Promise<TestDatabase> {
  const { name, url, admin, drop } = await newPostgres(setsOf(modules))
  const store = await postgresStore({ url, ...more }, log)
  return around(store, modules, entities, url, {
    query: (text, values) => admin.query(text, values),
    breakConnections: async () => {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and datname = $2', [
        testLogin,
        name,
      ])
    },
    close: async () => {
      await store.close()
      await drop()
    },
  })
}

interface Above {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  breakConnections(): Promise<void>
  close(): Promise<void>
}

async function around(
  store: NamedStore,
  modules: readonly TestModule[],
  entities: readonly EntitySchema[],
  url: string | undefined,
  above: Above,
): Promise<TestDatabase> {
  try {
    const data = DataLayer.over(store, entities)
    await data.migrate(modules)
    return {
      mode: store.mode,
      data,
      database: data.database,
      url,
      admin: async <Row extends object>(text: string, values?: unknown[]) =>
        (await above.query(text, values)).rows as Row[],
      tenant: (name, options) => makeTenant(above, name, options),
      breakConnections: above.breakConnections,
      close: above.close,
    }
  } catch (error) {
    await above.close()
    throw error
  }
}

async function makeTenant(
  above: Above,
  name: string,
  { plan = 'basic', host, modules = ['core'] }: { plan?: Plan; host?: string; modules?: readonly string[] } = {},
): Promise<Tenant> {
  const guid = randomUUID()
  const made = await above.query('insert into core.tenant (guid, name, plan) values ($1, $2, $3) returning id', [
    guid,
    name,
    plan,
  ])
  const address = host ?? `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.localhost`
  await above.query('insert into core.tenant_host (host, tenant_id, is_main, verified) values ($1, $2, true, true)', [
    address,
    guid,
  ])
  return { guid, id: Number(made.rows[0]?.id), name, plan, modules, origin: `http://${address}` }
}
