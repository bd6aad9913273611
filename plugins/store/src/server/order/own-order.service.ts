import type { Database, ListReply } from '@ashlar/sdk/server'
import type { OwnOrder, Shopper } from '../../contract.ts'
import { ownOrders } from './order.store.ts'
import { countOfAccount, ordersOfAccount, ownOrderRow } from './own-orders.ts'

/** Orders of whoever asks. */
export class OwnOrderService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Undefined for what is somebody else's. */
  find(shopper: Shopper, id: number): Promise<OwnOrder | undefined> {
    return this.#database.tenant(async (tx) => {
      const row = await ownOrderRow(tx, shopper, id)
      return row && (await ownOrders(tx, [row]))[0]
    })
  }

  page(account: string, window: { limit: number; offset: number }): Promise<ListReply<OwnOrder>['results']> {
    return this.#database.tenant(async (tx) => ({
      rows: await ownOrders(tx, await ordersOfAccount(tx, account, window)),
      total: await countOfAccount(tx, account),
    }))
  }
}
