import { defineEvent } from '@ashlar/sdk'
import Type from 'typebox'

/** A product was created, changed, moved to the trash or restored. */
export const productChanged = defineEvent('store.product-changed', Type.Object({ productId: Type.Integer() }))

/** The stock of a variant fell to the number at which staff are warned. */
export const stockRanLow = defineEvent(
  'store.stock-ran-low',
  Type.Object({ variantId: Type.Integer(), stock: Type.Integer() }),
)
