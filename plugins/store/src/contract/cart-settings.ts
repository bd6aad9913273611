import { defineCall, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { CartSettings as members } from '../settings.ts'
import { cartPath, webOrdersPath } from './order-addresses.ts'

/** How visitors may fill their carts. */
export const CartSettings = Type.Object(members, { additionalProperties: false })
export type CartSettings = Static<typeof CartSettings>

export const getCartSettings = defineCall({
  id: 'store.getCartSettings',
  method: 'GET',
  path: `${cartPath}settings/`,
  summary: 'Show how visitors may fill their carts',
  reply: { data: CartSettings },
  access: 'public',
})

export const getWebOrderSettings = defineCall({
  id: 'store.getWebOrderSettings',
  method: 'GET',
  path: `${webOrdersPath}settings/`,
  summary: 'Show the settings of the cart to staff',
  reply: { data: CartSettings },
  access: permission(store, 'orders', 'can_view'),
})

export const changeCartSettings = defineCall({
  id: 'store.changeCartSettings',
  method: 'POST',
  path: `${cartPath}settings/update/`,
  summary: 'Change how visitors may fill their carts',
  description: 'Takes any of the settings. Members that are left out stay as they are.',
  body: Type.Partial(CartSettings, { additionalProperties: false }),
  reply: { data: CartSettings },
  access: 'settings.can_edit',
})
