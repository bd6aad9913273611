import type { Database, Transaction } from '@ashlar/sdk/server'
import type { AudienceMembers, NewMember, SubscriberState } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { keep } from '../signup/signup.service.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'

export class AudienceMemberService implements AudienceMembers {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(tx: Transaction, { email: given, listId = 0, consent: { text, source } }: NewMember): Promise<void> {
    const email = normalAddress(given)
    if (!isAddress(email)) throw errors.INVALID_EMAIL()
    await keep(tx, { email, listId, text, source, addressHash: '', isVerified: true })
  }

  async stateOf(given: string): Promise<SubscriberState | null> {
    const email = normalAddress(given)
    const rows = await this.#database.tenant((tx) => tx.em.find(SubscriberEntity, { email }, { fields: ['state'] }))
    const states = new Set(rows.map(({ state }) => state))
    return byWeight.find((state) => states.has(state)) ?? null
  }
}

/** Whoever must never be mailed is nothing else; otherwise what says most. */
const byWeight = ['suppressed', 'subscribed', 'pending', 'held', 'unsubscribed'] as const satisfies SubscriberState[]
