import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { AttributeValue, StockState } from '../../contract.ts'
import { store } from '../../module.ts'

export const VariantEntity = defineEntity({
  name: 'Variant',
  ...tableOf(store, 'variant'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    productId: p.bigint('number'),
    position: p.integer().default(0),
    sku: p.text(),
    price: p.bigint('number').defaultRaw('0'),
    compareAtPrice: p.bigint('number').strictNullable(),
    stock: p.bigint('number').defaultRaw('0'),
    trackStock: p.boolean().default(true),
    allowBackorder: p.boolean().default(false),
    stockState: p.text().$type<StockState>().default('in_stock'),
    /** Grams. */
    weight: p.integer().strictNullable(),
    image: p.text().default(''),
    attributes: p.json<AttributeValue[]>().defaultRaw(`'[]'`),
    importedVariantId: p.text().strictNullable(),
    isDeleted: p.boolean().default(false),
  },
})
