import type { Database, Person, PersonalData } from '@ashlar/sdk/server'
import { DeliveryEntity } from './delivery.entity.ts'

/** Deliveries that name a person's email address, such as those of a form that they sent. */
export class DeliveryData implements PersonalData {
  readonly id = 'webhooks'
  readonly title = 'Webhook deliveries'
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The modules whose events were delivered hand over what they hold. */
  async export(): Promise<undefined> {}

  async erase({ email = '' }: Person): Promise<void> {
    if (email === '') return
    await this.#database.tenant((tx) =>
      tx
        .db(DeliveryEntity)
        .deleteFrom('webhook_delivery')
        .where(({ eb, fn, val }) => {
          const text = fn('concat', ['body', 'answer'])
          return eb(fn<number>('strpos', [fn('lower', [text]), val(JSON.stringify(email))]), '>', 0)
        })
        .execute(),
    )
  }
}
