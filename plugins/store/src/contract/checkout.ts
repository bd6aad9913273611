import { paymentStatuses } from '@ashlar/plugin-commerce'
import { ById, defineCall, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { FieldProblem } from './cart.ts'
import { DiscountCodeText } from './discount.ts'
import { Address, Contact, OrderDelivery, OrderTax, OwnOrder, WebOrderWanted } from './order.ts'
import { cartPath, ordersPath, webOrdersPath } from './order-addresses.ts'
import { OrderCampaign } from './order-events.ts'
import { AttributeValue } from './product.ts'
import { Currency } from './product-calls.ts'

const Code = Type.Union([DiscountCodeText, Type.Literal('')])

/** `pickup`, or the id of a delivery rate of the quote; empty for none. */
const Delivery = Type.String({ pattern: '^(pickup|[1-9]\\d{0,14}-[1-9]\\d{0,6})?$' })

/** What a quote is wanted for: whatever is known already. */
export const QuoteWanted = Type.Object(
  {
    address: Type.Optional(Type.Partial(Address, { additionalProperties: false })),
    delivery: Type.Optional(Delivery),
    code: Type.Optional(Code),
  },
  { additionalProperties: false },
)
export type QuoteWanted = Static<typeof QuoteWanted>

export const QuoteLine = Type.Object({
  sku: Type.String(),
  name: Type.String(),
  selectedOptions: Type.Array(AttributeValue),
  quantity: Type.Integer(),
  unitPrice: Type.Integer(),
  total: Type.Integer(),
})
export type QuoteLine = Static<typeof QuoteLine>

/** What an order of the cart would come to at this moment. */
export const Quote = Type.Object({
  /** Differs as soon as anything of it differs. */
  hash: Type.String(),
  items: Type.Array(QuoteLine),
  subTotal: Type.Integer(),
  discount: Type.Integer(),
  /** The discount code that counts; empty without one. */
  code: Type.String(),
  /** Whether goods have to be delivered or picked up. */
  needsDelivery: Type.Boolean(),
  /** How that is possible for the address. */
  deliveries: Type.Array(OrderDelivery),
  /** What is chosen; null as long as nothing that is possible is. */
  delivery: Type.Union([OrderDelivery, Type.Null()]),
  tax: Type.Integer(),
  taxes: Type.Array(OrderTax),
  pricesIncludeTax: Type.Boolean(),
  grandTotal: Type.Integer(),
  currency: Currency,
  /** How the order can be paid. */
  payments: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
  /** Address of the terms that have to be agreed to; empty for none. */
  terms: Type.String(),
  /** What is in the way of ordering; `path` is the id of a line or the name of a field. */
  errors: Type.Array(FieldProblem),
})
export type Quote = Static<typeof Quote>

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

export const getQuote = defineCall({
  id: 'store.getQuote',
  method: 'GET',
  path: `${cartPath}quote/`,
  summary: "Show what an order of the visitor's cart would come to",
  query: Type.Object(
    {
      ...{ country: Type.Optional(Address.properties.country), province: text(100), postal: text(20) },
      ...{ delivery: Type.Optional(Delivery), code: Type.Optional(Code) },
    },
    { additionalProperties: false },
  ),
  reply: { quote: Quote },
  access: 'public',
  visitor: true,
})

export const findQuote = defineCall({
  id: 'store.findQuote',
  method: 'POST',
  path: `${cartPath}quote/`,
  summary: 'Work out what an order of the cart would come to',
  description: 'The same as with GET, for addresses that belong into no log. Nothing is stored.',
  body: QuoteWanted,
  reply: { quote: Quote },
  access: 'public',
  visitor: true,
})

export const quoteWebOrder = defineCall({
  id: 'store.quoteWebOrder',
  method: 'POST',
  path: `${webOrdersPath}quote/`,
  summary: 'Work out what an order made by staff would come to',
  body: WebOrderWanted,
  reply: { quote: Quote },
  access: permission(store, 'orders', 'can_create'),
})

export const Checkout = Type.Object(
  {
    contact: Contact,
    /** Not needed for orders that are picked up. */
    address: Type.Optional(Address),
    delivery: Type.Optional(Delivery),
    /** Id of a payment provider; not needed for orders that cost nothing. */
    payment: Type.Optional(Type.String({ maxLength: 80 })),
    notes: Type.Optional(Type.String({ title: 'Note', maxLength: 2_000 })),
    code: Type.Optional(Code),
    /** The hash of the quote that the buyer saw; without it, the present total counts. */
    quote: Type.Optional(Type.String({ maxLength: 64 })),
    /** By whose link the buyer came last, where they allow that to be known. */
    campaign: Type.Optional(OrderCampaign),
    /** The buyer agrees to the terms. */
    consent: Type.Optional(Type.Union([Type.Boolean(), Type.Enum(['', 'on', 'true'])])),
  },
  { additionalProperties: false },
)
export type Checkout = Static<typeof Checkout>

/** Where the buyer goes on. */
export const NextStep = Type.Object({
  /** `unreachable`: the provider did not answer; the order stands, and paying can be tried again. */
  status: Type.Enum([...paymentStatuses, 'unreachable']),
  /** Page of the payment provider. */
  goTo: Type.Optional(Type.String()),
  /** Where to send the money. */
  instructions: Type.Optional(Type.String()),
})
export type NextStep = Static<typeof NextStep>

const placed = {
  webOrder: OwnOrder,
  /** Null for orders that cost nothing. */
  payment: Type.Union([NextStep, Type.Null()]),
}

export const checkout = defineCall({
  id: 'store.checkout',
  method: 'POST',
  path: `${cartPath}checkout/`,
  summary: 'Order what is in the cart',
  description:
    'If prices, stock, delivery or taxes differ from the quote that is named, nothing is ordered, and the reply (409) has the new `quote`. Accepts a form of a page without JavaScript, too, with names such as `contact.email`.',
  body: Checkout,
  reply: placed,
  status: 201,
  access: 'public',
  visitor: true,
})

export const payOrder = defineCall({
  id: 'store.payOrder',
  method: 'POST',
  path: `${ordersPath}:id/pay/`,
  summary: 'Try again to pay an order',
  params: ById,
  body: Type.Object({ payment: Type.String({ minLength: 1, maxLength: 80 }) }, { additionalProperties: false }),
  reply: placed,
  access: 'public',
  visitor: true,
})
