import { headerRight } from '@ashlar/sdk'
import { defineSite, fill } from '@ashlar/sdk/site'
import { cart } from './block.ts'

/** The cart stands in every navigation bar. */
export default defineSite({ fills: [fill(headerRight, cart, { sort: 10 })] })
