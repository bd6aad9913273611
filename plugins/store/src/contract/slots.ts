import { defineSlot } from '@ashlar/sdk'

/** Cards beside a product in the admin. */
export const productAside = defineSlot<{ readonly productId: number }>('store:product/aside')
