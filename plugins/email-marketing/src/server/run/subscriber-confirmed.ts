import type { EventTrigger, PastTrigger, TriggerPerson } from '@ashlar/sdk'
import type { Database } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { subscriberConfirmed } from '../../contract.ts'
import { somebodySubscribes } from '../../mail-triggers.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'

/** The module's own trigger: somebody confirmed that they want to be mailed. */
export class SubscriberConfirmed implements EventTrigger {
  readonly id = 'subscriber-confirmed'
  readonly title = somebodySubscribes.title
  readonly event = subscriberConfirmed
  readonly values = somebodySubscribes.values
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
