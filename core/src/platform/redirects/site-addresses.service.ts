import type { Database, Forwarding, SiteAddresses } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/index.ts'
import type { AddressTally } from '../not-found-log/address-tally.ts'
import { followed } from './redirect.chain.ts'

/** What the site asks when there is no page at an address. */
export class SiteAddressesService implements SiteAddresses {
  readonly #database: Database
  readonly #tally: AddressTally

  constructor(database: Database, tally: AddressTally) {
    this.#database = database
    this.#tally = tally
  }

  async forwarding(path: string): Promise<Forwarding | null> {
    const end = await this.#database.tenant((tx) => followed(tx, path))
    const tenant = currentTenant()
    if (end && tenant) this.#tally.led(tenant.guid, end.ids)
    return end?.forwarding ?? null
  }

  /** Write what has been counted, now. */
  settle(): Promise<void> {
    return this.#tally.flush()
  }

  missed(path: string, referrer: string): void {
    const tenant = currentTenant()
    if (tenant) this.#tally.missed(tenant.guid, path, referrer)
  }
}
