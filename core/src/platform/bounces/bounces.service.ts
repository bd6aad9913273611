import { addressBounced, isMailAddress } from '@ashlar/sdk'
import type { BounceReport, Database, Transaction } from '@ashlar/sdk/server'
import type { MessageIds } from '../mail/message-ids.ts'
import { addressHash } from './address-hash.ts'

/** A report that is known to be true. */
export interface Bounce {
  readonly address: string
  readonly reason: BounceReport['reason']
  readonly details: string
}

/** Days for which a repeated report tells nothing. */
const silence = 90
const longestDetails = 500

/** Tells the modules of addresses that mails no longer reach, and of complaints: once, however often they are reported. */
export class Bounces {
  readonly #database: Database
  readonly #messageIds: MessageIds

  constructor(database: Database, messageIds: MessageIds) {
    this.#database = database
    this.#messageIds = messageIds
  }

  /** Take reports that anybody may have sent: those of mails count that this website sent to that very address (T17). */
  async takeUnsigned(reports: readonly BounceReport[]): Promise<void> {
    const bounces: Bounce[] = []
    for (const { addresses, messageId, reason, details } of reports) {
      const address = await this.#receiverIn(addresses, messageId)
      if (address !== undefined) bounces.push({ address, reason, details })
    }
    await this.take(bounces)
  }

  async take(bounces: readonly Bounce[]): Promise<void> {
    // Sorted, so that two requests can't wait for each other.
    const known = bounces
      .map((bounce) => ({ ...bounce, address: bounce.address.trim().toLowerCase() }))
      .filter(({ address }) => isMailAddress(address))
      .sort((a, b) => (a.address < b.address ? -1 : 1))
    if (known.length === 0) return
    await this.#database.tenant(async (tx) => {
      for (const bounce of known) if (await isNew(tx, bounce)) await tell(tx, bounce)
      await tx.sql`delete from core.bounced_address where told_at < now() - make_interval(days => ${silence}::integer)`
    })
  }

  async #receiverIn(addresses: readonly string[], messageId: string): Promise<string | undefined> {
    for (const address of addresses) if (await this.#messageIds.isOf(messageId, address)) return address
    return undefined
  }
}

const tell = (tx: Transaction, { address, reason, details }: Bounce) =>
  tx.emit(addressBounced, { address, reason, details: details.replaceAll(/\p{Cc}+/gu, ' ').slice(0, longestDetails) })

async function isNew(tx: Transaction, { address, reason }: Bounce): Promise<boolean> {
  const told = await tx.sql`insert into core.bounced_address as b (address, reason)
    values (${addressHash(address)}, ${reason})
    on conflict (tenant_id, address, reason) do update set told_at = now()
      where b.told_at < now() - make_interval(days => ${silence}::integer)
    returning reason`
  return told.length > 0
}
