import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { store } from '../../module.ts'

/** An address that a product or a category had before. */
export const MovedSlugEntity = defineEntity({
  name: 'MovedSlug',
  ...tableOf(store, 'moved_slug'),
  properties: {
    tenantId: tenantId(),
    kind: p.text().$type<'product' | 'category'>().primary(),
    slug: p.text().primary(),
    recordId: p.bigint('number'),
  },
})
