import type { PackageChange, PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import type { TestClient, TestPackage } from '@ashlar/sdk/testing'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import { ValueStore } from '../testing/value-store.ts'

const base = '/api/v1/admin/packages'

/** An installation in memory, with a registry of values and the platform's administrator. */
export class ChangingInstallation {
  readonly whole: InMemoryHost
  readonly store: ValueStore
  readonly admin: TestClient

  private constructor(whole: InMemoryHost, store: ValueStore, admin: TestClient) {
    this.whole = whole
    this.store = store
    this.admin = admin
  }

  static async open(packages: readonly TestPackage[] = []): Promise<ChangingInstallation> {
    const store = new ValueStore()
    const whole = await testHost({ packages: [...packages], store })
    return new ChangingInstallation(whole, store, await whole.signIn('platform'))
  }

  async plan(request: PackagePlanRequest): Promise<PackagePlan> {
    const reply = await this.admin.post(`${base}/plans/`, request)
    if (reply.statusCode !== 201) throw new Error(`${reply.statusCode}: ${reply.body}`)
    return reply.json().results
  }

  /** Send a package as a file; gives its version. */
  async upload(payload: Buffer): Promise<string> {
    const url = `${base}/uploads/`
    const headers = { 'content-type': 'application/gzip', 'sec-fetch-site': 'same-origin' }
    const reply = await this.admin.inject({ method: 'POST', url, headers, payload })
    if (reply.statusCode !== 201) throw new Error(`${reply.statusCode}: ${reply.body}`)
    return reply.json().results.version
  }

  /** Plan, apply, and wait until it is over. */
  async change(request: PackagePlanRequest): Promise<PackageChange> {
    const { id } = await this.plan(request)
    const reply = await this.admin.post(`${base}/changes/`, { plan: id })
    if (reply.statusCode !== 202) throw new Error(`${reply.statusCode}: ${reply.body}`)
    return this.ended(reply.json().results.id)
  }

  async ended(id: string): Promise<PackageChange> {
    await this.whole.installed.installation.idle()
    return (await this.get(`/changes/${id}/`)).results
  }

  async get(path: string) {
    const reply = await this.admin.get(`${base}${path}`)
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`)
    return reply.json()
  }

  /** Versions that serve, by name. */
  serving(): Record<string, string> {
    const packages = this.whole.composition.packages.filter(({ manifest }) => manifest.id !== 'core')
    return Object.fromEntries(packages.map(({ name, version }) => [name, version]))
  }

  close(): Promise<void> {
    return this.whole.close()
  }
}
