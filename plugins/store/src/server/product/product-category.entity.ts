import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { store } from '../../module.ts'

export const ProductCategoryEntity = defineEntity({
  name: 'ProductCategory',
  ...tableOf(store, 'product_category'),
  properties: {
    tenantId: tenantId(),
    productId: p.bigint('number').primary(),
    categoryId: p.bigint('number').primary(),
  },
})
