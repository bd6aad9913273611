import { CustomerDirectory } from '@ashlar/plugin-customers'
import { CurrentTenant, Database, type ServerContribution, Settings, service } from '@ashlar/sdk/server'
import { CartEntity, CartLineEntity } from './cart/cart.entities.ts'
import { cartRoutes, cartSettingRoutes } from './cart/cart.routes.ts'
import { CartService } from './cart/cart.service.ts'
import { Sales } from './cart/sales.ts'
import { cartFollows } from './cart/signed-in.ts'
import { DeliveryZoneEntity } from './delivery/delivery-zone.entity.ts'
import { DiscountEntity, DiscountUseEntity } from './discount/discount.entities.ts'
import { WebOrderEntity, WebOrderLineEntity, WebOrderStepEntity } from './order/order.entities.ts'
import { CustomerPrices } from './prices/customer-prices.ts'

/** What the server does for carts and web orders. */
export const selling = {
  entities: [
    ...[CartEntity, CartLineEntity, DeliveryZoneEntity, DiscountEntity, DiscountUseEntity],
    ...[WebOrderEntity, WebOrderLineEntity, WebOrderStepEntity],
  ],
  services: [
    service(Sales, Settings, CurrentTenant),
    service(CartService, Database, Sales, CustomerPrices, CustomerDirectory),
  ],
  routes: [cartRoutes, cartSettingRoutes],
  within: [cartFollows],
} satisfies ServerContribution
