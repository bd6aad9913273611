import type { AppliedRate, DocumentStatus } from '@ashlar/plugin-commerce'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type {
  Address,
  AttributeValue,
  Fulfilment,
  OrderContact,
  OrderDelivery,
  OrderTax,
  Tracking,
} from '../../contract.ts'
import { store } from '../../module.ts'

const money = () => p.bigint('number').defaultRaw('0')

export const WebOrderEntity = defineEntity({
  name: 'WebOrder',
  ...tableOf(store, 'web_order'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    number: p.text().default(''),
    status: p.text().$type<DocumentStatus>().default('pending_payment'),
    fulfilment: p.text().$type<Fulfilment>().default('pending'),
    stock: p.text().$type<'reserved' | 'released' | 'taken'>().default('reserved'),
    customerId: p.bigint('number').strictNullable(),
    account: p.uuid().strictNullable(),
    visitor: p.text().strictNullable(),
    quoteHash: p.text().default(''),
    contact: p.json<OrderContact>(),
    address: p.json<Address>().strictNullable(),
    delivery: p.json<OrderDelivery>(),
    deliveryRates: p.json<AppliedRate[]>().defaultRaw(`'[]'`),
    code: p.text().default(''),
    discountId: p.bigint('number').strictNullable(),
    subTotal: money(),
    discount: money(),
    tax: money(),
    grandTotal: money(),
    amountPaid: money(),
    amountRefunded: money(),
    taxes: p.json<OrderTax[]>().defaultRaw(`'[]'`),
    pricesIncludeTax: p.boolean().default(false),
    currency: p.text(),
    notes: p.text().default(''),
    tracking: p.json<Tracking>().strictNullable(),
    /** Id of the provider. */
    payment: p.text().default(''),
    placedAt: p.datetime().defaultRaw('now()'),
    /** Until when stock is set aside; null where a person says that the money came. */
    payBy: p.datetime().strictNullable(),
    revision: p.integer().default(1),
  },
})

export const WebOrderLineEntity = defineEntity({
  name: 'WebOrderLine',
  ...tableOf(store, 'web_order_line'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    orderId: p.bigint('number'),
    productId: p.bigint('number'),
    variantId: p.bigint('number'),
    name: p.text(),
    kind: p.text(),
    sku: p.text(),
    options: p.json<AttributeValue[]>().defaultRaw(`'[]'`),
    quantity: p.integer(),
    unitPrice: money(),
    rates: p.json<AppliedRate[]>().defaultRaw(`'[]'`),
    total: money(),
    /** The line's part of the discount. */
    discount: money(),
    tax: money(),
    returned: p.integer().default(0),
  },
})

export const WebOrderStepEntity = defineEntity({
  name: 'WebOrderStep',
  ...tableOf(store, 'web_order_step'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    orderId: p.bigint('number'),
    kind: p.text(),
    note: p.text().default(''),
    amount: p.bigint('number').strictNullable(),
    by: p.text().default(''),
    key: p.text().strictNullable(),
    at: p.datetime().defaultRaw('now()'),
  },
})
