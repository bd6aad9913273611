import { type CustomValues, defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { ContactSource } from '../../contract.ts'
import { customers } from '../../module.ts'

export const CustomerEntity = defineEntity({
  name: 'Customer',
  ...tableOf(customers, 'customer'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    firstname: p.text().default(''),
    lastname: p.text().default(''),
    company: p.text().default(''),
    email: p.text().default(''),
    phone: p.text().default(''),
    address: p.text().default(''),
    address2: p.text().default(''),
    city: p.text().default(''),
    province: p.text().default(''),
    postal: p.text().default(''),
    country: p.text().default(''),
    source: p.text().$type<ContactSource>().default('admin'),
    mailConsent: p.boolean().default(false),
    /** Where the version before keeps custom values: written for it, and read from its backups alone. */
    customValues: p.json<CustomValues>().defaultRaw(`'{}'`),
    account: p.uuid().strictNullable(),
    nameKey: p.text().default(''),
    cityKey: p.text().default(''),
    phoneKey: p.text().default(''),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})
