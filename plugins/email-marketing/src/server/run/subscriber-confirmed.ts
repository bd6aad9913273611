import type { Database } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { type PastTrigger, subscriberConfirmed, type Trigger, type TriggerPerson } from '../../contract.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'

/** The module's own trigger: somebody confirmed that they want to be mailed. */
export class SubscriberConfirmed implements Trigger {
  readonly id = 'subscriber-confirmed'
  readonly title = 'Somebody subscribes'
  readonly event = subscriberConfirmed
  readonly values = ['email']
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async person(payload: unknown): Promise<TriggerPerson | undefined> {
    return Check(subscriberConfirmed.payload, payload) ? personOf(payload.email) : undefined
  }

  past(since: Date, limit: number): Promise<readonly PastTrigger[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(SubscriberEntity)
        .selectFrom('subscriber')
        .select(['email', 'confirmedAt'])
        .where('confirmedAt', '>=', since)
        .orderBy('confirmedAt', 'desc')
        .limit(limit)
        .execute()
      return rows.flatMap(({ email, confirmedAt }) =>
        confirmedAt === null ? [] : [{ at: confirmedAt, person: personOf(email) }],
      )
    })
  }
}

const personOf = (email: string): TriggerPerson => ({ email, name: '', values: { email } })
