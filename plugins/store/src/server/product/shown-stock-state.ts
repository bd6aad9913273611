import type { StockState } from '../../contract.ts'

/** What decides whether pieces of a variant are left. */
export interface StockOfVariant {
  readonly stock: number
  readonly trackStock: boolean
  readonly allowBackorder: boolean
  readonly stockState: StockState
}

/** A state set by staff stands. Otherwise it follows from the stock, where that is tracked (STORE-070). */
export function shownStockState({ stock, trackStock, allowBackorder, stockState }: StockOfVariant): StockState {
  if (stockState !== 'in_stock' && stockState !== 'out_of_stock') return stockState
  if (!trackStock) return stockState
  if (stock > 0) return 'in_stock'
  return allowBackorder ? 'backordered' : 'out_of_stock'
}

/** One state for all variants: theirs if it is the same, and partial when only some of them are in stock. */
export function productStockState(variants: readonly StockOfVariant[]): StockState {
  const states = new Set(variants.map(shownStockState))
  const [first = 'out_of_stock'] = states
  if (states.size < 2) return first
  return states.has('in_stock') ? 'partial' : first
}

/** Whether the last piece is the last that can be sold. */
export const isLimited = ({ trackStock, allowBackorder }: Pick<StockOfVariant, 'trackStock' | 'allowBackorder'>) =>
  trackStock && !allowBackorder
