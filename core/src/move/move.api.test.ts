import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineModule } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import {
  countRows,
  Database,
  defineRoutes,
  defineServer,
  migration,
  roles,
  statement,
  type Tenant,
  tenantTable,
} from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/index.ts'
import { openDatabase } from '../data/index.ts'
import { emptyPostgres, type NewPostgres } from '../data/testing-postgres.ts'
import { fillDataFolder } from '../data/testing-template.ts'
import type { Host } from '../host/host.ts'
import { packageFromValues } from '../host/package-from-values.ts'
import { makeLog } from '../http/log.ts'
import { createInstalledHost } from '../installation/start.ts'
import { queueSchema } from '../jobs/queue.ts'
import { Accounts } from '../platform/identity/account.service.ts'
import { coreServer } from '../platform/server.ts'
import { Tenants } from '../platform/tenants/tenant.service.ts'
import { Client } from '../testing/client.ts'
import { moveToPostgres } from './move.ts'
import { prepareQueueAt } from './queued-work.ts'

/** A module with what a table can have: a number, rows that lead to later rows, values of every kind, a trigger. */
const shed = defineModule({ id: 'shed', title: 'Shed' })
const tools = tenantTable('tool', [
  'id bigint generated always as identity',
  'name text not null',
  'kept_with bigint',
  'marks bytea',
  'weights double precision[]',
  'details jsonb',
  'seen_at timestamptz not null default now()',
  'primary key (tenant_id, id)',
  'foreign key (tenant_id, kept_with) references shed.tool (tenant_id, id)',
])
const migrations = [
  migration('0001-tools', [tools, countRows('tool')]),
  migration('0002-label', [
    statement(`alter table shed.tool add column label text generated always as (upper(name)) stored`),
  ]),
]
const routes = defineRoutes([Database], (app, database) => {
  app.get('/api/v1/shed/', { config: { access: 'signed-in' } }, async () => {
    const answer = await database.tenant(async (tx) => ({
      tools: await tx.sql`select id, name, label, kept_with, encode(marks, 'hex') as marks, weights, details, seen_at
        from shed.tool order by id`,
      total: await tx.totals.of('shed.tool'),
    }))
    return { success: true, ...answer }
  })
  app.post('/api/v1/shed/', { config: { access: 'signed-in' } }, async () => {
    const [made] = await database.tenant((tx) => tx.sql`insert into shed.tool (name) values ('rake') returning id`)
    return { success: true, made }
  })
})
const server = defineServer(shed, { migrations, routes: [routes] })
const packages = [packageFromValues({ name: '@acme/shed', root: { shed }, server })]

let folder = ''
let target: NewPostgres | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-move-'))
  target = await emptyPostgres()
  await fillDataFolder(folder, [{ module: core.id, migrations: coreServer.migrations }])
})
afterAll(async () => {
  await target?.drop()
  await rm(folder, { recursive: true, force: true })
})

const configOf = (databaseUrl?: string) =>
  readConfig({ ASHLAR_DATA: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) })
const open = (databaseUrl?: string) =>
  createInstalledHost({ config: configOf(databaseUrl), packages, log: makeLog('silent') })
const said: string[] = []
const move = (url: string, brought: typeof packages = packages) =>
  moveToPostgres({
    config: configOf(),
    target: { variable: 'DATABASE_URL', url },
    packages: brought,
    tell: (line) => said.push(line),
  })

const hosts = ['localhost', 'b.localhost'] as const
const password = 'long-shed-61'

async function signIn(host: Host, tenant: Tenant, name: string): Promise<Client> {
  const reply = await new Client(host, tenant, name).post('/api/v1/auth/login/', {
    email: 'owner@example.com',
    password,
  })
  return new Client(host, tenant, name, String(reply.headers['set-cookie']).split(';')[0])
}

/** Two websites with a page each, tools, people who are signed in, and work that waits. */
async function furnish({ host }: { readonly host: Host }): Promise<Client[]> {
  const tenants = host.composition.resolve(Tenants)
  const clients: Client[] = []
  for (const name of hosts) {
    const tenant = await tenants.create({ name: `At ${name}`, hosts: [name], plan: 'enterprise' })
    const account = { tenant: tenant.guid, email: 'owner@example.com', password, displayName: 'Owner' }
    await host.composition.resolve(Accounts).create({ ...account, roleId: roles.owner })
    const client = await signIn(host, tenant, name)
    expect((await client.post('/api/v1/admin/pages/', { title: `Home of ${name}` })).statusCode).toBe(201)
    clients.push(client)
    const { pool } = host.data.store
    await pool.query(`insert into shed.tool (tenant_id, name, marks, weights, details)
      select '${tenant.guid}', 'tool ' || n, decode('00ff5c27', 'hex'), array[n / 3.0, null, 'NaN'],
        jsonb_build_object('says', E'a "quote"\\\\ and \\n a line', 'n', n) from generate_series(1, 1500) n`)
    await pool.query(`update shed.tool set kept_with = id + 1 where id % 1500 <> 0 and tenant_id = '${tenant.guid}'`)
  }
  await host.startJobs()
  await host.data.store.pool.query(`insert into ${queueSchema}.job (name, data, start_after)
    values ('ashlar', '{"kind":"job","name":"shed.tidy","tenant":null,"payload":{}}', now() + interval '1 day')`)
  return clients
}

