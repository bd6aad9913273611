import { addressOf } from '@ashlar/sdk'
import { signIn } from '@ashlar/sdk/platform'
import { type Plan, type RoleId, roles, type Tenant } from '@ashlar/sdk/server'
import type { LightMyRequestResponse } from 'fastify'
import type { TestDatabase } from '../../data/testing.ts'
import type { Host } from '../../host/host.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { Tenants } from '../tenants/tenant.service.ts'
import { Accounts } from './account.service.ts'

type Packages = NonNullable<NonNullable<Parameters<typeof testHost>[0]>['packages']>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Somebody's browser on one host: keeps the session cookie and says where requests come from, as browsers do. */
export class Browser {
  readonly #host: Host
  readonly #name: string
  cookie: string | undefined

  constructor(host: Host, name: string) {
    this.#host = host
    this.#name = name
  }

  async send(
    method: Method,
    url: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.#host.inject({
      method,
      url,
      headers: {
        host: this.#name,
        'sec-fetch-site': 'same-origin',
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...more,
      },
      ...(body !== undefined && { payload: body }),
    })
    const [set] = [response.headers['set-cookie'] ?? []].flat()
    if (set !== undefined) this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0]
    return response
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.send('GET', url)
  }

  signIn(email: string, password: string): Promise<LightMyRequestResponse> {
    return this.send('POST', addressOf(signIn), { email, password })
  }
}

export const password = 'right password'
export const platformHost = 'platform.localhost'

/** A whole server on a database of its own, with as many tenants and people as a test needs. */
export class InstallationUnderTest {
  readonly db: TestDatabase
  readonly host: Host
  readonly #whole: InMemoryHost
  #people = 0

  private constructor(whole: InMemoryHost) {
    this.db = whole.database
    this.host = whole.host
    this.#whole = whole
  }

  static async open(packages: Packages = []): Promise<InstallationUnderTest> {
    return new InstallationUnderTest(await testHost({ packages }))
  }

  get accounts(): Accounts {
    return this.host.composition.resolve(Accounts)
  }

  tenant(name: string, plan: Plan = 'enterprise'): Promise<Tenant> {
    return this.host.composition.resolve(Tenants).create({ name, hosts: [`${name.toLowerCase()}.localhost`], plan })
  }

  browser(on: Tenant | string): Browser {
    return new Browser(this.host, typeof on === 'string' ? on : new URL(on.origin).host)
  }

  async account(
    tenant: Tenant | null,
    roleId: RoleId,
    more: { email?: string; isPlatformAdministrator?: boolean } = {},
  ) {
    const email = more.email ?? `person${++this.#people}@example.com`
    const isPlatformAdministrator = more.isPlatformAdministrator ?? false
    const account = {
      tenant: tenant?.guid ?? null,
      email,
      password,
      displayName: 'Person',
      roleId,
      isPlatformAdministrator,
    }
    return { ...(await this.accounts.create(account)), email }
  }

  /** A browser in which a new account of this role is signed in. */
  async person(tenant: Tenant, role: keyof typeof roles | 'platform'): Promise<Browser> {
    const isPlatformAdministrator = role === 'platform'
    const { email } = await this.account(tenant, roles[role === 'platform' ? 'owner' : role], {
      isPlatformAdministrator,
    })
    const browser = this.browser(tenant)
    const { statusCode, body } = await browser.signIn(email, password)
    if (statusCode !== 200) throw new Error(`Signing in as ${role} answered ${statusCode}: ${body}`)
    return browser
  }

  close(): Promise<void> {
    return this.#whole.close()
  }
}
