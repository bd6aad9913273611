import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import type { CartRules } from '../block/cart-rules.ts'
import { StoreSettings } from '../settings.ts'

/** What the website allows in a cart (CART-005). */
export async function cartRules(settings: Settings): Promise<CartRules> {
  const own = Parse(StoreSettings, await settings.of('store'))
  return {
    enabled: own.enabled,
    showsQuantity: own.show_quantity_box,
    sellsOutOfStock: own.add_out_of_stock_product_to_cart,
    most: own.max_product_cart_quantity,
  }
}
