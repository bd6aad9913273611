import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type MigrationSet, migrate } from './migrate.ts'
import { templateKey } from './testing-template.ts'

/** A PostgreSQL database of a test. */
export interface NewPostgres {
  readonly name: string
  /** As the login without any privilege. */
  readonly url: string
  /** Above all rights. */
  readonly admin: pg.Pool
  drop(): Promise<void>
}

/** An empty PostgreSQL database for a server under test that fills it itself; undefined where embedded ones are tested. */
export async function emptyPostgres(): Promise<NewPostgres | undefined> {
  return process.env.ASHLAR_TEST_DATABASE === 'postgres' ? newPostgres() : undefined
}

const login = { name: 'ashlar_test_login', password: 'ashlar-test' }

export const testLogin = login.name

/** A database of its own, with what has been migrated in `sets` already; empty without them. */
export async function newPostgres(sets?: readonly MigrationSet[]): Promise<NewPostgres> {
  const superuser = superuserAddress()
  const name = `ashlar_test_${randomBytes(6).toString('hex')}`
  const template = sets === undefined ? undefined : await templateFor(superuser, sets)
  await once(superuser, makeLogin, createDatabase(name, template))
  const admin = new pg.Pool({ connectionString: addressOf(superuser, name), max: 2 })
  admin.on('error', () => undefined)
  const drop = async () => {
    await admin.end()
    await once(superuser, `drop database if exists ${name} with (force)`)
  }
  return { name, url: addressOf(superuser, name, login), admin, drop }
}

function superuserAddress(): string {
  const superuser = process.env.ASHLAR_TEST_DATABASE_URL
  if (superuser === undefined) throw new Error('ASHLAR_TEST_DATABASE_URL is not set: expected a superuser login.')
  return superuser
}

const createDatabase = (name: string, template = 'template1') =>
  `create database ${name} owner ${login.name} template ${template}`

/** Held by whoever makes a template; the others wait and find it. */
const templateLock = 4_274_850_119

/** The templates that this process has seen. They are gone with their server. */
const templates = new Map<string, Promise<void>>()

/** The name of a database with everything migrated, made by whoever comes first: copying it takes a tenth of the time. */
async function templateFor(superuser: string, sets: readonly MigrationSet[]): Promise<string> {
  const name = `ashlar_template_${templateKey(sets)}`
  const key = `${superuser} ${name}`
  const making = templates.get(key) ?? makeTemplate(superuser, name, sets)
  templates.set(key, making)
  await making.catch((error: unknown) => {
    templates.delete(key)
    throw error
  })
  return name
}

async function makeTemplate(superuser: string, name: string, sets: readonly MigrationSet[]): Promise<void> {
  const client = new pg.Client({ connectionString: superuser })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(makeLogin)
    await client.query(createDatabase(draft))
    const pool = new pg.Pool({ connectionString: addressOf(superuser, draft, login), max: 1 })
    try {
      await migrate(pool, sets)
    } finally {
      await pool.end()
    }
    await client.query(`alter database ${draft} rename to ${name}`)
  } finally {
    await client.end()
  }
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
