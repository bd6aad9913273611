import { defineCustomFields, permission } from '@ashlar/sdk'
import { invoicing } from '../module.ts'

const documents = { module: invoicing, record: 'document' } as const

/** Fields that a website adds to all its documents, as those see them who may see quotes. */
export const quoteFields = defineCustomFields({
  ...{ ...documents, entity: 'quotes', name: 'quote' },
  view: permission(invoicing, 'quotes', 'can_view'),
  change: permission(invoicing, 'quotes', 'can_edit'),
})

/** The same for invoices, recurring ones and credit notes. */
export const invoiceFields = defineCustomFields({
  ...{ ...documents, entity: 'invoices', name: 'invoice' },
  view: permission(invoicing, 'invoices', 'can_view'),
  change: permission(invoicing, 'invoices', 'can_edit'),
})

/** The same for work orders. */
export const workOrderFields = defineCustomFields({
  ...{ ...documents, entity: 'work-orders', name: 'work order' },
  view: permission(invoicing, 'work_orders', 'can_view'),
  change: permission(invoicing, 'work_orders', 'can_edit'),
})
