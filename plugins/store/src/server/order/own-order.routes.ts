import { defineRoutes, wantsPage, windowOf, withForms } from '@ashlar/sdk/server'
import { cartPagePath, getOwnOrder, listOwnOrders, repeatOrder } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CartService } from '../cart/cart.service.ts'
import { knownShopper, shopperOf } from '../cart/shopper.ts'
import { OwnOrderService } from './own-order.service.ts'

export const ownOrderRoutes = defineRoutes([OwnOrderService, CartService], (app, orders, carts) => {
  app.call(listOwnOrders, async ({ query, actor }) => ({
    results: await orders.page(actor?.guid ?? '', windowOf(query, 100)),
  }))
  app.call(getOwnOrder, async (request) => {
    const order = await orders.find(shopperOf(request), request.params.id)
    if (order === undefined) throw errors.UNKNOWN_ORDER()
    return { order }
  })
  withForms(app, (scope) =>
    scope.call(repeatOrder, async (request, reply) => {
      const order = await orders.find(shopperOf(request), request.params.id)
      if (order === undefined) throw errors.UNKNOWN_ORDER()
      const shown = await carts.addAll(knownShopper(request), order.items)
      return wantsPage(request) ? reply.redirect(cartPagePath, 303) : shown
    }),
  )
})
