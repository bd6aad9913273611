import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { commerce } from '../../module.ts'

export const TaxClassEntity = defineEntity({
  name: 'TaxClass',
  ...tableOf(commerce, 'tax_class'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    revision: p.integer().default(1),
  },
})

export const TaxRateEntity = defineEntity({
  name: 'TaxRate',
  ...tableOf(commerce, 'tax_rate'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    taxClassId: p.bigint('number'),
    name: p.text(),
    country: p.text(),
    region: p.text().default(''),
    millionths: p.integer(),
    validFrom: p.date().strictNullable(),
    validUntil: p.date().strictNullable(),
  },
})

export const TaxRulesEntity = defineEntity({
  name: 'TaxRules',
  ...tableOf(commerce, 'tax_rules'),
  properties: {
    tenantId: tenantId().primary(),
    pricesIncludeTax: p.boolean().default(false),
    defaultClassId: p.bigint('number').strictNullable(),
  },
})
