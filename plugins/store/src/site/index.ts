import { profileSlot } from '@ashlar/plugin-customers'
import { headerRight } from '@ashlar/sdk'
import { defineSite, fill } from '@ashlar/sdk/site'
import { cartIcon } from '../block/cart-icon.ts'
import { ownOrders } from '../block/own-orders.ts'
import { studioFrame, studioLoad } from './design-studio.ts'
import { loads } from './loads.ts'
import { pages } from './pages.ts'
import { storeSitemap } from './sitemap.ts'

export default defineSite({
  loads: [...loads, studioLoad],
  frames: [studioFrame],
  pages,
  fills: [fill(headerRight, cartIcon, { sort: 10 }), fill(profileSlot, ownOrders, { sort: 10 })],
  sitemap: storeSitemap,
})
