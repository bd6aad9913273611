import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { store } from '../../module.ts'

export const CategoryEntity = defineEntity({
  name: 'Category',
  ...tableOf(store, 'category'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    category: p.text(),
    slug: p.text(),
    parentId: p.bigint('number').strictNullable(),
    position: p.integer().default(0),
    thumbnail: p.text().default(''),
    description: p.text().default(''),
    seoTitle: p.text().default(''),
    seoDescription: p.text().default(''),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})
