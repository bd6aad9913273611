import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { store } from '../../module.ts'

/** A picture that a file names. It is fetched into the media library once. */
export const ImportedPictureEntity = defineEntity({
  name: 'ImportedPicture',
  ...tableOf(store, 'imported_picture'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    productId: p.bigint('number'),
    variantId: p.bigint('number').defaultRaw('0'),
    address: p.text(),
    alt: p.text().default(''),
    file: p.text().default(''),
    isRefused: p.boolean().default(false),
  },
})
