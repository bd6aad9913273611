import type { CollectionMembers } from '@ashlar/sdk'
import type { BulkMailSource, CurrentTenant, Database, Settings, Tenant } from '@ashlar/sdk/server'
import type { MailSending, OpenSending } from '../mail/mail-sending.ts'
import { endLease, LeaseLost, type RunEnd, takeLease, watchLease } from './bulk-lease.ts'
import { BulkRun } from './bulk-run.ts'

/** The jobs of mails in bulk, for the website of the running job. */
export class BulkMailWork {
  readonly #database: Database
  readonly #sending: MailSending
  readonly #settings: Settings
  readonly #tenant: CurrentTenant
  readonly #sources: CollectionMembers<BulkMailSource>

  constructor(
    database: Database,
    sending: MailSending,
    settings: Settings,
    tenant: CurrentTenant,
    sources: CollectionMembers<BulkMailSource>,
  ) {
    this.#database = database
    this.#sending = sending
    this.#settings = settings
    this.#tenant = tenant
    this.#sources = sources
  }

  async send(signal: AbortSignal): Promise<void> {
    const tenant = this.#tenant.get()
    if (tenant === null || this.#sources.all().length === 0) return
    const run = await this.#database.tenant(takeLease)
    if (run === undefined) return
    try {
      await this.#end(run, await this.#perform(tenant, run, signal))
    } catch (error) {
      // Whoever has taken over goes on.
      if (error instanceof LeaseLost) return
      // The queue tries again, and need not wait for the lease to run out.
      await this.#end(run, { kind: 'done', again: undefined, hasSent: false }).catch(() => undefined)
      throw error
    }
  }

  async watch(): Promise<void> {
    if (this.#tenant.get() !== null) await this.#database.tenant(watchLease)
  }

  async #perform(tenant: Tenant, run: number, signal: AbortSignal): Promise<RunEnd> {
    const host = new URL(tenant.origin).hostname
    const { mail_bulk_per_hour: perHour } = await this.#settings.platform()
    let sending: OpenSending | undefined
    try {
      sending = await this.#sending.open({ tenant: tenant.guid, name: tenant.name, host })
    } catch (error) {
      return { kind: 'away', reason: error instanceof Error ? error.message : String(error), isSetUp: true }
    }
    if (sending === undefined) return { kind: 'away', reason: 'No mail server is set up.', isSetUp: false }
    try {
      const sources = this.#sources.all()
      return await new BulkRun({ database: this.#database, sources, sending, run, perHour, signal }).perform()
    } finally {
      sending.close()
    }
  }

  #end(run: number, end: RunEnd): Promise<void> {
    return this.#database.tenant((tx) => endLease(tx, run, end))
  }
}
