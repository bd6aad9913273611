import type { Transaction } from '@ashlar/sdk/server'
import type { Consent } from '../../contract.ts'
import { ConsentEntity } from './consent.entity.ts'

/** Write down what somebody agreed to, as it was said. */
export function recordConsent(tx: Transaction, subscriberId: number, consent: Omit<Consent, 'at'>): void {
  tx.em.create(ConsentEntity, { subscriberId, ...consent })
}

/** All of a subscriber's, the oldest first. */
export async function consentsOf(tx: Transaction, subscriberId: number): Promise<Consent[]> {
  const rows = await tx
    .db(ConsentEntity)
    .selectFrom('consent')
    .select(['kind', 'text', 'source', 'addressHash', 'at'])
    .where('subscriberId', '=', subscriberId)
    .orderBy('id')
    .execute()
  return rows.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() }))
}
