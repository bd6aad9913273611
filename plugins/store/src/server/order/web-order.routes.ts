import { defineRoutes } from '@ashlar/sdk/server'
import {
  cancelWebOrder,
  changeWebOrder,
  createWebOrder,
  fulfilWebOrder,
  getWebOrder,
  listWebOrders,
  quoteWebOrder,
  refundWebOrder,
} from '../../contract.ts'
import { StaffOrderService } from '../checkout/staff-order.service.ts'
import { WebOrderService } from './web-order.service.ts'

export const webOrderRoutes = defineRoutes([WebOrderService, StaffOrderService], (app, orders, made) => {
  app.call(listWebOrders, async ({ query }) => ({
    results: await orders.list(query),
    currency: await orders.currency(),
  }))
  app.call(createWebOrder, async ({ body, actor }) => ({
    webOrder: await orders.find(await made.make(body, actor?.displayName ?? '')),
  }))
  app.call(quoteWebOrder, async ({ body }) => ({ quote: await made.quote(body) }))
  app.call(getWebOrder, async ({ params }) => ({ webOrder: await orders.find(params.id) }))
  app.call(changeWebOrder, async ({ params, body, actor }) => ({
    webOrder: await orders.change(params.id, body, actor?.displayName ?? ''),
  }))
  app.call(fulfilWebOrder, async ({ params, body, actor }) => ({
    webOrder: await orders.fulfil(params.id, body, actor?.displayName ?? ''),
  }))
  app.call(cancelWebOrder, async ({ params, body, actor }) => ({
    webOrder: await orders.cancel(params.id, body.reason ?? '', actor?.displayName ?? ''),
  }))
  app.call(refundWebOrder, async ({ params, body, actor }) => ({
    webOrder: await orders.refund(params.id, body, actor?.displayName ?? ''),
  }))
})
