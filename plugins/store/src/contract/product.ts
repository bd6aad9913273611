import { defineTags, Id, permission, TagNames, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { Picture } from './picture.ts'
import { StockState } from './stock-state.ts'

/** Visitors see published products; staff also see drafts. */
export const productStatuses = ['draft', 'published', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

export const productKinds = ['product', 'service', 'other'] as const
export type ProductKind = (typeof productKinds)[number]

/** Attributes and variants of one product at most. */
export const productLimits = { attributes: 3, values: 50, variants: 100, images: 50, categories: 50 } as const

export const productTags = defineTags({
  ...{ module: store, entity: 'products', record: 'product' },
  view: permission(store, 'products', 'can_view'),
  change: permission(store, 'products', 'can_edit'),
})

const text = (title: string, maxLength: number) => Type.String({ title, maxLength, default: '' })
const named = (title: string, maxLength: number) => Type.String({ title, minLength: 1, maxLength, pattern: '\\S' })

/** Money that is never negative, in minor units of the website's currency. */
export const Price = Type.Integer({ minimum: 0, maximum: 100_000_000_000_000 })

/** An address within the website: small letters, digits and single hyphens. */
export const Slug = Type.String({ title: 'Address', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 })

/** Grams. */
const Weight = Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()], { title: 'Weight' })

export const ProductImage = Type.Object(
  {
    /** Address of a file of the media library, or one that begins with `https://`. */
    file: Picture,
    alt: text('Description', 500),
  },
  { additionalProperties: false },
)
export type ProductImage = Static<typeof ProductImage>

/** What the variants of a product differ by, such as `Size` with `S`, `M` and `L`. */
export const ProductAttribute = Type.Object(
  {
    name: named('Name', 60),
    values: Type.Array(named('Value', 60), { minItems: 1, maxItems: productLimits.values }),
  },
  { additionalProperties: false },
)
export type ProductAttribute = Static<typeof ProductAttribute>

export const AttributeValue = Type.Object(
  { attribute_name: Type.String({ maxLength: 60 }), attribute_value: Type.String({ maxLength: 60 }) },
  { additionalProperties: false },
)
export type AttributeValue = Static<typeof AttributeValue>

const variantFields = {
  sku: Type.String({ title: 'SKU', maxLength: 100 }),
  price: Price,
  /** Shown crossed out beside a lower price. */
  compare_at_price: Type.Union([Price, Type.Null()]),
  /** Pieces in stock are counted. */
  track_stock: Type.Boolean({ title: 'Track stock' }),
  /** May be sold when none is left. */
  allow_backorder: Type.Boolean({ title: 'Allow backorders' }),
  weight: Weight,
  /** Empty for the product's pictures. */
  image: Picture,
  /** One value of each attribute of the product, in the order of the attributes. */
  attributes: Type.Array(AttributeValue, { maxItems: productLimits.attributes }),
  imported_variant_id: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
}

export const Variant = Type.Object({
  id: Id,
  ...variantFields,
  /** Below zero where more were sold than there were. */
  stock: Type.Integer(),
  /** What staff set. What visitors see is `shown_stock_state`. */
  stock_state: StockState,
  /** Follows from the stock where it is tracked and no other state is set. */
  shown_stock_state: StockState,
})
export type Variant = Static<typeof Variant>

/**
 * A variant as it is sent. One with an `id` changes that variant: members that are left out stay as they are, and so
 * does the stock, which others sell meanwhile. A given `stock` is written to the ledger as a correction.
 */
export const VariantInput = Type.Partial(
  Type.Object(
    {
      id: Id,
      ...variantFields,
      stock: Type.Integer({ title: 'Stock', minimum: 0, maximum: 1_000_000_000 }),
      stock_state: StockState,
    },
    { additionalProperties: false },
  ),
)
export type VariantInput = Static<typeof VariantInput>

const described = {
  name: named('Name', 200),
  slug: Slug,
  status: Type.Enum([...productStatuses], { title: 'Status' }),
  kind: Type.Enum([...productKinds], { title: 'Kind' }),
  /** Rich text. */
  description: Type.String({ title: 'Description', control: 'rich-text', maxLength: 100_000 }),
  excerpt: text('Short description', 500),
  badgeText: text('Badge', 40),
  badgeColor: Type.String({ title: 'Badge colour', pattern: '^(#[0-9a-fA-F]{6})?$' }),
  /** The first one is the picture on cards. */
  images: Type.Array(ProductImage, { maxItems: productLimits.images }),
  attributes: Type.Array(ProductAttribute, { maxItems: productLimits.attributes }),
  seo_title: text('Title for search engines', 200),
  seo_description: text('Description for search engines', 500),
  noindex: Type.Boolean({ title: 'Hide from search engines' }),
  /** Id of a tax class; null for the default one. */
  tax_class: Type.Union([Id, Type.Literal('exempt'), Type.Null()]),
  weight: Weight,
  publish_date: Time,
  /** Staff are warned when this many or fewer are left; null for the number of the settings. */
  low_stock_at: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()]),
  imported_id: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
}

export const CategoryOfProduct = Type.Object({ id: Id, slug: Type.String(), category: Type.String() })
export type CategoryOfProduct = Static<typeof CategoryOfProduct>

/** Numbers that follow from the variants. */
const summary = {
  priceRange: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  /** 0 for a product without attributes. */
  numberOfVariants: Type.Integer(),
  /** Pieces of all variants. */
  stock: Type.Integer(),
  stock_state: StockState,
  is_low: Type.Boolean(),
}

/** A product as staff see it. */
export const Product = Type.Object({
  id: Id,
  /** The same as `id`. */
  product_id: Id,
  /** Of the first variant. */
  sku: Type.String(),
  ...described,
  categories: Type.Array(CategoryOfProduct),
  tags: Type.Array(Type.String()),
  /** At least one. */
  variants: Type.Array(Variant),
  ...summary,
  revision: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
  deletedAt: Type.Union([Time, Type.Null()]),
})
export type Product = Static<typeof Product>

const written = {
  ...described,
  /** Ids. */
  categories: Type.Array(Id, { maxItems: productLimits.categories, uniqueItems: true }),
  tags: TagNames,
  variants: Type.Array(VariantInput, { minItems: 1, maxItems: productLimits.variants }),
}

const { name, ...optional } = written

/** Without a slug it is made from the name, without an SKU from the slug, and without variants there is one. */
export const NewProduct = Type.Object(
  { name, ...Type.Partial(Type.Object(optional)).properties },
  { additionalProperties: false },
)
export type NewProduct = Static<typeof NewProduct>

/**
 * Members that are left out stay as they are. `variants` replaces all of them. With `revision`, a change since then is a
 * conflict (409).
 */
export const ProductChange = Type.Partial(
  Type.Object({ ...written, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
)
export type ProductChange = Static<typeof ProductChange>
