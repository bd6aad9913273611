import { outdated } from '@ashlar/sdk/admin'
import { getWebOrder, listWebOrders } from '../../contract.ts'
import { productsChanged } from '../products-changed.ts'

/** After a write of an order: it, the lists and the stock are asked for again. */
export async function ordersChanged(): Promise<void> {
  await Promise.all([outdated(listWebOrders, getWebOrder), productsChanged()])
}
