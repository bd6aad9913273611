import type { Transaction } from '@ashlar/sdk/server'
import type { Consent } from '../../contract.ts'

/** Write down what somebody agreed to, as it was said. */
export async function recordConsent(
  tx: Transaction,
  subscriberId: number,
  consent: Omit<Consent, 'at'>,
): Promise<void> {
  const { kind, text, source, addressHash } = consent
  await tx.sql`insert into email_marketing.consent (subscriber_id, kind, text, source, address_hash)
    values (${subscriberId}, ${kind}, ${text}, ${source}, ${addressHash})`
}

/** All of a subscriber's, the oldest first. */
export async function consentsOf(tx: Transaction, subscriberId: number): Promise<Consent[]> {
  const rows = await tx.sql<Omit<Consent, 'addressHash' | 'at'> & { address_hash: string; at: Date }>`
    select kind, text, source, address_hash, at from email_marketing.consent where subscriber_id = ${subscriberId} order by id`
  return rows.map(({ address_hash, at, ...consent }) => ({
    ...consent,
    addressHash: address_hash,
    at: at.toISOString(),
  }))
}
