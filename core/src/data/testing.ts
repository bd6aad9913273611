import { randomBytes, randomUUID } from 'node:crypto'
import type { Migration, Plan, Tenant } from '@ashlar/sdk/server'
import type { EntitySchema } from '@mikro-orm/core'
import pg from 'pg'
import { memoryStore } from './embedded/store.ts'
import { DataLayer } from './open.ts'
import { type NamedStore, postgresStore } from './postgres.ts'
import type { DataLog } from './store.ts'
import { templateFor } from './testing-template.ts'

export interface TestModule {
  readonly module: { readonly id: string }
  readonly migrations: readonly Migration[]
}

export interface TestDatabaseOptions {
  /** Migrated after core's foundation, in this order. */
  readonly modules?: readonly TestModule[]
  readonly entities?: readonly EntitySchema[]
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

const login = { name: 'ashlar_test_login', password: 'ashlar-test' }

async function onPostgres({ modules = [], entities = [], log = silent }: TestDatabaseOptions): Promise<TestDatabase> {
  const { name, url, admin, drop } = await newPostgres()
  const store = await postgresStore({ url }, log)
  return around(store, modules, entities, url, {
    query: (text, values) => admin.query(text, values),
    breakConnections: async () => {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and datname = $2', [
        login.name,
        name,
      ])
    },
    close: async () => {
      await store.close()
      await drop()
    },
  })
}

/** An empty PostgreSQL database for a server under test that fills it itself; undefined where embedded ones are tested. */
export async function emptyPostgres(): Promise<NewPostgres | undefined> {
  return process.env.ASHLAR_TEST_DATABASE === 'postgres' ? newPostgres() : undefined
}

export interface NewPostgres {
  readonly name: string
  /** As the login without any privilege. */
  readonly url: string
  /** Above all rights. */
  readonly admin: pg.Pool
  drop(): Promise<void>
}

async function newPostgres(): Promise<NewPostgres> {
  const superuser = process.env.ASHLAR_TEST_DATABASE_URL
  if (superuser === undefined) throw new Error('ASHLAR_TEST_DATABASE_URL is not set: expected a superuser login.')
  const name = `ashlar_test_${randomBytes(6).toString('hex')}`
  await once(superuser, `${makeLogin}; `, `create database ${name} owner ${login.name}`)
  const admin = new pg.Pool({ connectionString: addressOf(superuser, name), max: 2 })
  admin.on('error', () => undefined)
  const drop = async () => {
    await admin.end()
    await once(superuser, `drop database if exists ${name} with (force)`)
  }
  return { name, url: addressOf(superuser, name, login), admin, drop }
}

/** As little as a login can have: it owns its database and may act as the two roles. Roles are the whole server's. */
const makeLogin = `do $$ begin
  perform pg_advisory_xact_lock(4274850118);
  if not exists (select from pg_roles where rolname = 'ashlar_app') then
    create role ashlar_app nologin noinherit; create role ashlar_platform nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = '${login.name}') then
    create role ${login.name} login noinherit nosuperuser nocreatedb nocreaterole password '${login.password}';
    grant ashlar_app, ashlar_platform to ${login.name};
  end if;
end $$`

async function once(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function addressOf(superuser: string, database: string, as?: typeof login): string {
  const url = new URL(superuser)
  url.pathname = `/${database}`
  if (as !== undefined) {
    url.username = as.name
    url.password = as.password
  }
  return url.href
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
