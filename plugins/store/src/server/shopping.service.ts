import type { OwnOrder, QuoteWanted, Shopper, Shopping } from '../contract.ts'
import type { CartService } from './cart/cart.service.ts'
import type { CheckoutService } from './checkout/checkout.service.ts'
import type { OwnOrderService } from './order/own-order.service.ts'

/** What the pages of cart and checkout show to one person. */
export class ShoppingService implements Shopping {
  readonly #carts: CartService
  readonly #checkouts: CheckoutService
  readonly #orders: OwnOrderService

  constructor(carts: CartService, checkouts: CheckoutService, orders: OwnOrderService) {
    this.#carts = carts
    this.#checkouts = checkouts
    this.#orders = orders
  }

  cart(shopper: Shopper) {
    return this.#carts.shown(shopper)
  }

  quote(shopper: Shopper, wanted: QuoteWanted) {
    return this.#checkouts.quote(shopper, wanted)
  }

  order(shopper: Shopper, id: number) {
    return this.#orders.find(shopper, id)
  }

  async orders({ account }: Shopper, limit: number): Promise<OwnOrder[]> {
    return account === null ? [] : (await this.#orders.page(account, { limit, offset: 0 })).rows
  }
}
