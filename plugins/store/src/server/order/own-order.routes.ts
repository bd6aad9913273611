import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import { getOwnOrder, listOwnOrders } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { shopperOf } from '../cart/shopper.ts'
import { OwnOrderService } from './own-order.service.ts'

export const ownOrderRoutes = defineRoutes([OwnOrderService], (app, orders) => {
  app.call(listOwnOrders, async ({ query, actor }) => ({
    results: await orders.page(actor?.guid ?? '', windowOf(query, 100)),
  }))
  app.call(getOwnOrder, async (request) => {
    const order = await orders.find(shopperOf(request), request.params.id)
    if (order === undefined) throw errors.UNKNOWN_ORDER()
    return { order }
  })
})
