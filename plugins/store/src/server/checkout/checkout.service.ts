import type { OfferedProvider, Payments, Taxes } from '@ashlar/plugin-commerce'
import type { CustomerDirectory } from '@ashlar/plugin-customers'
import type { Database, Log, Transaction } from '@ashlar/sdk/server'
import type { Checkout, NextStep, OwnOrder, Quote, QuoteWanted, Shopper } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { CartService } from '../cart/cart.service.ts'
import { cartOf, heldCart } from '../cart/cart.store.ts'
import type { Sales, SalesRules } from '../cart/sales.ts'
import { discountWithCode, heldDiscount, isUsedBy } from '../discount/discount.store.ts'
import type { DiscountRow } from '../discount/discount-rules.ts'
import { heldOrder, type OrderRow, onlineOf, ownOrders, subjectOf, updateOrder } from '../order/order.store.ts'
import { reservedAgain } from '../order/order-stock.ts'
import { buyerOf, ownOrderRow, placedBefore } from '../order/own-orders.ts'
import { letGoAfter, payBefore } from '../order/unpaid-orders.ts'
import type { StockService } from '../stock/stock.service.ts'
import type { Asked, OrderPlacement } from './place-order.ts'
import { orderProblems, type WorkedQuote, workedQuote } from './quote.ts'

export interface Placed {
  readonly webOrder: OwnOrder
  readonly payment: NextStep | null
}

/** Quotes and orders of shoppers. */
export class CheckoutService {
  readonly #database: Database
  readonly #carts: CartService
  readonly #sales: Sales
  readonly #taxes: Taxes
  readonly #payments: Payments
  readonly #customers: CustomerDirectory
  readonly #placement: OrderPlacement
  readonly #stock: StockService
  readonly #log: Log | undefined

  constructor(
    database: Database,
    carts: CartService,
    sales: Sales,
    taxes: Taxes,
    payments: Payments,
    customers: CustomerDirectory,
    placement: OrderPlacement,
    stock: StockService,
    log: Log | undefined,
  ) {
    this.#database = database
    this.#carts = carts
    this.#sales = sales
    this.#taxes = taxes
    this.#payments = payments
    this.#customers = customers
    this.#placement = placement
    this.#stock = stock
    this.#log = log
  }

