import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@ashlar/sdk/server'
import { ProductEntity } from './product.entity.ts'
import type { ProductRow, VariantRow } from './shown-product.ts'
import { productStockState } from './shown-stock-state.ts'

/** Columns of a product that follow from its variants. */
export type ProductSummary = Pick<ProductRow, 'minPrice' | 'maxPrice' | 'stock' | 'stockState' | 'isLow'>

export function summaryOf(
  variants: readonly Pick<VariantRow, 'price' | 'trackStock' | 'allowBackorder' | 'stock' | 'stockState'>[],
  lowAt: number,
): ProductSummary {
  const prices = variants.map(({ price }) => price)
  const tracked = variants.filter(({ trackStock }) => trackStock)
  return {
    minPrice: prices.length === 0 ? 0 : Math.min(...prices),
    maxPrice: Math.max(0, ...prices),
    stock: tracked.reduce((sum, { stock }) => sum + stock, 0),
    stockState: productStockState(variants),
    isLow: tracked.some(({ stock, stockState }) => stock <= lowAt && stockState !== 'discontinued'),
  }
}

/**
 * Write what follows from the variants. Pages that show the product are dropped when the state changes: numbers of
 * pieces stand in none of them.
 */
export async function saveSummary(
  tx: Transaction,
  product: ProductRow,
  variants: readonly VariantRow[],
): Promise<void> {
  const { minPrice, maxPrice, stock, stockState, isLow } = product
  const before = { minPrice, maxPrice, stock, stockState, isLow }
  const after = summaryOf(variants, product.lowAt)
  if (isDeepStrictEqual(before, after)) return
  await tx.db(ProductEntity).updateTable('product').set(after).where('id', '=', product.id).execute()
  if (before.stockState !== after.stockState) tx.dropTags(`product:${product.id}`, 'store:list')
}
