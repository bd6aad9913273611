import { type DomainEvent, type EventTrigger, formatMoney, type TriggerPerson } from '@ashlar/sdk'
import type { Database, RowOf, Settings } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { orderFulfilled, orderPlaced } from '../../contract.ts'
import { orderIsFulfilled, orderIsPlaced } from '../../mail-triggers.ts'
import { WebOrderEntity } from '../order/order.entities.ts'

const OfOrder = Type.Object({ orderId: Type.Integer() })

/** What a buyer is told of their order in mails of automations. */
class OrderTrigger {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async person(payload: unknown): Promise<TriggerPerson | undefined> {
    if (!Check(OfOrder, payload)) return undefined
    const { language } = await this.#settings.platform()
    return this.#database.tenant(async (tx) => {
      const order = await tx.em.findOne(WebOrderEntity, { id: payload.orderId })
      return order === null ? undefined : personOf(order, language)
    })
  }

  protected async placedSince(since: Date, limit: number) {
    const { language } = await this.#settings.platform()
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(WebOrderEntity)
        .selectFrom('web_order')
        .selectAll()
        .where('placedAt', '>=', since)
        .orderBy('placedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((order) => ({ at: order.placedAt, person: personOf(order, language) }))
    })
  }
}

/** Automations of mails can begin with an order that was placed. */
export class OrderPlaced extends OrderTrigger implements EventTrigger {
  readonly id = 'store.order-placed'
  readonly title = orderIsPlaced.title
  readonly values = orderIsPlaced.values
  readonly event: DomainEvent = orderPlaced
  readonly past = (since: Date, limit: number) => this.placedSince(since, limit)
}

/** The same with one whose goods were picked up or shipped. */
export class OrderFulfilled extends OrderTrigger implements EventTrigger {
  readonly id = 'store.order-fulfilled'
  readonly title = orderIsFulfilled.title
  readonly values = orderIsFulfilled.values
  readonly event: DomainEvent = orderFulfilled
}

function personOf(order: RowOf<typeof WebOrderEntity>, language: string): TriggerPerson {
  const { contact, customerId, number, grandTotal, currency } = order
  const { firstname, lastname, email } = contact
  return {
    ...{ email, name: `${firstname} ${lastname}`.trim(), ...(customerId !== null && { customerId }) },
    values: {
      ...{ first_name: firstname, last_name: lastname, order_number: number },
      order_total: formatMoney(grandTotal, currency, language),
    },
  }
}
