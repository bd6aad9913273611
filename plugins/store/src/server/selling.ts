import { Payments, Taxes } from '@ashlar/plugin-commerce'
import { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import { maybe } from '@ashlar/sdk'
import {
  CurrentTenant,
  Database,
  Log,
  Mailer,
  NumberSeries,
  type ServerContribution,
  Settings,
  service,
} from '@ashlar/sdk/server'
import { CartEntity, CartLineEntity } from './cart/cart.entities.ts'
import { cartRoutes, cartSettingRoutes } from './cart/cart.routes.ts'
import { CartService } from './cart/cart.service.ts'
import { Sales } from './cart/sales.ts'
import { cartFollows } from './cart/signed-in.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { CheckoutService } from './checkout/checkout.service.ts'
import { OrderPlacement } from './checkout/place-order.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { DeliveryZoneEntity } from './delivery/delivery-zone.entity.ts'
import { DiscountEntity, DiscountUseEntity } from './discount/discount.entities.ts'
import { WebOrderEntity, WebOrderLineEntity, WebOrderStepEntity } from './order/order.entities.ts'
import { ownOrderRoutes } from './order/own-order.routes.ts'
import { OwnOrderService } from './order/own-order.service.ts'
import { CustomerPrices } from './prices/customer-prices.ts'
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
    service(OwnOrderService, Database),
    service(OrderPlacement, StockService, NumberSeries, CustomerTimeline, Mailer),
    service(
      ...[CheckoutService, Database, CartService, Sales, Taxes, Payments, CustomerDirectory] as const,
      ...[OrderPlacement, maybe(Log)] as const,
    ),
  ],
  routes: [cartRoutes, cartSettingRoutes, deliveryRoutes, checkoutRoutes, ownOrderRoutes],
  within: [cartFollows],
} satisfies ServerContribution
