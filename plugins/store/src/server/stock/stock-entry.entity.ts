import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { StockReason } from '../../contract.ts'
import { store } from '../../module.ts'

export const StockEntryEntity = defineEntity({
  name: 'StockEntry',
  ...tableOf(store, 'stock_entry'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    variantId: p.bigint('number'),
    change: p.bigint('number'),
    stock: p.bigint('number'),
    reason: p.text().$type<StockReason>(),
    subject: p.text().default(''),
    note: p.text().default(''),
    by: p.text().default(''),
    at: p.datetime().defaultRaw('now()'),
  },
})
