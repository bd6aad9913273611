import { isLimited, type StockOfVariant, shownStockState } from '../product/shown-stock-state.ts'

export interface QuantityRules {
  /** Pieces of one product in a cart at most. */
  readonly most: number
  /** More may be ordered than are in stock. */
  readonly sellsOutOfStock: boolean
}

/** How many pieces of a variant a cart may hold; 0 for none (CART-009, CART-018, OPEN-322). */
export function mostPieces(variant: StockOfVariant, { most, sellsOutOfStock }: QuantityRules): number {
  if (variant.stockState === 'discontinued') return 0
  if (sellsOutOfStock) return most
  if (isLimited(variant)) return Math.min(most, Math.max(0, variant.stock))
  return shownStockState(variant) === 'out_of_stock' ? 0 : most
}
