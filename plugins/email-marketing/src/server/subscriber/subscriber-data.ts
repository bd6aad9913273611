import type { Database, Person, PersonalData } from '@ashlar/sdk/server'
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

  constructor(database: Database, subscribers: SubscriberService) {
    this.#database = database
    this.#subscribers = subscribers
  }

  async export(person: Person): Promise<unknown> {
    const ids = await this.#idsOf(person)
    if (ids.length === 0) return undefined
    const all: unknown[] = []
    for (const id of ids) all.push(await this.#subscribers.find(id))
    return all
  }

  async erase(person: Person): Promise<void> {
    for (const id of await this.#idsOf(person)) await this.#subscribers.remove(id)
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
