import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { ProductAttribute, ProductImage, ProductKind, ProductStatus, StockState } from '../../contract.ts'
import { store } from '../../module.ts'

export const ProductEntity = defineEntity({
  name: 'Product',
  ...tableOf(store, 'product'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    slug: p.text(),
    status: p.text().$type<ProductStatus>().default('draft'),
    kind: p.text().$type<ProductKind>().default('product'),
    description: p.text().default(''),
    excerpt: p.text().default(''),
    badgeText: p.text().default(''),
    badgeColor: p.text().default(''),
    images: p.json<ProductImage[]>().defaultRaw(`'[]'`),
    attributes: p.json<ProductAttribute[]>().defaultRaw(`'[]'`),
    seoTitle: p.text().default(''),
    seoDescription: p.text().default(''),
    isHiddenFromSearch: p.boolean().default(false),
    taxClassId: p.bigint('number').strictNullable(),
    isTaxExempt: p.boolean().default(false),
    /** Grams. */
    weight: p.integer().strictNullable(),
    publishDate: p.datetime().defaultRaw('now()'),
    lowStockAt: p.integer().strictNullable(),
    /** Its own number, or that of the settings. */
    lowAt: p.integer().default(3),
    importedId: p.text().strictNullable(),
    /** By which rows of an imported file name the product to which they belong. */
    importedSku: p.text().strictNullable(),
    nameKey: p.text().default(''),
    minPrice: p.bigint('number').defaultRaw('0'),
    maxPrice: p.bigint('number').defaultRaw('0'),
    stock: p.bigint('number').defaultRaw('0'),
    stockState: p.text().$type<StockState>().default('in_stock'),
    isLow: p.boolean().default(false),
    deletedAt: p.datetime().strictNullable(),
    isDeleted: p.boolean().default(false),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})
