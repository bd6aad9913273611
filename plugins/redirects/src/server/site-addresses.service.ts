import type { Database, Forwarding, PageAddresses, SiteAddresses, Tenant, Transaction } from '@ashlar/sdk/server'
import type { AddressTally } from './not-found/address-tally.ts'
import type { KnownRedirects } from './redirect/known-redirects.ts'
import { followModulePage } from './redirect/moved-pages.ts'
import { followed } from './redirect/redirect.chain.ts'

/** What the site asks when there is no page at an address. */
export class SiteAddressesService implements SiteAddresses {
  readonly #database: Database
  readonly #pages: PageAddresses
  readonly #known: KnownRedirects
  readonly #tally: AddressTally

  constructor(database: Database, pages: PageAddresses, known: KnownRedirects, tally: AddressTally) {
    this.#database = database
    this.#pages = pages
    this.#known = known
    this.#tally = tally
  }

  async forwarding(tenant: Tenant, path: string): Promise<Forwarding | null> {
    if (this.#known.hasNone(tenant)) return null
    const end = await this.#database.forTenant(tenant.guid, async (tx) => {
      const found = await followed(tx, this.#pages, path)
      if (!found) await this.#known.learn(tx, tenant)
      return found
    })
    if (end) this.#tally.led(tenant.guid, end.ids)
    return end?.forwarding ?? null
  }

  missed({ guid }: Tenant, path: string, referrer: string): void {
    this.#tally.missed(guid, path, referrer)
  }

  moved(tx: Transaction, from: string, to: string): Promise<void> {
    return followModulePage(tx, from, to)
  }

  /** Write what has been counted, now. */
  settle(): Promise<void> {
    return this.#tally.flush()
  }
}
