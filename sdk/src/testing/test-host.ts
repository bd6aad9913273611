import type { Access } from '../definition/access.ts'
import type { Manifest } from '../definition/manifest.ts'
import type { Job, JobPayload } from '../server/job.ts'
import type { Tenant } from '../server/request.ts'
import type { Composition, Surface } from '../server/surface.ts'

/** A package under test, made of values. */
export interface TestPackage {
  /** npm name. */
  readonly name: string
  /** `1.0.0` without it. */
  readonly version?: string
  /** Made from the module or the name where it is left out. */
  readonly manifest?: Partial<Manifest>
  /** Exports of the root entry: modules and blocks. */
  readonly root: Readonly<Record<string, unknown>>
  /** Default exports of the other entries, or functions that give or throw them. */
  readonly server?: unknown
  readonly site?: unknown
  readonly renderer?: unknown
  /** Text of `./style.css`. */
  readonly css?: string
}

export interface TestHostOptions {
  /** Packages as values, or folders of packages. */
  readonly packages?: readonly (TestPackage | string)[]
  readonly surfaces?: readonly Surface[]
  /** With the pages that visitors see: `@ashlar/site`, which has to be installed beside the test. */
  readonly site?: boolean
  /** Do jobs, subscriptions and schedules too; takes a second more. */
  readonly jobs?: boolean
  /** Names of servers outside that are this machine, so that a test can answer for them: `receiver.example`. */
  readonly outside?: readonly string[]
  /** TXT records of the DNS by their names: tests ask no other. A member may change during the test. */
  readonly dns?: Readonly<Record<string, readonly string[]>>
  /** Variables that an operator sets for the packages of the installation: `{ STRIPE_API_URL: 'http://…' }`. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A mail as it was handed over to be sent. */
export interface TestMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type TestRole = 'owner' | 'administrator' | 'manager' | 'editor' | 'staff' | 'customer' | 'platform'
export type TestTenantName = 'a' | 'b'

/** A reply, as far as tests look at it. */
export interface TestReply {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>
  readonly body: string
  readonly rawPayload: Buffer
  /** The body as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: what a reply holds is what the test is about to say.
  json(): any
}

export interface TestRequest {
  readonly method?: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer | object
}

/** Somebody in front of the host: knows the tenant's host name and, when signed in, carries a session. */
export interface TestClient {
  readonly tenant: Tenant
  /** `Cookie` header of the session; empty for a visitor. */
  readonly cookie: string
  /** Sent as it is: without `Origin`, so that an unsafe request is refused unless the test says one. */
  inject(request: TestRequest): Promise<TestReply>
  /** As a page of the same host would send it. */
  get(url: string): Promise<TestReply>
  post(url: string, body?: object): Promise<TestReply>
  put(url: string, body?: object): Promise<TestReply>
  patch(url: string, body?: object): Promise<TestReply>
  delete(url: string, body?: object): Promise<TestReply>
}

/** One method of one address, and who may call it. */
export interface TestRoute {
  readonly method: string
  readonly url: string
  readonly access: Access
  /** Whether an API token may call it. */
  readonly tokens: 'accepted' | 'refused'
  /** Module whose tenants have the route. */
  readonly module: string | undefined
  /** npm name of the package, or id of the surface. */
  readonly owner: string
}

/** A real host in memory, with a database of its own, two tenants, and people of every role when they are asked for. */
export interface TestHost extends AsyncDisposable {
  readonly composition: Composition
  readonly tenants: Readonly<Record<TestTenantName, Tenant>>
  /** Which database it runs on. */
  readonly mode: 'embedded' | 'postgres'
  routes(): readonly TestRoute[]
  /** A visitor of a tenant's site. */
  visitor(tenant?: TestTenantName): TestClient
  /** Somebody of this role in the tenant; made when first asked for. */
  signIn(role: TestRole, tenant?: TestTenantName): Promise<TestClient>
  /** Above all rights and past all policies: what is really stored. Values are bound. */
  sql<Row extends object = Record<string, unknown>>(
    text: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Row[]>
  /** Do a job at once, as this tenant: rejects with what it throws, and tries nothing again. */
  run<J extends Job>(job: J, payload: JobPayload<J>, tenant?: TestTenantName): Promise<void>
  /**
   * Do work as of another time, from which the clock runs on: the `Date` of this process and `now()` of the database. What
   * is stored keeps the times that it has. A session that has ended by then has ended: sign in within the work.
   *
   * @example await host.at('2027-01-31T08:00:00Z', () => host.run(remind, {}))
   */
  at<T>(time: Date | string, work: () => Promise<T>): Promise<T>
  /** Mails of a tenant's website so far, oldest first, sent or not, with what is secret in them. */
  mails(tenant?: TestTenantName): Promise<TestMail[]>
  /** What a visitor's browser sends as `recaptchaToken`, good once; empty without a bot check. */
  botCheckToken(tenant?: TestTenantName): Promise<string>
  /** Change the set of packages, as installing does; the reason when it is refused. */
  swap(
    packages: readonly (TestPackage | string)[],
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly code: string; readonly reason: string }>
  /** Answer on a real socket; gives the address, such as `http://127.0.0.1:41234`. */
  listen(): Promise<string>
  close(): Promise<void>
}

/**
 * A real host in one line. `ASHLAR_TEST_DATABASE` says on which database.
 *
 * @example
 * await using host = await testHost({ packages: [{ name: '@acme/quote', root: { quote }, renderer }] })
 * const owner = await host.signIn('owner')
 * expect((await owner.get('/api/v1/admin/blocks/')).statusCode).toBe(200)
 */
export async function testHost(options: TestHostOptions = {}): Promise<TestHost> {
  // Resolved when it is called: the SDK depends on no host, whoever tests has one installed.
  const core = '@ashlar/core/testing'
  const loaded: { testHost(options: TestHostOptions): Promise<TestHost> } = await import(/* @vite-ignore */ core)
  const { site: isWithSite = false, surfaces = [], ...others } = options
  return loaded.testHost({ ...others, surfaces: isWithSite ? [...surfaces, await site()] : surfaces })
}

async function site(): Promise<Surface> {
  const name = '@ashlar/site'
  const loaded: { readonly site: Surface } = await import(/* @vite-ignore */ name)
  return loaded.site
}
