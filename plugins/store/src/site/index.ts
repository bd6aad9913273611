import { headerRight } from '@ashlar/sdk'
import { defineSite, fill, sitemap } from '@ashlar/sdk/site'
import { cartIcon } from '../block/cart-icon.ts'
import { StoreShop } from '../contract.ts'
import { loads } from './loads.ts'
import { pages } from './pages.ts'

export default defineSite({
  loads,
  pages,
  fills: [fill(headerRight, cartIcon, { sort: 10 })],
  sitemap: sitemap([StoreShop], {
    count: (shop) => shop.countAddresses(),
    page: ({ after, limit }, shop) => shop.addresses(after, limit),
  }),
})
