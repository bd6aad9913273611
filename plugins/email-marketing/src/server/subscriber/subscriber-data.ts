import type { Database, Person, PersonalData, RecordTraces } from '@ashlar/sdk/server'
import { SignupEntity } from '../signup/signup.entity.ts'
import { SubscriberEntity } from './subscriber.entity.ts'
import type { SubscriberService } from './subscriber.service.ts'

/**
 * Lists that a person is or was on, with their consent. Whoever asked never to be mailed stays so when they are erased:
 * only the hash of their address is kept for it.
 */
export class SubscriberData implements PersonalData {
  readonly id = 'email_marketing'
  readonly title = 'Newsletters'
  readonly #database: Database
  readonly #subscribers: SubscriberService

  readonly #traces: RecordTraces

  constructor(database: Database, subscribers: SubscriberService, traces: RecordTraces) {
    this.#database = database
    this.#subscribers = subscribers
    this.#traces = traces
  }

  async export(person: Person): Promise<unknown> {
    const ids = await this.#idsOf(person)
    if (ids.length === 0) return undefined
    const all: unknown[] = []
    for (const id of ids) all.push(await this.#subscribers.find(id))
    return all
  }

  async erase(person: Person): Promise<void> {
    const ids = await this.#idsOf(person)
    for (const id of ids) await this.#subscribers.remove(id)
    // After them: that they were deleted is noted with their address.
    await this.#traces.erase(ids.map((id) => ({ entity: 'subscriber', id })))
    const { email = '' } = person
    if (email !== '') await this.#database.tenant((tx) => tx.em.nativeDelete(SignupEntity, { email }))
  }

  #idsOf({ email = '' }: Person): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = email === '' ? [] : await tx.em.find(SubscriberEntity, { email }, { fields: ['id'] })
      return rows.map(({ id }) => id)
    })
  }
}
