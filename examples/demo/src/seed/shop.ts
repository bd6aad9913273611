import { NewCategory, NewProduct } from '@ashlar/plugin-store'
import Type, { type Static } from 'typebox'

/** A category as the seed writes it: its parent by slug, its picture by name. */
export const SeedCategory = Type.Object(
  {
    ...Type.Pick(NewCategory, ['category', 'description']).properties,
    slug: Type.String(),
    parent: Type.Union([Type.String(), Type.Null()]),
    thumbnail: Type.String(),
  },
  { additionalProperties: false },
)
export type SeedCategory = Static<typeof SeedCategory>

/** A product as the seed writes it: categories by slug, pictures by name. */
export const SeedProduct = Type.Object(
  {
    ...Type.Omit(NewProduct, ['slug', 'categories', 'images']).properties,
    slug: Type.String(),
    categories: Type.Array(Type.String()),
    pictures: Type.Array(Type.Object({ name: Type.String(), alt: Type.String() })),
  },
  { additionalProperties: false },
)
export type SeedProduct = Static<typeof SeedProduct>

export const SeedShop = Type.Object({ categories: Type.Array(SeedCategory), products: Type.Array(SeedProduct) })
export type SeedShop = Static<typeof SeedShop>

/** Pictures that a shop needs, with what they show. */
export function shopPictures({ categories, products }: SeedShop): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...categories.map(({ thumbnail, category }) => [thumbnail, `Illustration for ${category}`]),
    ...products.flatMap(({ pictures }) => pictures.map((picture) => [picture.name, picture.alt])),
  ])
}
