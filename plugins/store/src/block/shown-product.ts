import type { ShopProduct, ShopVariant } from '../contract/catalogue.ts'
import type { CartRules } from './cart-rules.ts'

/** A variant as a page may keep it: whether there are any, never how many. */
export type PageVariant = Omit<ShopVariant, 'stock' | 'is_limited' | 'imported_variant_id'>

export interface PageProduct extends Omit<ShopProduct, 'stock' | 'is_limited' | 'imported_id' | 'variants'> {
  readonly variants: readonly PageVariant[]
}

/** What the load of product details gives. */
export interface ShownProduct {
  readonly product: PageProduct
  readonly currency: string
  readonly cart: CartRules
}

export function pageProduct({
  stock: _,
  is_limited: __,
  imported_id: ___,
  variants,
  ...product
}: ShopProduct): PageProduct {
  return { ...product, variants: variants.map(pageVariant) }
}

function pageVariant({ stock: _, is_limited: __, imported_variant_id: ___, ...variant }: ShopVariant): PageVariant {
  return variant
}
