import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { emailMarketing } from '../../module.ts'

/** What was taken over from a customer who was merged into another, so that it can be given back. */
export const MergedCustomerEntity = defineEntity({
  name: 'MergedCustomer',
  ...tableOf(emailMarketing, 'merged_customer'),
  properties: {
    tenantId: tenantId(),
    customerId: p.bigint('number').primary().autoincrement(false),
    intoId: p.bigint('number'),
    /** Ids of emails that went to the customer. */
    recipients: p.array(Number).columnType('bigint[]'),
    /** Ids of runs of automations. */
    runs: p.array(Number).columnType('bigint[]'),
  },
})
