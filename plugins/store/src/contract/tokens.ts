import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { StockState } from './stock-state.ts'

/** A variant as other modules sell it. */
export interface CatalogueItem {
  /** Id of the product. */
  readonly id: number
  readonly variantId: number
  readonly sku: string
  /** With the values of its attributes: `T-shirt (Red, L)`. */
  readonly name: string
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
