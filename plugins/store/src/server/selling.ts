import { Payments, Taxes } from '@ashlar/plugin-commerce'
import { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import { maybe } from '@ashlar/sdk'
import {
  archiveTable,
  CurrentTenant,
  Database,
  Log,
  leaveOut,
  Mailer,
  NumberSeries,
  offer,
  personalData,
  provide,
  RecordTraces,
  type ServerContribution,
  Settings,
  service,
} from '@ashlar/sdk/server'
import {
  cartAbandoned,
  orderCancelled,
  orderFulfilled,
  orderPaid,
  orderPlaced,
  orderRefunded,
  Shopping,
  StoreOrders,
} from '../contract.ts'
import { everyQuarter, lookingAfterCarts } from './cart/abandoned-carts.job.ts'
import { CartEntity, CartLineEntity } from './cart/cart.entities.ts'
import { cartRoutes, cartSettingRoutes } from './cart/cart.routes.ts'
import { CartService } from './cart/cart.service.ts'
import { Sales } from './cart/sales.ts'
import { cartFollows } from './cart/signed-in.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { CheckoutService } from './checkout/checkout.service.ts'
import { OrderPlacement } from './checkout/place-order.ts'
import { StaffOrderService } from './checkout/staff-order.service.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { DeliveryZoneEntity } from './delivery/delivery-zone.entity.ts'
import { DiscountEntity, DiscountUseEntity } from './discount/discount.entities.ts'
import { discountRoutes } from './discount/discount.routes.ts'
import { DiscountService } from './discount/discount.service.ts'
import { WebOrderEntity, WebOrderLineEntity, WebOrderStepEntity } from './order/order.entities.ts'
import { lettingStockGo } from './order/order.jobs.ts'
import { OrderData } from './order/order-data.ts'
import { orderFollows } from './order/order-follows.ts'
import { OrderPayments } from './order/order-payments.service.ts'
import { ownOrderRoutes } from './order/own-order.routes.ts'
import { OwnOrderService } from './order/own-order.service.ts'
import { StoreOrderService } from './order/store-orders.service.ts'
import { webOrderRoutes } from './order/web-order.routes.ts'
import { WebOrderService } from './order/web-order.service.ts'
import { CustomerPrices } from './prices/customer-prices.ts'
import { ShoppingService } from './shopping.service.ts'
import { StockService } from './stock/stock.service.ts'

/** What the server does for carts and web orders. */
export const selling = {
  entities: [
    ...[CartEntity, CartLineEntity, DeliveryZoneEntity, DiscountEntity, DiscountUseEntity],
    ...[WebOrderEntity, WebOrderLineEntity, WebOrderStepEntity],
  ],
  services: [
    service(Sales, Settings, CurrentTenant),
    service(CartService, Database, Sales, CustomerPrices, CustomerDirectory),
    service(DiscountService, Database, Settings),
    provide(StoreOrders, StoreOrderService),
    offer(personalData, OrderData, Database, RecordTraces),
    service(OwnOrderService, Database, CustomerDirectory, Payments),
    service(OrderPlacement, StockService, NumberSeries, CustomerTimeline, Mailer, Payments),
    service(
      ...([CheckoutService, Database, CartService, Sales, Taxes, Payments, CustomerDirectory] as const),
      ...([OrderPlacement, StockService, maybe(Log)] as const),
    ),
    provide(Shopping, ShoppingService, CartService, CheckoutService, OwnOrderService),
    service(StaffOrderService, Database, CartService, Sales, Taxes, Payments, CustomerDirectory, OrderPlacement),
    service(OrderPayments, Database, Sales, Payments, StockService, CustomerTimeline, Mailer),
    service(WebOrderService, Database, Sales, Payments, StockService, CustomerTimeline, Mailer),
  ],
  routes: [
    cartRoutes,
    cartSettingRoutes,
    deliveryRoutes,
    checkoutRoutes,
    ownOrderRoutes,
    webOrderRoutes,
    discountRoutes,
  ],
  jobs: [lettingStockGo, lookingAfterCarts],
  schedules: [everyQuarter],
  archive: [...leaveOut('cart', 'cart_line'), archiveTable('web_order', { without: ['visitor', 'account'] })],
  subscriptions: orderFollows,
  events: [orderPlaced, orderPaid, orderFulfilled, orderCancelled, orderRefunded, cartAbandoned],
  within: [cartFollows],
} satisfies ServerContribution
