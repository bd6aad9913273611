import { defineSlot } from '@ashlar/sdk'

export interface OfCustomer {
  readonly customerId: number
}

/** Tabs of a customer's page, beside its own. */
export const customerTabs = defineSlot<OfCustomer>('customers:detail/tabs')
/** Figures above a customer's history, each a `Figure`: what they owe, say. */
export const customerFigures = defineSlot<OfCustomer>('customers:detail/figures')
/** Cards beside a customer's history. */
export const customerAside = defineSlot<OfCustomer>('customers:detail/aside')
/** Buttons in the head of a customer's page. */
export const customerActions = defineSlot<OfCustomer>('customers:detail/actions')

/** Blocks on a shopper's own page, such as their orders: `fill` puts one there, and its `load` is told who looks. */
export const profileSlot = defineSlot<object>('customers:profile/sections')
