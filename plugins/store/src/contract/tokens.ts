import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { ShopPage, ShopProduct, ShopProductRow, ShopQuery } from './catalogue.ts'
import type { ShopCategory } from './category.ts'
import type { StockState } from './stock-state.ts'

/** A variant as other modules sell it. */
export interface CatalogueItem {
  /** Id of the product. */
  readonly id: number
  readonly variantId: number
  readonly sku: string
  /** With the values of its attributes: `T-shirt (Red, L)`. */
  readonly name: string
  readonly kind: 'product' | 'service' | 'other'
  /** In minor units of the website's currency. */
  readonly unitPrice: number
  /** Id of a tax class; null for the default one. */
  readonly taxClass: number | 'exempt' | null
  readonly stockState: StockState
}

/** Published products of the website of the running work, for modules that sell them. */
export interface StoreCatalogue {
  /** By ids of variants. Those that are there, in no particular order. */
  byIds(tx: Transaction, variantIds: readonly number[]): Promise<CatalogueItem[]>
  bySkus(tx: Transaction, skus: readonly string[]): Promise<CatalogueItem[]>
  /** Variants of products whose name, SKU, tags or categories have words that begin with each of these. */
  search(tx: Transaction, words: string, limit: number): Promise<CatalogueItem[]>
}
export const StoreCatalogue = token<StoreCatalogue>('store.catalogue')

/** Who looks at the store. */
export interface ShopView {
  /** Staff: drafts are shown too. */
  readonly seesDrafts: boolean
}

/** The store as visitors see it, for its pages and blocks. Each call is a unit of work of its own. */
export interface Shop {
  products(query: Omit<ShopQuery, 'slug'>, view: ShopView): Promise<ShopPage>
  /** Those of these that are shown, in this order. */
  byIds(ids: readonly number[], view: ShopView): Promise<{ readonly rows: ShopProductRow[]; readonly currency: string }>
  /** The product at an address; undefined when there is none, or it is not shown. */
  product(
    slug: string,
    view: ShopView,
  ): Promise<{ readonly product: ShopProduct; readonly currency: string } | undefined>
  /** All of them: parents first, each followed by its children. */
  categories(): Promise<ShopCategory[]>
  /** The category at an address, with those below it. */
  category(
    slug: string,
  ): Promise<{ readonly category: ShopCategory; readonly children: readonly ShopCategory[] } | undefined>
  /** The present address of the product that had this one before. */
  movedProduct(slug: string, view: ShopView): Promise<string | undefined>
  /** The present address of the category that had this one before. */
  movedCategory(slug: string): Promise<string | undefined>
  /** Addresses of published products, for the sitemap: those behind an id, by id. */
  addresses(
    after: number,
    limit: number,
  ): Promise<readonly { readonly id: number; readonly slug: string; readonly updatedAt: Date }[]>
  /** How many products are published. */
  count(): Promise<number>
}
export const Shop = token<Shop>('store.shop')