async function seenBy(client: Client): Promise<unknown[]> {
  const paths = ['/api/v1/auth/me/', '/api/v1/admin/pages/', '/api/v1/shed/', '/api/v1/admin/settings/']
  return Promise.all(paths.map(async (path) => (await client.get(path)).json()))
}

async function asRequest(admin: NewPostgres['admin'], tenant: string): Promise<unknown[]> {
  const client = await admin.connect()
  try {
    await client.query(`begin; set local role ashlar_app; set local ashlar.tenant = '${tenant}'`)
    const text = 'select tenant_id, count(*)::int as tools from shed.tool group by tenant_id'
    return (await client.query(text)).rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

// The embedded database is opened five times, which takes seconds each on a machine that is busy.
test('guarantees, decision 15: an installation moves from the embedded database to PostgreSQL whole or not at all', {
  timeout: 120_000,
}, async () => {
  const url = target?.url ?? 'postgres://nobody@127.0.0.1:9/none'
  await expect(
    moveToPostgres({
      config: readConfig({ ASHLAR_DATA: tmpdir() }),
      target: { variable: 'DATABASE_URL', url },
      packages,
      tell() {},
    }),
  ).rejects.toThrow('There is no embedded database in')

  const first = await open()
  const clients = await furnish(first)
  const before = await Promise.all(clients.map(seenBy))
  // A server that runs keeps the folder for itself.
  await expect(move(url)).rejects.toThrow(`in use by process ${process.pid}`)
  if (target === undefined) {
    await first.close()
    // Tables of a package that is gone can't be made anew.
    await expect(move(url, [])).rejects.toThrow('Tables of “shed” exist, but its package was removed')
    await expect(move(url)).rejects.toThrow(/in DATABASE_URL can't be reached: .*ECONNREFUSED/)
    return
  }
  const { admin } = target
  const left = async () =>
    (await admin.query(`select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`))
      .rows
  const nothing = await left()

  // A row that leads nowhere comes to light at the very end.
  await first.host.data.store.pool.query(`set session_replication_role = replica;
    insert into shed.tool (tenant_id, name, kept_with) values ('${clients[0]?.tenant.guid}', 'lost', 999999);
    set session_replication_role = origin`)
  await first.close()
  await expect(move(url)).rejects.toThrow('tool_tenant_id_kept_with_fkey')
  expect(await left()).toEqual(nothing)
  expect(await readdir(folder)).not.toContain('database-moved')
  const mended = await openDatabase(configOf())
  await mended.store.pool.query(
    `set session_replication_role = replica; delete from shed.tool where name = 'lost'; set session_replication_role = origin`,
  )
  await mended.close()

  // What a move that was killed may leave: its queue is made beside the transaction.
  await prepareQueueAt({ variable: 'DATABASE_URL', url })
  said.length = 0
  await move(url)
  expect(said).toContain('  shed.tool: 3000 rows')
  await expect(move(url)).rejects.toThrow(/moved to PostgreSQL on .* delete .*database-moved/)
  await rm(join(folder, 'database-moved'))
  await expect(move(url)).rejects.toThrow(/^The database “ashlar_test_\w+” is not empty .*“core”.*“shed”/)

  const second = await open(url)
  try {
    expect(second.host.data.mode).toBe('postgres')
    const again = clients.map((each, at) => new Client(second.host, each.tenant, hosts[at] ?? '', each.cookie))
    // Whoever was signed in still is, and sees what they saw.
    expect(await Promise.all(again.map(seenBy))).toEqual(before)
    // Numbers go on where they were, and what is counted counts on.
    for (const client of again) {
      const { made } = (await client.post('/api/v1/shed/')).json()
      expect(made.id).toBeGreaterThan(3_000)
      expect((await client.get('/api/v1/shed/')).json().total).toBe(1_501)
      expect((await client.post('/api/v1/admin/pages/', { title: 'Another' })).statusCode).toBe(201)
      // Raw SQL with a request's rights finds the rows of its tenant alone.
      expect(await asRequest(admin, client.tenant.guid)).toEqual([{ tenant_id: client.tenant.guid, tools: 1_501 }])
    }
    const forced = `select relname from pg_class where relforcerowsecurity and relnamespace::regnamespace::text = 'shed'`
    expect((await admin.query(forced)).rows).toEqual([{ relname: 'tool' }])
    expect((await admin.query(`select data ->> 'name' as name from ${queueSchema}.job`)).rows).toContainEqual({
      name: 'shed.tidy',
    })
    // A migration that is there is not run again, and one that follows is.
    expect(await second.host.data.migrate([{ module: shed, migrations }])).toEqual([])
  } finally {
    await second.close()
  }
})
