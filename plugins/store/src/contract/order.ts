import { documentApprovals, documentStatuses } from '@ashlar/plugin-commerce'
import { ById, defineCall, Id, ListQuery, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { Cart, FieldProblem } from './cart.ts'
import { ordersPath, webOrdersPath } from './order-addresses.ts'
import { AttributeValue } from './product.ts'
import { Currency } from './product-calls.ts'

const may = (action: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') => permission(store, 'orders', action)

/** How far the goods of an order are. */
export const fulfilments = ['pending', 'ready_for_pickup', 'shipped', 'completed'] as const
export type Fulfilment = (typeof fulfilments)[number]

const words = (title: string, maxLength: number) => Type.String({ title, maxLength })

/** Who orders. */
export const Contact = Type.Object(
  {
    firstname: Type.String({ title: 'First name', minLength: 1, maxLength: 80, pattern: '\\S' }),
    lastname: Type.String({ title: 'Last name', minLength: 1, maxLength: 80, pattern: '\\S' }),
    email: Type.String({ title: 'Email', format: 'email', maxLength: 254 }),
    phone: Type.Optional(words('Phone', 40)),
  },
  { additionalProperties: false },
)
export type Contact = Static<typeof Contact>

/** The same as it was kept: empty once the customer's data were erased. */
export const OrderContact = Type.Object({
  ...{ firstname: Type.String(), lastname: Type.String(), email: Type.String() },
  phone: Type.Optional(Type.String()),
})
export type OrderContact = Static<typeof OrderContact>

/** Where the goods go. */
export const Address = Type.Object(
  {
    address: words('Address', 200),
    address_2: Type.Optional(words('Address, second line', 200)),
    city: words('City', 100),
    province: Type.Optional(words('Province or state', 100)),
    postal: Type.Optional(words('Postal code', 20)),
    /** ISO 3166-1, two letters. */
    country: Type.String({ title: 'Country', pattern: '^[A-Z]{2}$' }),
  },
  { additionalProperties: false },
)
export type Address = Static<typeof Address>

/** A line as it was ordered: later changes of the catalogue leave it alone. */
export const OrderItem = Type.Object({
  id: Id,
  name: Type.String(),
  /** `product`, `service` or `other`. */
  kind: Type.String(),
  sku: Type.String(),
  selectedOptions: Type.Array(AttributeValue),
  quantity: Type.Integer(),
  unitPrice: Type.Integer(),
  /** Percent, all taxes together. */
  taxRate: Type.Number(),
  total: Type.Integer(),
  tax: Type.Integer(),
  /** Picture of the product as it is now; empty without one. */
  image: Type.String(),
  /** Pieces that were given back. */
  returned: Type.Integer(),
})
export type OrderItem = Static<typeof OrderItem>

export const OrderTax = Type.Object({ name: Type.String(), rate: Type.Number(), amount: Type.Integer() })
export type OrderTax = Static<typeof OrderTax>

export const OrderDelivery = Type.Object({
  /** `pickup`, the id of a rate, or empty for what needs no delivery. */
  id: Type.String(),
  name: Type.String(),
  price: Type.Integer(),
})
export type OrderDelivery = Static<typeof OrderDelivery>

/** Where a parcel can be followed. */
export const Tracking = Type.Object(
  {
    carrier: words('Carrier', 80),
    number: words('Tracking number', 100),
    link: Type.String({ title: 'Link', maxLength: 1_000, pattern: '^(https?://\\S+)?$' }),
  },
  { additionalProperties: false },
)
export type Tracking = Static<typeof Tracking>

const shown = {
  id: Id,
  invoiceNumber: Type.String(),
  status: Type.Enum([...documentStatuses]),
  fulfilment: Type.Enum([...fulfilments]),
  invoiceDate: Time,
  contact: OrderContact,
  /** Null for orders that are picked up or need no delivery. */
  address: Type.Union([Address, Type.Null()]),
  items: Type.Array(OrderItem),
  delivery: OrderDelivery,
  /** Discount code that was used; empty without one. */
  code: Type.String(),
  subTotal: Type.Integer(),
  discount: Type.Integer(),
  tax: Type.Integer(),
  taxes: Type.Array(OrderTax),
  /** Prices contain the taxes, so that none were added. */
  pricesIncludeTax: Type.Boolean(),
  grandTotal: Type.Integer(),
  amountPaid: Type.Integer(),
  amountRefunded: Type.Integer(),
  currency: Currency,
  notes: Type.String(),
  tracking: Type.Union([Tracking, Type.Null()]),
  /** Id of the payment provider; empty for orders that cost nothing. */
  payment: Type.String(),
}

/** An order as its buyer sees it. */
export const OwnOrder = Type.Object({
  ...shown,
  /** It is not paid, and can be paid online now. */
  payable: Type.Boolean(),
})
export type OwnOrder = Static<typeof OwnOrder>

/** One step of an order's history. */
export const OrderStep = Type.Object({
  id: Id,
  /** Such as `placed`, `paid`, `shipped`. */
  kind: Type.String(),
  note: Type.String(),
  amount: Type.Union([Type.Integer(), Type.Null()]),
  /** Name of the person; empty for the server and the customer. */
  by: Type.String(),
  at: Time,
})
export type OrderStep = Static<typeof OrderStep>

/** A web order as staff see it. */
export const WebOrder = Type.Object({
  ...shown,
  type: Type.Literal('web-order'),
  approval: Type.Enum([...documentApprovals]),
  dueDate: Type.Union([Time, Type.Null()]),
  customer_id: Type.Union([Id, Type.Null()]),
  vehicle_id: Type.Null(),
  /** Pieces are set aside, given free again, or sold. */
  stock: Type.Enum(['reserved', 'released', 'taken']),
  history: Type.Array(OrderStep),
  revision: Type.Integer(),
})
export type WebOrder = Static<typeof WebOrder>

export const webOrderOrders = ['invoiceDate', 'invoiceNumber', 'grandTotal'] as const

const several = (all: readonly string[]) =>
  Type.String({ pattern: `^(${all.join('|')})(,(${all.join('|')}))*$`, maxLength: 300 })

export const WebOrderQuery = Type.Object(
  {
    ...ListQuery(webOrderOrders),
    status: Type.Optional(several(documentStatuses)),
    fulfilment: Type.Optional(several(fulfilments)),
    customer_id: Type.Optional(Id),
  },
  { additionalProperties: false },
)
export type WebOrderQuery = Static<typeof WebOrderQuery>

const one = { webOrder: WebOrder }

export const listWebOrders = defineCall({
  id: 'store.listWebOrders',
  method: 'GET',
  path: webOrdersPath,
  summary: 'List the web orders, newest first',
  query: WebOrderQuery,
  reply: { results: Rows(WebOrder), currency: Currency },
  access: may('can_view'),
})

export const getWebOrder = defineCall({
  id: 'store.getWebOrder',
  method: 'GET',
  path: `${webOrdersPath}:id/`,
  summary: 'Show a web order',
  params: ById,
  reply: one,
  access: may('can_view'),
})

/** What staff write of an order that they make for somebody. */
export const NewWebOrder = Type.Object(
  {
    contact: Contact,
    address: Type.Optional(Address),
    items: Type.Array(
      Type.Object(
        {
          sku: Type.String({ minLength: 1, maxLength: 100 }),
          quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 500 },
    ),
    /** `pickup`, or the id of a delivery rate. */
    delivery: Type.Optional(Type.String({ pattern: '^(pickup|[1-9]\\d{0,14}-[1-9]\\d{0,6})?$' })),
    /** Id of a payment provider. */
    payment: Type.Optional(Type.String({ maxLength: 80 })),
    code: Type.Optional(Type.String({ maxLength: 40 })),
    notes: Type.Optional(words('Note', 2_000)),
  },
  { additionalProperties: false },
)
export type NewWebOrder = Static<typeof NewWebOrder>

/** What an order would come to, as far as it is known. */
export const WebOrderWanted = Type.Object(
  {
    items: NewWebOrder.properties.items,
    address: Type.Optional(Type.Partial(Address, { additionalProperties: false })),
    delivery: NewWebOrder.properties.delivery,
    code: NewWebOrder.properties.code,
    /** Of the customer, whose prices then count. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
  },
  { additionalProperties: false },
)
export type WebOrderWanted = Static<typeof WebOrderWanted>

export const createWebOrder = defineCall({
  id: 'store.createWebOrder',
  method: 'POST',
  path: webOrdersPath,
  summary: 'Make a web order for a customer',
  description: 'Prices, taxes and stock are those of the store. The customer gets the same email as in the store.',
  body: NewWebOrder,
  reply: one,
  status: 201,
  access: may('can_create'),
})

/** What staff change of an order before its goods are on their way. */
export const WebOrderChange = Type.Object(
  {
    contact: Type.Optional(Contact),
    address: Type.Optional(Address),
    notes: Type.Optional(words('Note', 2_000)),
    /** Replaces the lines: quantities of lines by their ids; lines that are left out are removed. */
    items: Type.Optional(
      Type.Array(
        Type.Object(
          { id: Id, quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 500 },
      ),
    ),
    revision: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
export type WebOrderChange = Static<typeof WebOrderChange>

export const changeWebOrder = defineCall({
  id: 'store.changeWebOrder',
  method: 'PUT',
  path: `${webOrdersPath}:id/`,
  summary: 'Change a web order before its goods are on their way',
  description: 'Lines can be changed until the order is paid.',
  params: ById,
  body: WebOrderChange,
  reply: one,
  access: may('can_edit'),
})

export const fulfilWebOrder = defineCall({
  id: 'store.fulfilWebOrder',
  method: 'POST',
  path: `${webOrdersPath}:id/fulfil/`,
  summary: 'Report that an order is ready, shipped or completed',
  description: 'The customer gets an email unless `tells` is false.',
  params: ById,
  body: Type.Object(
    {
      fulfilment: Type.Enum(['ready_for_pickup', 'shipped', 'completed']),
      tracking: Type.Optional(Tracking),
      tells: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  reply: one,
  access: may('can_edit'),
})

export const cancelWebOrder = defineCall({
  id: 'store.cancelWebOrder',
  method: 'POST',
  path: `${webOrdersPath}:id/cancel/`,
  summary: 'Cancel an order that is not paid',
  params: ById,
  body: Type.Object({ reason: Type.Optional(words('Reason', 400)) }, { additionalProperties: false }),
  reply: one,
  access: may('can_edit'),
})

/** Either lines, or an amount. */
export const WebOrderRefund = Type.Object(
  {
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          { id: Id, quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 500 },
      ),
    ),
    /** In minor units; without it, what the lines cost. */
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000_000 })),
    /** Puts the pieces of the lines back into stock. */
    restock: Type.Optional(Type.Boolean()),
    reason: Type.Optional(words('Reason', 400)),
  },
  { additionalProperties: false },
)
export type WebOrderRefund = Static<typeof WebOrderRefund>

export const refundWebOrder = defineCall({
  id: 'store.refundWebOrder',
  method: 'POST',
  path: `${webOrdersPath}:id/refund/`,
  summary: 'Refund all or part of an order',
  params: ById,
  body: WebOrderRefund,
  reply: one,
  access: may('can_edit'),
})

const { search: _, ...ownQuery } = ListQuery(['invoiceDate'])

/** Nobody sees the orders of others. */
export const listOwnOrders = defineCall({
  id: 'store.listOwnOrders',
  method: 'GET',
  path: ordersPath,
  summary: 'List your orders, newest first',
  query: Type.Object(ownQuery, { additionalProperties: false }),
  reply: { results: Rows(OwnOrder) },
  access: 'signed-in',
})

export const getOwnOrder = defineCall({
  id: 'store.getOwnOrder',
  method: 'GET',
  path: `${ordersPath}:id/`,
  summary: 'Show one of your orders',
  description: 'Without an account, in the browser in which it was placed, for a day.',
  params: ById,
  reply: { order: OwnOrder },
  access: 'public',
  visitor: true,
})

/** Puts what was ordered into the cart once more, as far as it is still sold. */
export const repeatOrder = defineCall({
  id: 'store.repeatOrder',
  method: 'POST',
  path: `${ordersPath}:id/repeat/`,
  summary: 'Put the products of an order into the cart again',
  description: 'Products that cannot be ordered now are named in `errors`. Prices are those of today.',
  params: ById,
  reply: { cart: Cart, errors: Type.Array(FieldProblem) },
  access: 'public',
  visitor: true,
})
