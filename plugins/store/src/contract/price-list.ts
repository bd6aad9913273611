import { ById, defineCall, Id, ListQuery, permission, Rate, Rows, TagName } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { priceListsPath } from './addresses.ts'
import { Price } from './product.ts'
import { Currency } from './product-calls.ts'

const may = (action: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') => permission(store, 'products', action)

/** Price lists of a website at most. */
export const mostPriceLists = 100

/** Prices of one list at most. */
export const mostListPrices = 1_000

const described = {
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 80, pattern: '\\S' }),
  /** Customers with this tag get the prices. */
  tag: TagName,
  /** Percentage off the usual price, for variants without a price of their own. */
  percent_off: Type.Intersect([Rate, Type.Number({ maximum: 100 })], { title: 'Percentage off' }),
  is_active: Type.Boolean({ title: 'In use' }),
  prices: Type.Array(Type.Object({ variant_id: Id, price: Price }, { additionalProperties: false }), {
    maxItems: mostListPrices,
  }),
}

/** Prices for customers with a tag, such as wholesale. */
export const PriceList = Type.Object({ id: Id, ...described, revision: Type.Integer() })
export type PriceList = Static<typeof PriceList>

const { name, tag, ...optional } = described

export const NewPriceList = Type.Object(
  { name, tag, ...Type.Partial(Type.Object(optional)).properties },
  { additionalProperties: false },
)
export type NewPriceList = Static<typeof NewPriceList>

/** Members that are left out stay as they are. With `revision`, a change since then is a conflict (409). */
export const PriceListChange = Type.Partial(
  Type.Object({ ...described, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
)
export type PriceListChange = Static<typeof PriceListChange>

export const listPriceLists = defineCall({
  id: 'store.listPriceLists',
  method: 'GET',
  path: priceListsPath,
  summary: 'List the price lists',
  query: Type.Object(ListQuery(['name']), { additionalProperties: false }),
  reply: { results: Rows(PriceList), currency: Currency },
  access: may('can_view'),
})

export const createPriceList = defineCall({
  id: 'store.createPriceList',
  method: 'POST',
  path: priceListsPath,
  summary: 'Create a price list',
  body: NewPriceList,
  reply: { priceList: PriceList },
  status: 201,
  access: may('can_create'),
})

export const getPriceList = defineCall({
  id: 'store.getPriceList',
  method: 'GET',
  path: `${priceListsPath}:id/`,
  summary: 'Show a price list',
  params: ById,
  reply: { priceList: PriceList, currency: Currency },
  access: may('can_view'),
})

export const changePriceList = defineCall({
  id: 'store.changePriceList',
  method: 'PUT',
  path: `${priceListsPath}:id/`,
  summary: 'Change a price list',
  description: 'Prices are replaced as a whole.',
  params: ById,
  body: PriceListChange,
  reply: { priceList: PriceList },
  access: may('can_edit'),
})

export const deletePriceList = defineCall({
  id: 'store.deletePriceList',
  method: 'DELETE',
  path: `${priceListsPath}:id/`,
  summary: 'Delete a price list',
  params: ById,
  reply: {},
  access: may('can_delete'),
})
