import { type CallRequest, defineRoutes, ModuleSettings, Settings, wantsPage, withForms } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import {
  addCartItem,
  type CartSettings,
  cartPagePath,
  changeCartItem,
  changeCartSettings,
  getCart,
  getCartSettings,
  getWebOrderSettings,
  removeCartItem,
} from '../../contract.ts'
import { store } from '../../module.ts'
import { StoreSettings } from '../../settings.ts'
import { CartService } from './cart.service.ts'
import { knownShopper, shopperOf } from './shopper.ts'

export const cartRoutes = defineRoutes([CartService], (app, carts) => {
  app.call(getCart, (request) => carts.shown(shopperOf(request)))
  app.call(changeCartItem, (request) => carts.change(shopperOf(request), request.params.id, request.body.quantity))
  app.call(removeCartItem, (request) => carts.change(shopperOf(request), request.params.id, 0))
  withForms(app, (scope) =>
    scope.call(addCartItem, async (request, reply) => {
      const shown = await carts.add(knownShopper(request), wanted(request), quantityOf(request))
      return wantsPage(request) ? reply.redirect(cartPagePath, 303) : shown
    }),
  )
})

type Adding = CallRequest<typeof addCartItem>

const wanted = ({ body: { sku, product, selectedOptions } }: Adding) => ({
  ...{ sku, selectedOptions },
  product: product === undefined ? undefined : Number(product),
})

const quantityOf = ({ body: { quantity } }: Adding) => (quantity === undefined ? undefined : Number(quantity))

export const cartSettingRoutes = defineRoutes([Settings, ModuleSettings], (app, settings, changes) => {
  const shown = async () => {
    const { enabled, show_quantity_box, add_out_of_stock_product_to_cart, max_product_cart_quantity } = Parse(
      StoreSettings,
      await settings.of(store.id),
    )
    const data: CartSettings = {
      ...{ enabled, show_quantity_box, add_out_of_stock_product_to_cart, max_product_cart_quantity },
    }
    return { data }
  }
  app.call(getCartSettings, shown)
  app.call(getWebOrderSettings, shown)
  app.call(changeCartSettings, async ({ body, actor }) => {
    await changes.change(store, body, actor)
    return shown()
  })
})
