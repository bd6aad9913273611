import { defineRecordFiles, permission } from '@ashlar/sdk'
import { invoicing } from '../module.ts'
import { invoicesPath, quotesPath, workOrdersPath } from './addresses.ts'

/** Internal files of quotes: customers never see them. */
export const quoteFiles = defineRecordFiles({
  ...{ module: invoicing, record: 'document', name: 'quote', path: `${quotesPath}:id/files/` },
  view: permission(invoicing, 'quotes', 'can_view'),
  change: permission(invoicing, 'quotes', 'can_edit'),
})

/** The same of invoices, recurring ones and credit notes. */
export const invoiceFiles = defineRecordFiles({
  ...{ module: invoicing, record: 'document', name: 'invoice', path: `${invoicesPath}:id/files/` },
  view: permission(invoicing, 'invoices', 'can_view'),
  change: permission(invoicing, 'invoices', 'can_edit'),
})

/** The same of work orders. */
export const workOrderFiles = defineRecordFiles({
  ...{ module: invoicing, record: 'document', name: 'work order', path: `${workOrdersPath}:id/files/` },
  view: permission(invoicing, 'work_orders', 'can_view'),
  change: permission(invoicing, 'work_orders', 'can_edit'),
})
