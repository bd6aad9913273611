import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { SubscriberState } from '../../contract.ts'
import { emailMarketing } from '../../module.ts'

export const SubscriberEntity = defineEntity({
  name: 'Subscriber',
  ...tableOf(emailMarketing, 'subscriber'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    listId: p.bigint('number'),
    email: p.text(),
    /** Of their browser when they signed up, as an IANA name; empty where it is not known. */
    timeZone: p.text().default(''),
    state: p.text().$type<SubscriberState>(),
    createdAt: p.datetime().defaultRaw('now()'),
    confirmedAt: p.datetime().strictNullable(),
  },
})
