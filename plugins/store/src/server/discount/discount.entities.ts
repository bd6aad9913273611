import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { DiscountKind } from '../../contract.ts'
import { store } from '../../module.ts'

export const DiscountEntity = defineEntity({
  name: 'Discount',
  ...tableOf(store, 'discount'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    code: p.text(),
    /** As codes are compared. */
    codeKey: p.text(),
    kind: p.text().$type<DiscountKind>(),
    millionths: p.integer().default(0),
    amount: p.bigint('number').defaultRaw('0'),
    startsAt: p.datetime().strictNullable(),
    endsAt: p.datetime().strictNullable(),
    mostUses: p.bigint('number').strictNullable(),
    uses: p.bigint('number').defaultRaw('0'),
    isOnceOnly: p.boolean().default(false),
    leastTotal: p.bigint('number').defaultRaw('0'),
    isActive: p.boolean().default(true),
    revision: p.integer().default(1),
  },
})

export const DiscountUseEntity = defineEntity({
  name: 'DiscountUse',
  ...tableOf(store, 'discount_use'),
  properties: {
    tenantId: tenantId(),
    discountId: p.bigint('number').primary(),
    orderId: p.bigint('number').primary(),
    customerId: p.bigint('number'),
  },
})
