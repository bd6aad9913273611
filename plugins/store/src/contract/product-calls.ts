import {
  ById,
  CsvQuery,
  defineCall,
  Id,
  Ids,
  KeyQuery,
  ListQuery,
  permission,
  Rows,
  TagFilter,
  Time,
} from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { productsPath, variantsPath } from './addresses.ts'
import { NewProduct, Price, Product, ProductChange, productKinds, productStatuses, Variant } from './product.ts'
import { StockState, stockStates } from './stock-state.ts'

const may = (action: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') => permission(store, 'products', action)

export const productOrders = ['name', 'unitPrice', 'stock', 'publish_date', 'createdAt', 'updatedAt'] as const

/** One or several words of a list, with commas between them. */
const several = (words: readonly string[]) =>
  Type.String({ pattern: `^(${words.join('|')})(,(${words.join('|')}))*$`, maxLength: 200 })

/** Ids with commas between them. */
export const IdList = Type.String({ pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,99}$' })

export const ProductQuery = Type.Object(
  {
    ...ListQuery(productOrders),
    ...CsvQuery,
    ...KeyQuery,
    status: Type.Optional(several(productStatuses)),
    kind: Type.Optional(several(productKinds)),
    /** Ids of categories: products in any of these or their subcategories. */
    category: Type.Optional(IdList),
    /** Ids of tags. */
    tag: Type.Optional(TagFilter),
    stock_state: Type.Optional(several(stockStates)),
    /** `true` for products of which few are left. */
    is_low: Type.Optional(Type.Boolean()),
    /** `true` for those in the trash; they are left out otherwise. */
    is_deleted: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ProductQuery = Static<typeof ProductQuery>

/** ISO 4217: amounts of the reply are in its minor units. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })

export const listProducts = defineCall({
  id: 'store.listProducts',
  method: 'GET',
  path: productsPath,
  summary: 'Find products',
  query: ProductQuery,
  reply: { results: Rows(Product), currency: Currency },
  access: may('can_view'),
})

export const createProduct = defineCall({
  id: 'store.createProduct',
  method: 'POST',
  path: productsPath,
  summary: 'Create a product',
  body: NewProduct,
  reply: { product: Product, currency: Currency },
  status: 201,
  access: may('can_create'),
})

export const getProduct = defineCall({
  id: 'store.getProduct',
  method: 'GET',
  path: `${productsPath}:id/`,
  summary: 'Show a product',
  params: ById,
  reply: { product: Product, currency: Currency },
  access: may('can_view'),
})

/** What a change replaced. */
export const ProductVersion = Type.Object({
  id: Id,
  /** Name of whoever replaced it; empty for the server. */
  author: Type.String(),
  replacedAt: Time,
  product: Product,
})
export type ProductVersion = Static<typeof ProductVersion>

export const listProductVersions = defineCall({
  id: 'store.listProductVersions',
  method: 'GET',
  path: `${productsPath}:id/versions/`,
  summary: 'List earlier versions of a product, newest first',
  params: ById,
  reply: { results: Rows(ProductVersion) },
  access: may('can_view'),
})

export const changeProduct = defineCall({
  id: 'store.changeProduct',
  method: 'PUT',
  path: `${productsPath}:id/`,
  summary: 'Change a product',
  description: 'Variants are replaced as a whole. Those with an id stay, with their stock.',
  params: ById,
  body: ProductChange,
  reply: { product: Product, currency: Currency },
  access: may('can_edit'),
})

export const deleteProduct = defineCall({
  id: 'store.deleteProduct',
  method: 'DELETE',
  path: `${productsPath}:id/`,
  summary: 'Move a product to the trash',
  params: ById,
  reply: {},
  access: may('can_delete'),
})

export const deleteProducts = defineCall({
  id: 'store.deleteProducts',
  method: 'POST',
  path: `${productsPath}delete/`,
  summary: 'Move products to the trash',
  body: Ids,
  reply: { ids: Type.Array(Id) },
  access: may('can_delete'),
})

export const restoreProducts = defineCall({
  id: 'store.restoreProducts',
  method: 'POST',
  path: `${productsPath}restore/`,
  summary: 'Restore products from the trash',
  body: Ids,
  reply: { ids: Type.Array(Id) },
  access: may('can_delete'),
})

export const ProductsChange = Type.Object(
  {
    ids: Ids.properties.ids,
    status: Type.Optional(Type.Enum([...productStatuses])),
    /** Id of a category to add them to. */
    add_category: Type.Optional(Id),
    /** Id of a category to take them out of. */
    remove_category: Type.Optional(Id),
    /** Raises the prices of all variants by so many percent, or lowers them: -10. Prices are rounded. */
    price_percent: Type.Optional(Type.Number({ minimum: -100, maximum: 1_000, multipleOf: 0.01 })),
  },
  { additionalProperties: false },
)
export type ProductsChange = Static<typeof ProductsChange>

export const changeProducts = defineCall({
  id: 'store.changeProducts',
  method: 'POST',
  path: `${productsPath}bulk/`,
  summary: 'Change several products at once',
  description: 'Changes all of them, or none.',
  body: ProductsChange,
  reply: { ids: Type.Array(Id) },
  access: may('can_edit'),
})

/** Inline in the list. Members that are left out stay as they are. */
export const VariantChange = Type.Object(
  { price: Type.Optional(Price), stock_state: Type.Optional(StockState) },
  { additionalProperties: false },
)
export type VariantChange = Static<typeof VariantChange>

export const changeVariant = defineCall({
  id: 'store.changeVariant',
  method: 'PUT',
  path: `${variantsPath}:id/`,
  summary: 'Change the price or availability of a variant',
  params: ById,
  body: VariantChange,
  reply: { variant: Variant, currency: Currency },
  access: may('can_edit'),
})
