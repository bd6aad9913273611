import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '@ashlar/sdk'
import { core, signIn } from '@ashlar/sdk/platform'
import { type Job, type JobPayload, roles, type ServerDefinition, type Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import {
  solvedBotCheck,
  type TestClient,
  type TestHost,
  type TestHostOptions,
  type TestMail,
  type TestPackage,
  type TestRole,
  type TestTenantName,
} from '@ashlar/sdk/testing'
import { readConfig } from '../config/index.ts'
import { MigrationError } from '../data/migration-error.ts'
import { type TestDatabase, type TestModule, testDatabase } from '../data/testing.ts'
import type { Host, SwapResult } from '../host/host.ts'
import { isServer } from '../host/load-package.ts'
import { packageFromFolder } from '../host/package-from-folder.ts'
import { packageFromValues } from '../host/package-from-values.ts'
import type { PackageSource } from '../host/package-source.ts'
import type { ListedRoute } from '../host/route-table.ts'
import { DnsTexts, OutsideNetwork } from '../host/tokens.ts'
import { makeLog } from '../http/log.ts'
import { refuseMisfit } from '../http/reply-writer.ts'
import { type Network, publicNetwork } from '../http/safe-fetch.ts'
import { createInstalledHost, type InstalledHost, type InstalledHostOptions } from '../installation/start.ts'
import { Accounts } from '../platform/identity/account.service.ts'
import { coreServer } from '../platform/server.ts'
import { Tenants } from '../platform/tenants/tenant.service.ts'
import { Client } from './client.ts'
import { runJob } from './run-job.ts'
import { StoreWithoutRegistry } from './store-without-registry.ts'
import { TestClock } from './test-clock.ts'

/** Names under which the two tenants answer; the first is where Ashlar shows its first tenant. */
const hostNames = { a: 'localhost', b: 'b.localhost' } as const

/** For core's own tests: where packages are installed from, and what the server writes. */
type Installing = Partial<Pick<InstalledHostOptions, 'store' | 'probe'>> & {
  /** Also packages that are installed beside the test, as a composition lists them. */
  readonly packages?: readonly (TestPackage | PackageSource | string)[]
  /** Told each line of the server's log. */
  readonly logged?: (line: string) => void
}

/** What `testHost` of `@ashlar/sdk/testing` calls. */
export async function testHost(options: Omit<TestHostOptions, 'packages'> & Installing = {}): Promise<InMemoryHost> {
  const own = { module: core, migrations: coreServer.migrations }
  const servers = (options.packages ?? []).flatMap((each) => serverIn(each))
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-test-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const { config, database } = await opened(folder, options.environment, [own, ...servers]).catch(
    async (error: unknown) => {
      await removeFolder()
      throw error
    },
  )
  const release = async () => {
    await database.close()
    await removeFolder()
  }
  try {
    const { logged } = options
    const log =
      logged === undefined
        ? makeLog(process.env.ASHLAR_TEST_LOG === '1' ? 'info' : 'silent')
        : makeLog('info', { write: logged })
    const packages = await sourcesOf(options.packages ?? [])
    const {
      outside = [],
      dns = {},
      surfaces = [],
      store = new StoreWithoutRegistry(join(folder, 'packages')),
      probe,
    } = options
    const installed = await createInstalledHost({
      ...{ config, log, packages, surfaces, store, database: database.data, onMisfit: refuseMisfit },
      given: [
        [OutsideNetwork, standInFor(outside)],
        [DnsTexts, { of: async (name: string) => dns[name] ?? [] }],
      ],
      ...(probe !== undefined && { probe }),
    })
    const { host } = installed
    if (options.jobs) await host.startJobs()
    const tenants = host.composition.resolve(Tenants)
    const a = await tenants.create({
      name: 'Tenant A',
      hosts: [hostNames.a, '127.0.0.1', '[::1]', 'a.localhost'],
      plan: 'enterprise',
    })
    const b = await tenants.create({ name: 'Tenant B', hosts: [hostNames.b], plan: 'enterprise' })
    return new InMemoryHost(installed, database, { a, b }, release)
  } catch (error) {
    await release()
    throw error
  }
}

/** The settings of the server, and a database with the tables of these modules. */
async function opened(folder: string, environment: TestHostOptions['environment'], modules: readonly TestModule[]) {
  const config = readConfig({ ASHLAR_DATA: folder, ASHLAR_PLATFORM_HOST: 'platform.localhost', ...environment })
  const connections = config.databasePool
  const database = await testDatabase({ connections, modules }).catch((error: unknown) => {
    if (!(error instanceof MigrationError)) throw error
    // What is wrong with the migrations of a package is for the host to say.
    return testDatabase({ connections, modules: modules.slice(0, 1) })
  })
  return { config, database }
}

/** The network, but for the names of servers that the test answers for itself. */
function standInFor(names: readonly string[]): Network {
  return {
    resolve: async (host) =>
      names.includes(host) ? [{ address: '127.0.0.1', family: 4 }] : publicNetwork.resolve(host),
    isAllowed: (address, host) => names.includes(host) || publicNetwork.isAllowed(address, host),
  }
}

export class InMemoryHost implements TestHost {
  readonly host: Host
  readonly installed: InstalledHost
  readonly database: TestDatabase
  readonly tenants: Readonly<Record<TestTenantName, Tenant>>
  readonly #clock: TestClock
  readonly #release: () => Promise<void>
  readonly #clients = new Map<string, Promise<TestClient>>()

  constructor(
    installed: InstalledHost,
    database: TestDatabase,
    tenants: InMemoryHost['tenants'],
    release: () => Promise<void>,
  ) {
    this.installed = installed
    this.host = installed.host
    this.database = database
    this.#clock = new TestClock(database)
    this.tenants = tenants
    this.#release = release
  }

  get composition(): Composition {
    return this.host.composition
  }

  get mode(): 'embedded' | 'postgres' {
    return this.database.mode
  }

  routes(): readonly ListedRoute[] {
    return this.host.routes()
  }

  visitor(tenant: TestTenantName = 'a'): TestClient {
    return new Client(this.host, this.tenants[tenant], hostNames[tenant])
  }

  signIn(role: TestRole, tenant: TestTenantName = 'a'): Promise<TestClient> {
    const key = `${role} ${tenant}`
    const known = this.#clients.get(key) ?? this.#signIn(role, tenant)
    this.#clients.set(key, known)
    return known
  }

  async #signIn(role: TestRole, tenant: TestTenantName): Promise<TestClient> {
    const email = `${role}@example.com`
    const password = randomBytes(12).toString('base64url')
    const { guid } = this.tenants[tenant]
    const isPlatformAdministrator = role === 'platform'
    const roleId = role === 'platform' ? roles.owner : roles[role]
    const accounts = this.composition.resolve(Accounts)
    await accounts.create({
      tenant: guid,
      email,
      password,
      displayName: `Test ${role}`,
      roleId,
      isPlatformAdministrator,
    })
    const reply = await this.visitor(tenant).post(addressOf(signIn), { email, password })
    const [cookie] = String(reply.headers['set-cookie']).split(';')
    if (reply.statusCode !== 200 || cookie === undefined) throw new Error(`${email} could not sign in: ${reply.body}`)
    return new Client(this.host, this.tenants[tenant], hostNames[tenant], cookie)
  }

  sql<Row extends object = Record<string, unknown>>(
    text: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Row[]> {
    return this.database.admin<Row>(
      text.reduce((joined, part, index) => `${joined}$${index}${part}`),
      [...values],
    )
  }

  run<J extends Job>(job: J, payload: JobPayload<J>, tenant: TestTenantName = 'a'): Promise<void> {
    return runJob(this.composition, { name: job.id, payload, tenant: this.tenants[tenant] })
  }

  at<T>(time: Date | string, work: () => Promise<T>): Promise<T> {
    return this.#clock.at(time, work)
  }

  async mails(tenant: TestTenantName = 'a'): Promise<TestMail[]> {
    const { guid } = this.tenants[tenant]
    return this.sql<TestMail>`
      select to_address as to, subject, coalesce(s.text, m.text) as text, coalesce(s.html, m.html) as html
      from core.mail m left join core.mail_secret s on s.mail_id = m.id where m.tenant_id = ${guid} order by m.id`
  }

  botCheckToken(tenant: TestTenantName = 'a'): Promise<string> {
    return solvedBotCheck(this.visitor(tenant))
  }

  async swap(packages: readonly (TestPackage | PackageSource | string)[]): Promise<SwapResult> {
    return this.host.swap(await sourcesOf(packages))
  }

  listen(): Promise<string> {
    return this.host.listen({ port: 0, host: '127.0.0.1' })
  }

  async close(): Promise<void> {
    await this.installed.close()
    await this.#release()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }
}

/** What a package made of values says of its server, so that its tables may be there already. */
function serverIn(each: TestPackage | PackageSource | string): readonly ServerDefinition[] {
  return typeof each === 'object' && 'root' in each && isServer(each.server) ? [each.server] : []
}

/** The same value is the same package, so that a swap loads only what is new. */
const known = new WeakMap<TestPackage, PackageSource>()

function sourcesOf(packages: readonly (TestPackage | PackageSource | string)[]): Promise<PackageSource[]> {
  return Promise.all(
    packages.map(async (each) => {
      if (typeof each === 'string') return packageFromFolder(each)
      if ('load' in each) return each
      const source = known.get(each) ?? packageFromValues(each)
      known.set(each, source)
      return source
    }),
  )
}
