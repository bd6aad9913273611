import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { filledText } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { Cart, FieldProblem, Shopper } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { CustomerPrices } from '../prices/customer-prices.ts'
import { cartOf, ensuredCart, heldCart, removeLine, setLine, touchCart } from './cart.store.ts'
import { addedQuantity, cartItem } from './cart-item.ts'
import { type CartLine, cartLines, sold } from './cart-lines.ts'
import { lineProblems, priceNews, type Saying } from './line-problems.ts'
import type { Sales, SalesRules } from './sales.ts'
import { type WantedVariant, wantedVariant } from './wanted-variant.ts'

export interface ShownCart {
  readonly cart: Cart
  readonly errors: FieldProblem[]
}

/** Carts of shoppers. What a shopper sends is which variants and how many: all else is the catalogue's. */
export class CartService {
  readonly #database: Database
  readonly #sales: Sales
  readonly #prices: CustomerPrices
  readonly #customers: CustomerDirectory

  constructor(database: Database, sales: Sales, prices: CustomerPrices, customers: CustomerDirectory) {
    this.#database = database
    this.#sales = sales
    this.#prices = prices
    this.#customers = customers
  }

  async shown(shopper: Shopper): Promise<ShownCart> {
    const sales = await this.#sales.rules()
    return this.#database.tenant((tx) => this.#shown(tx, shopper, sales))
  }

  /** Lines of a shopper's cart, within a unit of work that holds the cart. */
  async lines(tx: Transaction, cartId: number, shopper: Shopper, sales: SalesRules): Promise<CartLine[]> {
    const customer = shopper.account === null ? undefined : await this.#customers.ofAccount(tx, shopper.account)
    return this.linesFor(tx, cartId, customer?.customer_id, sales)
  }

  /** The same at the prices of a customer. */
  linesFor(
    tx: Transaction,
    cartId: number,
    customerId: number | undefined,
    { rules }: SalesRules,
  ): Promise<CartLine[]> {
    return cartLines(tx, cartId, { prices: this.#prices, customerId, rules })
  }

  /**
   * One more of a variant, or exactly so many (CART-011, CART-012).
   *
   * @throws CLOSED, CHOOSE_OPTIONS, OUT_OF_STOCK, TOO_MANY, CART_FULL
   */
  async add(shopper: Shopper, wanted: WantedVariant, quantity: number | undefined): Promise<ShownCart> {
    const sales = await this.#openSales()
    return this.#database.tenant(async (tx) => {
      const variantId = await wantedVariant(tx, wanted)
      const cart = await ensuredCart(tx, shopper)
      if (variantId === undefined) {
        // A line of the cart may be of a variant that is gone by now.
        const gone = (await this.lines(tx, cart.id, shopper, sales)).find(({ sku }) => sku === wanted.sku)
        if (gone === undefined || quantity !== 0) throw errors.CHOOSE_OPTIONS(sales.words.options)
        await removeLine(tx, cart.id, gone.variantId)
      } else {
        const before = (await this.lines(tx, cart.id, shopper, sales)).find((line) => line.variantId === variantId)
        await this.#put(tx, { cartId: cart.id, shopper, sales }, variantId, addedQuantity(before, quantity))
      }
      await touchCart(tx, cart.id)
      return this.#shown(tx, shopper, sales)
    })
  }

  /** Put several products in, each as far as it can be ordered; what cannot is told. @throws CLOSED */
  async addAll(
    shopper: Shopper,
    items: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[],
  ): Promise<ShownCart> {
    const sales = await this.#openSales()
    return this.#database.tenant(async (tx) => {
      const cart = await ensuredCart(tx, shopper)
      const left: FieldProblem[] = []
      for (const { sku, name, quantity } of items) {
        const variantId = await wantedVariant(tx, { sku })
        if (variantId !== undefined) await setLine(tx, cart.id, { variantId, quantity, seenPrice: 0 })
        const line = (await this.lines(tx, cart.id, shopper, sales)).find((each) => each.variantId === variantId)
        const possible = Math.min(quantity, line?.max ?? 0)
        if (line !== undefined) {
          const { variantId: id, unitPrice: seenPrice } = line
          await setLine(tx, cart.id, { variantId: id, quantity: possible, seenPrice })
        }
        const text = line?.isSold === true ? sales.words.most : sales.words.notAnymore
        if (possible < quantity) left.push({ path: sku, message: filledText(text, { name, most: possible }) })
      }
      await touchCart(tx, cart.id)
      const shown = await this.#shown(tx, shopper, sales)
      return { ...shown, errors: [...left, ...shown.errors] }
    })
  }

  /** @throws CLOSED, UNKNOWN_LINE, OUT_OF_STOCK, TOO_MANY */
  async change(shopper: Shopper, sku: string, quantity: number): Promise<ShownCart> {
    const sales = await this.#openSales()
    return this.#database.tenant(async (tx) => {
      const cart = await heldCart(tx, shopper)
      const lines = cart === undefined ? [] : await this.lines(tx, cart.id, shopper, sales)
      const line = lines.find((each) => each.sku === sku)
      if (cart === undefined || line === undefined) throw errors.UNKNOWN_LINE()
      if (quantity === 0) await removeLine(tx, cart.id, line.variantId)
      else await this.#put(tx, { cartId: cart.id, shopper, sales }, line.variantId, quantity)
      await touchCart(tx, cart.id)
      return this.#shown(tx, shopper, sales)
    })
  }

  /** Write a line and look at it: one that cannot be ordered undoes the work. */
  async #put(
    tx: Transaction,
    { cartId, shopper, sales }: { readonly cartId: number; readonly shopper: Shopper; readonly sales: SalesRules },
    variantId: number,
    quantity: number,
  ): Promise<void> {
    await setLine(tx, cartId, { variantId, quantity, seenPrice: 0 })
    if (quantity === 0) return
    const line = (await this.lines(tx, cartId, shopper, sales)).find((each) => each.variantId === variantId)
    if (line === undefined) throw errors.UNKNOWN_LINE()
    refuse(line, sales)
    await setLine(tx, cartId, { variantId, quantity, seenPrice: line.unitPrice })
  }

  /** @throws CLOSED */
  async #openSales(): Promise<SalesRules> {
    const sales = await this.#sales.rules()
    if (!sales.isOpen) throw errors.CLOSED()
    return sales
  }

  async #shown(tx: Transaction, shopper: Shopper, sales: SalesRules): Promise<ShownCart> {
    const cart = await cartOf(tx, shopper)
    const lines = cart === undefined ? [] : await this.lines(tx, cart.id, shopper, sales)
    const items = lines.map(cartItem)
    return {
      cart: {
        items,
        count: items.reduce((sum, { quantity }) => sum + quantity, 0),
        subTotal: sold(lines).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
        currency: sales.currency,
      },
      errors: lines.flatMap((line) => [...lineProblems(line, sales), ...priceNews(line, sales)]),
    }
  }
}

/** @throws OUT_OF_STOCK, TOO_MANY */
function refuse(line: CartLine, { words }: Saying): void {
  const { max, quantity, name } = line
  if (max === 0) {
    const message = filledText(line.isSold ? words.soldOut : words.gone, { name })
    throw errors.OUT_OF_STOCK(message).at({ path: 'quantity', message })
  }
  if (quantity <= max) return
  const message = filledText(words.most, { most: max })
  throw errors.TOO_MANY(message).at({ path: 'quantity', message })
}