  async quote(shopper: Shopper, wanted: QuoteWanted): Promise<Quote> {
    const [sales, providers] = [await this.#sales.rules(), await this.#payments.offered()]
    return this.#database.tenant(async (tx) => {
      const cart = await cartOf(tx, shopper)
      // Whoever has no account is known by the order only: a code that was used before is refused then.
      const { customerId } = await buyerOf(tx, this.#customers, shopper)
      const code = codeOf(wanted)
      const discount = code === '' ? undefined : await discountWithCode(tx, code)
      const about = { shopper, wanted, sales, providers, cartId: cart?.id, customerId, discount }
      return (await this.#worked(tx, about)).quote
    })
  }

  /**
   * Place an order, then ask for its payment.
   *
   * @throws CLOSED, EMPTY_CART, QUOTE_CHANGED with the new quote, OUT_OF_STOCK, NOT_ORDERED
   */
  async order(shopper: Shopper, given: Checkout): Promise<Placed> {
    const [sales, providers] = [await this.#sales.rules(), await this.#payments.offered()]
    if (!sales.isOpen) throw errors.CLOSED()
    const asked = await this.#database.tenant((tx) => this.#place(tx, shopper, given, { sales, providers }))
    return this.#goOn(asked, onlineOf(providers))
  }

  /**
   * Ask for the payment of an order once more.
   *
   * @throws UNKNOWN_ORDER, NOT_PAYABLE, NOT_ORDERED
   */
  async pay(shopper: Shopper, id: number, payment: string): Promise<Placed> {
    const [sales, providers] = [await this.#sales.rules(), await this.#payments.offered()]
    const asked = await this.#database.tenant(async (tx) => {
      const buyer = await buyerOf(tx, this.#customers, shopper)
      if ((await ownOrderRow(tx, buyer, id)) === undefined) throw errors.UNKNOWN_ORDER()
      const order = await heldOrder(tx, id)
      if (order.status !== 'pending_payment') throw errors.NOT_PAYABLE()
      const provider = providers.find((each) => each.id === payment)
      if (provider === undefined || (provider.id === 'on_pickup' && order.delivery.id !== 'pickup')) {
        throw errors.NOT_ORDERED(sales.words.choosePayment)
      }
      if (order.stock === 'released' && !(await reservedAgain(tx, this.#stock, order, sales)))
        throw errors.NOT_PAYABLE()
      const payBy = provider.isOnline ? payBefore() : null
      await updateOrder(tx, id, { payment, payBy, stock: 'reserved' })
      if (payBy !== null) await letGoAfter(tx, id, payBy)
      return { order, paymentId: await this.#placement.ask(tx, order, provider, sales) }
    })
    return this.#goOn(asked, onlineOf(providers))
  }

  async #place(
    tx: Transaction,
    shopper: Shopper,
    given: Checkout,
    { sales, providers }: { readonly sales: SalesRules; readonly providers: readonly OfferedProvider[] },
  ): Promise<Asked> {
    const cart = await heldCart(tx, shopper)
    // A second click, or a form that was sent again: its cart became an order.
    const buyer = await buyerOf(tx, this.#customers, shopper)
    const before = cart === undefined ? await placedBefore(tx, buyer, given.quote) : undefined
    if (before !== undefined) return { order: before, paymentId: await this.#openPayment(tx, before) }
    if (cart === undefined) throw errors.EMPTY_CART()
    const about = { shopper, sales, providers, cartId: cart.id }
    const customerId = await this.#customers.ensure(tx, personOf(given), 'other')
    const code = codeOf(given)
    const discount = code === '' ? undefined : await heldDiscount(tx, code)
    const worked = await this.#worked(tx, { ...about, wanted: given, customerId, discount })
    if (worked.goods.length === 0) throw errors.EMPTY_CART()
    refuse(worked, given, sales)
    const provider = worked.quote.grandTotal === 0 ? undefined : providers.find(({ id }) => id === given.payment)
    const payBy = provider?.isOnline ? payBefore() : null
    const placing = { shopper, cartId: cart.id, given, worked, customerId, sales, provider, payBy, by: '' }
    return this.#placement.place(tx, placing)
  }

  async #worked(
    tx: Transaction,
    about: {
      readonly shopper: Shopper
      readonly wanted: QuoteWanted
      readonly sales: SalesRules
      readonly providers: readonly OfferedProvider[]
      readonly cartId: number | undefined
      readonly customerId: number | undefined
      readonly discount: DiscountRow | undefined
    },
  ): Promise<WorkedQuote> {
    const { shopper, wanted, sales, providers, cartId, customerId, discount } = about
    const lines = cartId === undefined ? [] : await this.#carts.lines(tx, cartId, shopper, sales)
    const isUsedBefore =
      discount !== undefined && customerId !== undefined && (await isUsedBy(tx, discount.id, customerId))
    return workedQuote(tx, this.#taxes, { lines, wanted, sales, providers, discount, isUsedBefore })
  }

  /** The payment that waits for an order; undefined for none. */
  async #openPayment(tx: Transaction, order: OrderRow): Promise<number | undefined> {
    const payments = await this.#payments.of(tx, subjectOf(order.id))
    return payments.findLast(({ status }) => status === 'asked')?.id
  }

  /** Outside of any unit of work: the order stands, whatever the provider answers. */
  async #goOn({ order, paymentId }: Asked, online: ReadonlySet<string>): Promise<Placed> {
    const payment = paymentId === undefined ? null : await this.#begun(paymentId)
    return this.#database.tenant(async (tx) => {
      const now = await heldOrder(tx, order.id)
      const [webOrder] = await ownOrders(tx, [now], online)
      if (webOrder === undefined) throw errors.UNKNOWN_ORDER()
      return { webOrder, payment }
    })
  }

  async #begun(paymentId: number): Promise<NextStep> {
    try {
      return await this.#payments.begin(paymentId)
    } catch (error) {
      this.#log?.error({ err: error, paymentId }, 'A payment could not be begun.')
      return { status: 'unreachable' }
    }
  }
}

/** @throws QUOTE_CHANGED, OUT_OF_STOCK, NOT_ORDERED */
function refuse(worked: WorkedQuote, given: Checkout, sales: SalesRules): void {
  const { quote } = worked
  const consents = given.consent === true || given.consent === 'on' || given.consent === 'true'
  if (given.quote !== undefined && given.quote !== '' && given.quote !== quote.hash) {
    throw errors.QUOTE_CHANGED().with({ quote })
  }
  const [shortage] = quote.errors.filter(({ path }) => path !== 'code')
  if (shortage !== undefined)
    throw errors
      .OUT_OF_STOCK(shortage.message)
      .at(...quote.errors)
      .with({ quote })
  const problems = [
    ...quote.errors,
    ...orderProblems(worked, { address: given.address, payment: given.payment, consents }, sales),
  ]
  if (problems[0] !== undefined) throw errors.NOT_ORDERED(problems[0].message).at(...problems)
}

const codeOf = ({ code = '' }: Pick<QuoteWanted, 'code'>): string => code.trim()

/** Who orders, as customers are kept. */
function personOf({ contact, address }: Checkout) {
  const { firstname, lastname, email, phone } = contact
  return {
    ...{ firstname, lastname, email, ...(phone !== undefined && { phone }) },
    ...(address !== undefined && address),
  }
}
