import { defineAssignees, defineCustomFields, defineTags, permission } from '@ashlar/sdk'
import { customers } from '../module.ts'

const records = {
  ...{ module: customers, entity: 'customers', record: 'customer' },
  view: permission(customers, 'customers', 'can_view'),
  change: permission(customers, 'customers', 'can_edit'),
} as const

/** Words that a website gives to several customers, such as "Wholesale". */
export const customerTags = defineTags({ ...records, names: 'tag' })

/** Fields that a website adds to its customers. */
export const customerFields = defineCustomFields(records)

/** Staff members who look after a customer. */
export const customerAssignees = defineAssignees(records)
