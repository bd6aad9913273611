import { headerRight } from '@ashlar/sdk'
import { defineSite, fill } from '@ashlar/sdk/site'
import { cartIcon } from '../block/cart-icon.ts'
import { loads } from './loads.ts'
import { pages } from './pages.ts'
import { storeSitemap } from './sitemap.ts'

export default defineSite({
  loads,
  pages,
  fills: [fill(headerRight, cartIcon, { sort: 10 })],
  sitemap: storeSitemap,
})
