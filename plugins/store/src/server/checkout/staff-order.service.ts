import { randomUUID } from 'node:crypto'
import type { Payments, Taxes } from '@ashlar/plugin-commerce'
import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { filledText } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { type NewWebOrder, thanksPagePath } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { CartService } from '../cart/cart.service.ts'
import { emptyCart, ensuredCart, setLine } from '../cart/cart.store.ts'
import type { Sales } from '../cart/sales.ts'
import { wantedVariant } from '../cart/wanted-variant.ts'
import { heldDiscount, isUsedBy } from '../discount/discount.store.ts'
import { subjectOf } from '../order/order.store.ts'
import type { OrderPlacement } from './place-order.ts'
import { workedQuote } from './quote.ts'

/** Orders that staff make for somebody, at the counter or on the phone. */
export class StaffOrderService {
  readonly #database: Database
  readonly #carts: CartService
  readonly #sales: Sales
  readonly #taxes: Taxes
  readonly #payments: Payments
  readonly #customers: CustomerDirectory
  readonly #placement: OrderPlacement

  constructor(
    database: Database,
    carts: CartService,
    sales: Sales,
    taxes: Taxes,
    payments: Payments,
    customers: CustomerDirectory,
    placement: OrderPlacement,
  ) {
    this.#database = database
    this.#carts = carts
    this.#sales = sales
    this.#taxes = taxes
    this.#payments = payments
    this.#customers = customers
    this.#placement = placement
  }

  /**
   * The id of the new order. Its goods pass through a cart that nobody else sees, so that all rules of the store hold.
   *
   * @throws UNKNOWN_VARIANT, OUT_OF_STOCK, NOT_ORDERED
   */
  async make(given: NewWebOrder, by: string): Promise<number> {
    const [sales, providers] = [await this.#sales.rules(), await this.#payments.offered()]
    return this.#database.tenant(async (tx) => {
      const { contact, address, payment } = given
      const customerId = await this.#customers.ensure(tx, { ...contact, ...address }, 'admin')
      const cart = await ensuredCart(tx, { account: null, visitor: `staff:${randomUUID()}` })
      await fill(tx, cart.id, given)
      // Staff may sell more than a visitor may put into a cart.
      const lines = await this.#carts.linesFor(tx, cart.id, customerId, { ...sales, rules: { ...sales.rules, most } })
      const discount = given.code === undefined || given.code === '' ? undefined : await heldDiscount(tx, given.code)
      const isUsedBefore = discount !== undefined && (await isUsedBy(tx, discount.id, customerId))
      const worked = await workedQuote(tx, this.#taxes, {
        lines,
        wanted: given,
        sales,
        providers,
        discount,
        isUsedBefore,
      })
      const { quote } = worked
      const provider = quote.grandTotal === 0 ? undefined : providers.find(({ id }) => id === payment)
      const problems = [
        ...quote.errors,
        ...(quote.needsDelivery && quote.delivery === null
          ? [{ path: 'delivery', message: sales.words.chooseDelivery }]
          : []),
        ...(payment !== undefined && payment !== '' && provider === undefined && quote.grandTotal > 0
          ? [{ path: 'payment', message: sales.words.choosePayment }]
          : []),
      ]
      if (problems[0] !== undefined) throw errors.NOT_ORDERED(problems[0].message).at(...problems)
      const shopper = { account: null, visitor: null }
      const order = await this.#placement.place(tx, {
        ...{
          shopper,
          given: { ...given, payment: provider?.id ?? '' },
          worked,
          customerId,
          sales,
          by,
          isOnline: false,
        },
      })
      await emptyCart(tx, cart.id)
      if (provider !== undefined) {
        await this.#payments.ask(tx, {
          ...{ subject: subjectOf(order.id), title: filledText(sales.words.order, { number: order.number }) },
          ...{ amount: order.grandTotal, currency: order.currency, customerId, provider: provider.id },
          returnTo: `${sales.origin}${thanksPagePath}?order=${order.id}`,
        })
      }
      return order.id
    })
  }
}

/** Pieces of one product in an order of staff at most. */
const most = 1_000_000

/** @throws UNKNOWN_VARIANT */
async function fill(tx: Transaction, cartId: number, { items }: NewWebOrder): Promise<void> {
  for (const { sku, quantity } of items) {
    const variantId = await wantedVariant(tx, { sku })
    if (variantId === undefined) throw errors.UNKNOWN_VARIANT()
    await setLine(tx, cartId, { variantId, quantity, seenPrice: 0 })
  }
}
