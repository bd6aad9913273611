import { createHash } from 'node:crypto'
import type { AppliedRate, Discount, OfferedProvider, Taxes } from '@ashlar/plugin-commerce'
import { dayIn } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import {
  type Address,
  type FieldProblem,
  type OrderDelivery,
  pickup,
  type Quote,
  type QuoteWanted,
} from '../../contract.ts'
import { type CartLine, sold } from '../cart/cart-lines.ts'
import { lineProblems } from '../cart/line-problems.ts'
import type { SalesRules } from '../cart/sales.ts'
import { deliveriesTo } from '../delivery/delivery-rates.ts'
import { activeZones } from '../delivery/delivery-zones.ts'
import { type DiscountRow, discountProblem } from '../discount/discount-rules.ts'
import { type OrderTotals, orderTotals, type PricedGoods } from './order-totals.ts'

/** What a quote is made from, all of it read within one unit of work. */
export interface QuoteBasis {
  readonly lines: readonly CartLine[]
  readonly wanted: QuoteWanted
  readonly sales: SalesRules
  /** The discount code that was typed; undefined for one that there is not. */
  readonly discount: DiscountRow | undefined
  readonly isUsedBefore: boolean
  readonly providers: readonly OfferedProvider[]
}

/** A quote with what an order keeps of it. */
export interface WorkedQuote {
  readonly quote: Quote
  readonly goods: readonly (CartLine & PricedGoods)[]
  readonly totals: OrderTotals
  readonly deliveryRates: readonly AppliedRate[]
  /** The discount that counts. */
  readonly discount: DiscountRow | undefined
}

/** Work out what an order would come to. Nothing of it is the shopper's word: neither prices nor totals (T19). */
export async function workedQuote(tx: Transaction, taxes: Taxes, basis: QuoteBasis): Promise<WorkedQuote> {
  const { lines, wanted, sales, providers } = basis
  const goods = sold(lines)
  const subTotal = goods.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const code = wanted.code?.trim() ?? ''
  const problem =
    code === ''
      ? undefined
      : discountProblem(basis.discount, { now: new Date(), total: subTotal, isUsedBefore: basis.isUsedBefore }, sales)
  const discount = code === '' || problem !== undefined ? undefined : basis.discount
  const needsDelivery = goods.some(({ kind }) => kind === 'product')
  const deliveries = needsDelivery ? await possibleDeliveries(tx, basis, goods, subTotal, discount) : []
  const delivery = deliveries.find(({ id }) => id === wanted.delivery) ?? null
  const place = placeOf(wanted, delivery, sales)
  const on = dayIn(sales.timeZone)
  const taxed = await taxes.of(tx, {
    ...{ place, sellerCountry: sales.country, on },
    // The last one is the delivery's.
    lines: [...goods.map(({ taxClass }) => ({ taxClass })), { taxClass: null }],
  })
  const priced = goods.map((line, at) => ({ ...line, rates: taxed.rates[at] ?? [] }))
  const totals = orderTotals({
    lines: priced,
    discount: takenOff(discount),
    delivery: { price: delivery?.price ?? 0, rates: taxed.rates[goods.length] ?? [] },
    pricesIncludeTax: taxed.pricesIncludeTax,
  })
  const shown: Omit<Quote, 'hash' | 'errors' | 'payments' | 'deliveries'> = {
    items: priced.map(({ sku, name, options, quantity, unitPrice }) => ({
      ...{ sku, name, quantity, unitPrice, selectedOptions: options, total: quantity * unitPrice },
    })),
    ...{ subTotal: totals.subTotal, discount: totals.discount, code: discount?.code ?? '', needsDelivery, delivery },
    ...{ tax: totals.tax, taxes: totals.taxes, pricesIncludeTax: taxed.pricesIncludeTax },
    ...{ grandTotal: totals.grandTotal, currency: sales.currency, terms: sales.terms },
  }
  const quote = {
    hash: hashOf(shown),
    ...shown,
    deliveries,
    payments: payable(providers, delivery),
    errors: [
      ...lines.flatMap((line) => lineProblems(line, sales)),
      ...(problem === undefined ? [] : [{ path: 'code', message: problem }]),
    ],
  }
  return { quote, goods: priced, totals, deliveryRates: taxed.rates[goods.length] ?? [], discount }
}

/** What else is in the way of placing an order (OPEN-318). */
export function orderProblems(
  { quote }: WorkedQuote,
  given: { readonly address: Address | undefined; readonly payment: string | undefined; readonly consents: boolean },
  { words, terms }: SalesRules,
): FieldProblem[] {
  const { needsDelivery, delivery, grandTotal, deliveries } = quote
  const isCarried = needsDelivery && delivery?.id !== pickup
  const isPayable = quote.payments.some(({ id }) => id === given.payment)
  const isForPickup = given.payment === onPickup && !isPayable
  return [
    ...(isCarried && !isComplete(given.address) ? [{ path: 'address', message: words.address }] : []),
    ...(needsDelivery && delivery === null
      ? [{ path: 'delivery', message: deliveries.length === 0 ? words.noDelivery : words.chooseDelivery }]
      : []),
    ...(grandTotal > 0 && !isPayable
      ? [{ path: 'payment', message: isForPickup ? words.onlyPickup : words.choosePayment }]
      : []),
    ...(terms !== '' && !given.consents ? [{ path: 'consent', message: words.consent }] : []),
  ]
}

const isComplete = (address: Address | undefined) =>
  address !== undefined && address.address.trim() !== '' && address.city.trim() !== ''

async function possibleDeliveries(
  tx: Transaction,
  { wanted, sales }: QuoteBasis,
  goods: readonly CartLine[],
  total: number,
  discount: DiscountRow | undefined,
): Promise<OrderDelivery[]> {
  const weight = goods.reduce((sum, line) => sum + line.quantity * line.weight, 0)
  const rates = deliveriesTo(await activeZones(tx), wanted.address ?? {}, { weight, total })
  const carried = discount?.kind === 'free_delivery' ? rates.map((rate) => ({ ...rate, price: 0 })) : rates
  return [...(sales.offersPickup ? [{ id: pickup, name: sales.words.pickup, price: 0 }] : []), ...carried]
}

/** Goods that are picked up, and services, are taxed where the website is. */
function placeOf({ address }: QuoteWanted, delivery: OrderDelivery | null, { country, region }: SalesRules) {
  const isHere = delivery?.id === pickup || address?.country === undefined
  return isHere ? { country, region } : { country: address.country ?? country, region: address.province ?? '' }
}

export function takenOff(discount: DiscountRow | undefined): Discount | undefined {
  if (discount?.kind === 'percent') return { percent: discount.millionths / 10_000 }
  return discount?.kind === 'amount' ? { amount: discount.amount } : undefined
}

/** Id of the provider that takes money when goods are picked up. */
const onPickup = 'on_pickup'

/** Providers for a delivery: nobody pays on pick-up for what is carried to them. */
const payable = (providers: readonly OfferedProvider[], delivery: OrderDelivery | null) =>
  providers
    .filter(({ id }) => id !== onPickup || delivery === null || delivery.id === pickup)
    .map(({ id, title }) => ({ id, title }))

const hashOf = (shown: object) => createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32)
