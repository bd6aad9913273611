import { defineCall, Id } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { cartItemsPath, cartPath } from './order-addresses.ts'
import { AttributeValue, ProductImage } from './product.ts'
import { Currency } from './product-calls.ts'

/** Lines of one cart at most. */
export const mostCartLines = 500

/** A field at fault, with a sentence for the visitor. */
export const FieldProblem = Type.Object({ path: Type.String(), message: Type.String() })
export type FieldProblem = Static<typeof FieldProblem>

/** A line of a cart. Prices are those of the catalogue at this moment. */
export const CartItem = Type.Object({
  /** The SKU. */
  id: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  images: Type.Array(ProductImage),
  selectedOptions: Type.Array(AttributeValue),
  quantity: Type.Integer(),
  unitPrice: Type.Integer(),
  /** Quantity times price. */
  total: Type.Integer(),
  /** The largest quantity that can be ordered now; 0 for a product that is no longer sold. */
  max: Type.Integer(),
})
export type CartItem = Static<typeof CartItem>

export const Cart = Type.Object({
  /** In the order in which they were added. */
  items: Type.Array(CartItem),
  /** Pieces of all lines. */
  count: Type.Integer(),
  /** Lines that can be ordered, without taxes that are added and without delivery. */
  subTotal: Type.Integer(),
  currency: Currency,
})
export type Cart = Static<typeof Cart>

/** What is in the way of ordering, or has changed; `path` is the id of a line. */
const reply = { cart: Cart, errors: Type.Array(FieldProblem) }

export const getCart = defineCall({
  id: 'store.getCart',
  method: 'GET',
  path: cartPath,
  summary: "Show the visitor's cart",
  reply,
  access: 'public',
  visitor: true,
})

const Sku = Type.String({ minLength: 1, maxLength: 100 })

/** Digits are what forms send. */
const Quantity = Type.Union([
  Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  Type.String({ pattern: '^\\s*\\d{1,9}\\s*$' }),
])

export const addCartItem = defineCall({
  id: 'store.addCartItem',
  method: 'POST',
  path: cartItemsPath,
  summary: 'Put a product into the cart',
  description:
    'Adds one piece. With a quantity, the line has that quantity afterwards; 0 removes it. Without an SKU, the variant is found by product and selected options. Accepts a form of a page without JavaScript, too.',
  body: Type.Object(
    {
      sku: Type.Optional(Sku),
      /** Id of a product, for a variant without an SKU at hand. */
      product: Type.Optional(Type.Union([Id, Type.String({ pattern: '^[1-9]\\d{0,14}$' })])),
      selectedOptions: Type.Optional(Type.Array(AttributeValue, { maxItems: 3 })),
      quantity: Type.Optional(Quantity),
    },
    { additionalProperties: false },
  ),
  reply,
  access: 'public',
  visitor: true,
})

const params = Type.Object({ id: Sku })

export const changeCartItem = defineCall({
  id: 'store.changeCartItem',
  method: 'PUT',
  path: `${cartItemsPath}:id/`,
  summary: 'Change the quantity of a line of the cart',
  description: 'A quantity of 0 removes the line.',
  params,
  body: Type.Object(
    { quantity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) },
    { additionalProperties: false },
  ),
  reply,
  access: 'public',
  visitor: true,
})

export const removeCartItem = defineCall({
  id: 'store.removeCartItem',
  method: 'DELETE',
  path: `${cartItemsPath}:id/`,
  summary: 'Remove a line from the cart',
  params,
  reply,
  access: 'public',
  visitor: true,
})
