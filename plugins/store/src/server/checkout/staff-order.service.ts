import { randomUUID } from 'node:crypto'
import type { OfferedProvider, Payments, Taxes } from '@ashlar/plugin-commerce'
import type { CustomerDirectory } from '@ashlar/plugin-customers'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { NewWebOrder, Quote, QuoteWanted, WebOrderWanted } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { CartService } from '../cart/cart.service.ts'
import { emptyCart, ensuredCart, setLine } from '../cart/cart.store.ts'
import type { Sales, SalesRules } from '../cart/sales.ts'
import { wantedVariant } from '../cart/wanted-variant.ts'
import { discountWithCode, heldDiscount, isUsedBy } from '../discount/discount.store.ts'
import type { DiscountRow } from '../discount/discount-rules.ts'
import type { OrderPlacement } from './place-order.ts'
import { orderProblems, type WorkedQuote, workedQuote } from './quote.ts'

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
   * What an order would come to. Its goods pass through a cart, too, which is gone afterwards.
   *
   * @throws UNKNOWN_VARIANT
   */
  async quote(wanted: WebOrderWanted): Promise<Quote> {
    const [sales, providers] = [await this.#sales.rules(), await this.#payments.offered()]
    return this.#database.tenant(async (tx) => {
      const customerId = await this.#withEmail(tx, wanted.email)
      const code = wanted.code?.trim() ?? ''
      const discount = code === '' ? undefined : await discountWithCode(tx, code)
      const cart = await this.#filled(tx, wanted)
      const { quote } = await this.#worked(tx, { cartId: cart, customerId, wanted, sales, providers, discount })
      await emptyCart(tx, cart)
      return quote
    })
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
      const cart = await this.#filled(tx, given)
      const discount = given.code === undefined || given.code === '' ? undefined : await heldDiscount(tx, given.code)
      const about = { cartId: cart, customerId, wanted: given, sales, providers, discount }
      const worked = await this.#worked(tx, about)
      const { quote } = worked
      const provider = quote.grandTotal === 0 ? undefined : providers.find(({ id }) => id === payment)
      const rules = orderProblems(worked, { address, payment, consents: true }, sales)
      // How it is paid may be decided later.
      const isLater = payment === undefined || payment === ''
      const problems = [...quote.errors, ...rules.filter(({ path }) => !isLater || path !== 'payment')]
      if (problems[0] !== undefined) throw errors.NOT_ORDERED(problems[0].message).at(...problems)
      const shopper = { account: null, visitor: null }
      const { order } = await this.#placement.place(tx, {
        ...{ shopper, cartId: cart, given: { ...given, payment: provider?.id ?? '' } },
        ...{ worked, customerId, sales, provider, by, payBy: null },
      })
      return order.id
    })
  }

  /** The customer whose address this is, as `ensure` finds them when the order is made. */
  async #withEmail(tx: Transaction, email = ''): Promise<number | undefined> {
    const wanted = email.trim().toLowerCase()
    if (wanted === '') return undefined
    const found = await this.#customers.search(tx, wanted, mostAlike)
    return found.find((customer) => customer.email.toLowerCase() === wanted)?.customer_id
  }

  /** A cart of its own with these goods. @throws UNKNOWN_VARIANT */
  async #filled(tx: Transaction, { items }: Pick<NewWebOrder, 'items'>): Promise<number> {
    const { id } = await ensuredCart(tx, { account: null, visitor: `staff:${randomUUID()}` })
    for (const { sku, quantity } of items) {
      const variantId = await wantedVariant(tx, { sku })
      if (variantId === undefined) throw errors.UNKNOWN_VARIANT()
      await setLine(tx, id, { variantId, quantity, seenPrice: 0 })
    }
    return id
  }

  async #worked(tx: Transaction, about: Wanted): Promise<WorkedQuote> {
    const { cartId, customerId, sales, discount } = about
    // Staff may sell more than a visitor may put into a cart.
    const lines = await this.#carts.linesFor(tx, cartId, customerId, { ...sales, rules: { ...sales.rules, most } })
    const isUsedBefore =
      discount !== undefined && customerId !== undefined && (await isUsedBy(tx, discount.id, customerId))
    return workedQuote(tx, this.#taxes, { ...about, lines, isUsedBefore })
  }
}

/** What an order of staff is worked out from. */
interface Wanted {
  readonly cartId: number
  readonly customerId: number | undefined
  readonly wanted: QuoteWanted
  readonly sales: SalesRules
  readonly providers: readonly OfferedProvider[]
  readonly discount: DiscountRow | undefined
}

/** Customers with addresses that begin alike, among which the one is looked for. */
const mostAlike = 20

/** Pieces of one product in an order of staff at most. */
const most = 1_000_000
