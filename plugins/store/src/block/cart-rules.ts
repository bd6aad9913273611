/** What the website allows in a cart (CART-004). */
export interface CartRules {
  readonly enabled: boolean
  readonly showsQuantity: boolean
  /** Products that are out of stock may be ordered. */
  readonly sellsOutOfStock: boolean
  readonly most: number
}
