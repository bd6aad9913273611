import { defineSlot } from '@ashlar/sdk'

interface OfOrder {
  readonly orderId: number
}

/** Cards beside a web order in the admin. */
export const orderAside = defineSlot<OfOrder>('store:order/aside')
/** Buttons in the head of a web order. */
export const orderActions = defineSlot<OfOrder>('store:order/actions')

/** Cards beside a product in the admin. */
export const productAside = defineSlot<{ readonly productId: number }>('store:product/aside')
