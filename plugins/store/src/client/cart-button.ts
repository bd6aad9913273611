/** What decides what the cart button of a product says. */
export interface CartButtonFacts {
  /** The chosen variant is in the cart already. */
  readonly isInCart: boolean
  /** One value of each attribute is chosen. */
  readonly isChosen: boolean
  readonly sellsOutOfStock: boolean
  readonly quantity: number
  /** Pieces; Infinity where they are not counted, or not known yet. */
  readonly stock: number
}

export type CartButton = 'viewCart' | 'selectOptions' | 'outOfStock' | 'addToCart'

/** CART-006, CART-008 to -010, in the order of OPEN-321. */
export function cartButton({ isInCart, isChosen, sellsOutOfStock, quantity, stock }: CartButtonFacts): CartButton {
  if (isInCart) return 'viewCart'
  if (!isChosen) return 'selectOptions'
  return !sellsOutOfStock && quantity > stock ? 'outOfStock' : 'addToCart'
}

export interface QuantityLimits {
  readonly sellsOutOfStock: boolean
  /** Most of one product in a cart. */
  readonly most: number
  readonly stock: number
}

/** Why a quantity can't be had: it is no whole number above 0, or larger than this. */
export type QuantityProblem = 'notWhole' | { readonly most: number }

/** CART-017, -018, -020, -021, OPEN-322: the maximum itself is accepted. */
export function quantityProblem(
  text: string,
  { sellsOutOfStock, most, stock }: QuantityLimits,
): QuantityProblem | undefined {
  if (!/^[1-9]\d{0,8}$/.test(text.trim())) return 'notWhole'
  const quantity = Number(text)
  const limit = sellsOutOfStock ? most : Math.min(most, stock)
  return quantity > limit ? { most: limit } : undefined
}

/** A quantity after a step of its buttons: one less than one is none, which removes the line (CART-013). */
export const steppedQuantity = (quantity: number, step: number): number => Math.max(0, quantity + step)
