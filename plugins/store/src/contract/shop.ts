import { token } from '@ashlar/sdk'
import type { ShopPage, ShopProduct, ShopQuery } from './catalogue.ts'
import type { ShopCategory } from './category.ts'

/** A product with the currency of its amounts. */
export interface ProductInShop {
  readonly product: ShopProduct
  /** ISO 4217. */
  readonly currency: string
}

/** A path of the store for search engines. */
export interface ShopAddress {
  readonly path: string
  readonly changed: Date
}

/**
 * The catalogue as visitors of the website of the running work see it: what the public calls answer, for pages and
 * blocks. Each method is a unit of work of its own.
 */
export interface StoreShop {
  /** A page of published products; with `seesDrafts`, of drafts too. */
  list(query: ShopQuery, seesDrafts: boolean): Promise<ShopPage>
  /** Null where there is none, or where it may not be seen. */
  bySlug(slug: string, seesDrafts: boolean): Promise<ProductInShop | null>
  byId(id: number, seesDrafts: boolean): Promise<ProductInShop | null>
  /** All of them: parents first, each followed by its children. */
  categories(): Promise<readonly ShopCategory[]>
  /** How many categories and products search engines may know. */
  countAddresses(): Promise<number>
  /** The next of their paths in order; `after` is the one before. */
  addresses(after: string | null, limit: number): Promise<readonly ShopAddress[]>
}
export const StoreShop = token<StoreShop>('store.shop')
