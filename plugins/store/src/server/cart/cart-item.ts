import type { CartItem } from '../../contract.ts'
import type { CartLine } from './cart-lines.ts'

type ItemLine = Pick<CartLine, 'sku' | 'name' | 'slug' | 'images' | 'options' | 'quantity' | 'unitPrice' | 'max'>

/** A line as its shopper gets it (CART-002). */
export function cartItem({ sku, name, slug, images, options, quantity, unitPrice, max }: ItemLine): CartItem {
  return {
    ...{ id: sku, sku, name, slug, images, quantity, unitPrice, max },
    selectedOptions: options,
    total: quantity * unitPrice,
  }
}

/** How many a line holds once its product is added: the number that is given, else one more (CART-011, CART-012). */
export const addedQuantity = (before: Pick<CartLine, 'quantity'> | undefined, given: number | undefined): number =>
  given ?? (before?.quantity ?? 0) + 1
