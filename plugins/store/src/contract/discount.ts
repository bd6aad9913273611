import { ById, defineCall, Id, ListQuery, permission, Rate, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { discountsPath } from './order-addresses.ts'
import { Price } from './product.ts'
import { Currency } from './product-calls.ts'

const may = (action: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') => permission(store, 'orders', action)

export const discountKinds = ['percent', 'amount', 'free_delivery'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** A discount code as a visitor types it: upper and lower case are the same. */
export const DiscountCodeText = Type.String({ title: 'Code', minLength: 1, maxLength: 40, pattern: '^\\s*\\S+\\s*$' })

const Moment = Type.Union([Time, Type.Null()])

const described = {
  code: DiscountCodeText,
  kind: Type.Enum([...discountKinds], { title: 'Kind' }),
  /** Of the goods, for the kind `percent`. */
  percent: Type.Intersect([Rate, Type.Number({ maximum: 100 })]),
  /** In minor units, for the kind `amount`. */
  amount: Price,
  starts_at: Moment,
  ends_at: Moment,
  /** Orders that may use it; null for any number. */
  most_uses: Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), Type.Null()]),
  once_a_customer: Type.Boolean({ title: 'Once a customer' }),
  /** What the goods have to come to. */
  least_total: Price,
  is_active: Type.Boolean({ title: 'In use' }),
}

export const DiscountCode = Type.Object({
  id: Id,
  ...described,
  /** Orders that have used it. */
  uses: Type.Integer(),
  revision: Type.Integer(),
})
export type DiscountCode = Static<typeof DiscountCode>

const { code, kind, ...optional } = described

export const NewDiscountCode = Type.Object(
  { code, kind, ...Type.Partial(Type.Object(optional)).properties },
  { additionalProperties: false },
)
export type NewDiscountCode = Static<typeof NewDiscountCode>

/** Members that are left out stay as they are. With `revision`, a change since then is a conflict (409). */
export const DiscountCodeChange = Type.Partial(
  Type.Object({ ...described, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
)
export type DiscountCodeChange = Static<typeof DiscountCodeChange>

const { search: _, ...query } = ListQuery(['code', 'uses', 'id'])

export const listDiscountCodes = defineCall({
  id: 'store.listDiscountCodes',
  method: 'GET',
  path: discountsPath,
  summary: 'List the discount codes',
  query: Type.Object(query, { additionalProperties: false }),
  reply: { results: Rows(DiscountCode), currency: Currency },
  access: may('can_view'),
})

export const createDiscountCode = defineCall({
  id: 'store.createDiscountCode',
  method: 'POST',
  path: discountsPath,
  summary: 'Create a discount code',
  body: NewDiscountCode,
  reply: { discountCode: DiscountCode },
  status: 201,
  access: may('can_create'),
})

export const changeDiscountCode = defineCall({
  id: 'store.changeDiscountCode',
  method: 'PUT',
  path: `${discountsPath}:id/`,
  summary: 'Change a discount code',
  params: ById,
  body: DiscountCodeChange,
  reply: { discountCode: DiscountCode },
  access: may('can_edit'),
})

export const deleteDiscountCode = defineCall({
  id: 'store.deleteDiscountCode',
  method: 'DELETE',
  path: `${discountsPath}:id/`,
  summary: 'Delete a discount code',
  description: 'Orders that used it stay as they are.',
  params: ById,
  reply: {},
  access: may('can_delete'),
})
