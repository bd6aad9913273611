import { defineCall, Id, ListQuery, Rows, TagFilter, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { shopCategoriesPath, shopProductsPath } from './addresses.ts'
import { mostCategories, ShopCategory } from './category.ts'
import { AttributeValue, CategoryOfProduct, ProductAttribute, ProductImage, productStatuses } from './product.ts'
import { Currency, IdList } from './product-calls.ts'
import { shopOrders } from './shop-orders.ts'
import { StockState } from './stock-state.ts'

const listed = {
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  /** Of the only variant, or of the first one. */
  sku: Type.String(),
  status: Type.Enum([...productStatuses]),
  /** Pieces of all variants. */
  stock: Type.Integer(),
  stock_state: StockState,
  /** The lowest price. */
  unitPrice: Type.Integer(),
  /** Of the only variant, when it is reduced. */
  compare_at_price: Type.Union([Type.Integer(), Type.Null()]),
  priceRange: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  /** 0 for a product without attributes, which goes into the cart as it is. */
  numberOfVariants: Type.Integer(),
  /** Whether stock is counted for the only variant and no more may be sold than there are. */
  is_limited: Type.Boolean(),
  images: Type.Array(ProductImage),
  badgeText: Type.String(),
  badgeColor: Type.String(),
  categories: Type.Array(CategoryOfProduct),
  publish_date: Time,
}

/** A product in a list for visitors. */
export const ShopProductRow = Type.Object({
  ...listed,
  attributes: Type.Array(ProductAttribute),
  variants: Type.Array(Type.Object({ sku: Type.String(), attributes: Type.Array(AttributeValue) })),
})
export type ShopProductRow = Static<typeof ShopProductRow>

export const ShopVariant = Type.Object({
  id: Id,
  sku: Type.String(),
  price: Type.Integer(),
  compare_at_price: Type.Union([Type.Integer(), Type.Null()]),
  /** Pieces in stock; 0 where it is not tracked. */
  stock: Type.Integer(),
  stock_state: StockState,
  /** Whether no more may be sold than there are. */
  is_limited: Type.Boolean(),
  image: Type.String(),
  attributes: Type.Array(AttributeValue),
  imported_variant_id: Type.Union([Type.String(), Type.Null()]),
})
export type ShopVariant = Static<typeof ShopVariant>

/** The whole product for visitors. */
export const ShopProduct = Type.Object({
  ...listed,
  kind: Type.String(),
  attributes: Type.Array(ProductAttribute),
  variants: Type.Array(ShopVariant),
  /** Rich text. */
  description: Type.String(),
  excerpt: Type.String(),
  seo_title: Type.String(),
  seo_description: Type.String(),
  noindex: Type.Boolean(),
  imported_id: Type.Union([Type.String(), Type.Null()]),
})
export type ShopProduct = Static<typeof ShopProduct>

const Least = Type.Integer({ minimum: 0, maximum: 100_000_000_000_000 })

export const ShopQuery = Type.Object(
  {
    ...ListQuery(shopOrders),
    /** With an address, the reply is that product. */
    slug: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    productIds: Type.Optional(IdList),
    /** Products in any of these categories or their subcategories. */
    categoryIds: Type.Optional(IdList),
    tagIds: Type.Optional(TagFilter),
    /** In minor units: products with a price in this range. */
    minPrice: Type.Optional(Least),
    maxPrice: Type.Optional(Least),
  },
  { additionalProperties: false },
)
export type ShopQuery = Static<typeof ShopQuery>

/** A page of products. The lowest and the highest price ignore the price filter. */
export const ShopPage = Type.Object({
  rows: Type.Array(ShopProductRow),
  total: Type.Integer(),
  /** There are more than this; they are not counted. */
  totalIsEstimate: Type.Optional(Type.Boolean()),
  minPrice: Type.Integer(),
  maxPrice: Type.Integer(),
  currency: Currency,
})
export type ShopPage = Static<typeof ShopPage>

const success = Type.Literal(true)

export const listShopProducts = defineCall({
  id: 'store.listShopProducts',
  method: 'GET',
  path: shopProductsPath,
  summary: 'Find products in the store',
  description: 'With slug, the reply is one product. Staff also see drafts.',
  query: ShopQuery,
  reply: Type.Union([
    Type.Object({ success, ...ShopPage.properties }),
    Type.Object({ success, product: ShopProduct, currency: Currency }),
  ]),
  access: 'public',
  kept: true,
})

export const listShopCategories = defineCall({
  id: 'store.listShopCategories',
  method: 'GET',
  path: shopCategoriesPath,
  summary: 'List the categories of the store',
  query: Type.Object(
    { ...ListQuery(['position'], mostCategories), categoryIds: Type.Optional(IdList) },
    { additionalProperties: false },
  ),
  reply: { results: Rows(ShopCategory) },
  access: 'public',
  kept: true,
})
