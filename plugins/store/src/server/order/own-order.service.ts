import type { Payments } from '@ashlar/plugin-commerce'
import type { CustomerDirectory } from '@ashlar/plugin-customers'
import type { Database, ListReply } from '@ashlar/sdk/server'
import type { OwnOrder, Shopper } from '../../contract.ts'
import { onlineOf, ownOrders } from './order.store.ts'
import { buyerOf, ordersOfAccount, ownOrderRow } from './own-orders.ts'

/** Orders of whoever asks. */
export class OwnOrderService {
  readonly #database: Database
  readonly #customers: CustomerDirectory
  readonly #payments: Payments

  constructor(database: Database, customers: CustomerDirectory, payments: Payments) {
    this.#database = database
    this.#customers = customers
    this.#payments = payments
  }

  /** Undefined for what is somebody else's. */
  async find(shopper: Shopper, id: number): Promise<OwnOrder | undefined> {
    const online = onlineOf(await this.#payments.offered())
    return this.#database.tenant(async (tx) => {
      const row = await ownOrderRow(tx, await buyerOf(tx, this.#customers, shopper), id)
      return row && (await ownOrders(tx, [row], online))[0]
    })
  }

  async page(account: string, window: { limit: number; offset: number }): Promise<ListReply<OwnOrder>['results']> {
    const online = onlineOf(await this.#payments.offered())
    return this.#database.tenant(async (tx) => {
      const buyer = await buyerOf(tx, this.#customers, { account, visitor: null })
      const { rows, total } = await ordersOfAccount(tx, buyer, window)
      return { rows: await ownOrders(tx, rows, online), total }
    })
  }
}
