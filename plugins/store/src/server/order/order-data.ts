import type { Database, Person, PersonalData, RecordTraces, Transaction } from '@ashlar/sdk/server'
import { CartEntity } from '../cart/cart.entities.ts'
import { searchKind } from '../checkout/place-order.ts'
import { DiscountUseEntity } from '../discount/discount.entities.ts'
import { WebOrderEntity, WebOrderStepEntity } from './order.entities.ts'
import { type OrderRow, ordersWithLines, updateOrder } from './order.store.ts'

/**
 * Orders and the cart of a person. The law requires a website to keep what was sold for how much; who bought it, where it
 * went and what was written about it are erased.
 */
export class OrderData implements PersonalData {
  readonly id = 'store'
  readonly title = 'Orders'
  readonly #database: Database
  readonly #traces: RecordTraces

  constructor(database: Database, traces: RecordTraces) {
    this.#database = database
    this.#traces = traces
  }

  export(person: Person): Promise<unknown> {
    return this.#database.tenant(async (tx) => {
      const orders = await ordersOf(tx, person)
      return orders.length === 0 ? undefined : ordersWithLines(tx, orders)
    })
  }

  async erase(person: Person): Promise<void> {
    const orders = await this.#database.tenant((tx) => ordersOf(tx, person))
    await this.#traces.erase(orders.map(({ id }) => ({ entity: 'web-order', id })))
    await this.#database.tenant(async (tx) => {
      for (const { id, number } of orders) {
        const nobody = { customerId: null, account: null, visitor: null, address: null, tracking: null }
        const contact = { firstname: '', lastname: '', email: '' }
        await updateOrder(tx, id, { ...nobody, contact, notes: '', quoteHash: '' })
        const steps = tx.db(WebOrderStepEntity).updateTable('web_order_step').set({ note: '' })
        await steps.where('orderId', '=', id).execute()
        await tx.em.nativeDelete(DiscountUseEntity, { orderId: id })
        await tx.search.put(searchKind, id, number)
      }
      const { account } = person
      if (account !== undefined) await tx.em.nativeDelete(CartEntity, { account })
    })
  }
}

async function ordersOf(tx: Transaction, { customerId, email, account }: Person): Promise<OrderRow[]> {
  if (customerId === undefined && account === undefined && (email === undefined || email === '')) return []
  return tx
    .db(WebOrderEntity)
    .selectFrom('web_order')
    .selectAll()
    .where(({ or, eb, ref }) =>
      or([
        ...(customerId === undefined ? [] : [eb('customerId', '=', customerId)]),
        ...(account === undefined ? [] : [eb('account', '=', account)]),
        ...(email === undefined || email === '' ? [] : [eb(ref('contact', '->>').key('email'), '=', email)]),
      ]),
    )
    .orderBy('id')
    .execute()
}
