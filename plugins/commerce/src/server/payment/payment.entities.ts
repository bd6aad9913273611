import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { PaymentStatus } from '../../contract.ts'
import { commerce } from '../../module.ts'

export const PaymentEntity = defineEntity({
  name: 'Payment',
  ...tableOf(commerce, 'payment'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    subjectKind: p.text(),
    subjectId: p.bigint('number'),
    title: p.text(),
    customerId: p.bigint('number').strictNullable(),
    amount: p.bigint('number'),
    currency: p.text(),
    provider: p.text(),
    status: p.text().$type<PaymentStatus>().default('asked'),
    reference: p.text().default(''),
    returnTo: p.text().default(''),
    note: p.text().default(''),
    refunded: p.bigint('number').defaultRaw('0'),
    receivedAmount: p.bigint('number').strictNullable(),
    receivedCurrency: p.text().strictNullable(),
    askedAt: p.datetime().defaultRaw('now()'),
    settledAt: p.datetime().strictNullable(),
  },
})

export const RefundEntity = defineEntity({
  name: 'Refund',
  ...tableOf(commerce, 'refund'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    paymentId: p.bigint('number'),
    amount: p.bigint('number'),
    reason: p.text().default(''),
    status: p.text().$type<PaymentStatus>().default('asked'),
    askedAt: p.datetime().defaultRaw('now()'),
  },
})

export const ProviderNewsEntity = defineEntity({
  name: 'ProviderNews',
  ...tableOf(commerce, 'provider_news'),
  properties: {
    tenantId: tenantId().primary(),
    provider: p.text().primary(),
    eventId: p.text().primary(),
    receivedAt: p.datetime().defaultRaw('now()'),
  },
})
