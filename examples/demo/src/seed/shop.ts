import { NewCategory, NewProduct } from '@ashlar/plugin-store'
import Type, { type Static } from 'typebox'

/** A category as the seed writes it: its parent and its picture by name. */
export const SeedCategory = Type.Object(
  {
    category: NewCategory.properties.category,
    slug: Type.String(),
    /** Slug of another category, or empty. */
    parent: Type.String(),
    description: Type.String(),
    /** Name of a picture. */
    picture: Type.String(),
  },
  { additionalProperties: false },
)
export type SeedCategory = Static<typeof SeedCategory>

const { categories: _, images: __, ...fields } = NewProduct.properties

/** A product as the seed writes it: its categories by slug, its pictures by name. */
export const SeedProduct = Type.Object(
  {
    ...fields,
    categories: Type.Array(Type.String()),
    pictures: Type.Array(Type.Object({ name: Type.String(), alt: Type.String() })),
  },
  { additionalProperties: false },
)
export type SeedProduct = Static<typeof SeedProduct>

/** What a business sells. */
export const SeedShop = Type.Object(
  { categories: Type.Array(SeedCategory), products: Type.Array(SeedProduct) },
  { additionalProperties: false },
)
export type SeedShop = Static<typeof SeedShop>

/** The pictures of a shop with what they show, for the media library. */
export function shopPictures({ categories, products }: SeedShop): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...categories.map(({ picture }) => [picture, '']),
    ...products.flatMap(({ pictures }) => pictures.map(({ name, alt }) => [name, alt])),
  ])
}
