import type { ShopProductRow } from '../contract/catalogue.ts'
import type { ShopCategory } from '../contract/category.ts'
import type { CartRules } from './cart-rules.ts'
import type { ListFilters } from './list-filters.ts'

/** A product on a card. Pieces in stock stand in no page: only whether there are any. */
export type ProductCard = Omit<ShopProductRow, 'stock' | 'variants' | 'attributes' | 'is_limited'>

/** What the load of a product list gives. */
export interface ShownList {
  readonly rows: readonly ProductCard[]
  readonly total: number
  readonly totalIsEstimate: boolean
  /** Of all products that the other filters find, in minor units. */
  readonly minPrice: number
  readonly maxPrice: number
  readonly currency: string
  readonly page: number
  readonly lastPage: number
  readonly filters: ListFilters
  /** For the filters; empty where the list shows none. */
  readonly categories: readonly Pick<ShopCategory, 'id' | 'category' | 'parent_id'>[]
  readonly cart: CartRules
}

export function productCard({
  stock: _,
  variants: __,
  attributes: ___,
  is_limited: ____,
  ...card
}: ShopProductRow): ProductCard {
  return card
}
