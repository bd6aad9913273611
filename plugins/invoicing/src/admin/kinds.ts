import type { CustomFieldsDefinition, RecordFiles } from '@ashlar/sdk'
import type { Translate } from '@ashlar/sdk/ui'
import {
  type ApprovalCalls,
  type DocumentCalls,
  invoiceCalls,
  invoiceFields,
  invoiceFiles,
  invoiceMail,
  invoicePdf,
  type MailCalls,
  type OwnType,
  type PdfCall,
  quoteCalls,
  quoteFields,
  quoteFiles,
  quoteMail,
  quotePdf,
  workOrderCalls,
  workOrderFields,
  workOrderFiles,
  workOrderMail,
  workOrderPdf,
} from '../contract.ts'

/** What differs between quotes, invoices, recurring invoices and work orders on screen. */
export interface DocumentKind {
  readonly type: 'quote' | 'invoice' | 'work-order' | 'recurring'
  readonly area: 'quotes' | 'invoices' | 'work_orders'
  readonly calls: DocumentCalls
  /** Calls of documents that a customer approves. */
  readonly approvals?: ApprovalCalls
  readonly mail: MailCalls
  readonly files: RecordFiles
  /** Fields that the website adds to its documents. */
  readonly fields: CustomFieldsDefinition
  readonly pdf: PdfCall
  /** Address of the list in the admin. */
  readonly path: string
  readonly icon: string
}

export const quoteKind: DocumentKind = {
  ...{ type: 'quote', area: 'quotes', calls: quoteCalls, approvals: quoteCalls, mail: quoteMail, pdf: quotePdf },
  ...{ files: quoteFiles, fields: quoteFields, path: '/admin/quotes', icon: 'file-pen-line' },
}
export const invoiceKind: DocumentKind = {
  ...{ type: 'invoice', area: 'invoices', calls: invoiceCalls, mail: invoiceMail, pdf: invoicePdf },
  ...{ files: invoiceFiles, fields: invoiceFields, path: '/admin/invoices', icon: 'receipt-text' },
}
/** They stand among the invoices. */
export const recurringKind: DocumentKind = { ...invoiceKind, type: 'recurring', icon: 'repeat' }
export const workOrderKind: DocumentKind = {
  ...{ type: 'work-order', area: 'work_orders', calls: workOrderCalls, approvals: workOrderCalls },
  ...{ mail: workOrderMail, pdf: workOrderPdf, files: workOrderFiles, fields: workOrderFields },
  ...{ path: '/admin/work-orders', icon: 'wrench' },
}

/** Where a document is opened. */
export const addressOf = ({ id, type }: { readonly id: number; readonly type: OwnType }): string =>
  `${kindOf(type).path}/${id}`

/** Credit notes stand among the invoices. */
export const kindOf = (type: OwnType): DocumentKind =>
  [quoteKind, workOrderKind, recurringKind].find((kind) => kind.type === type) ?? invoiceKind

interface KindWords {
  readonly all: string
  readonly create: string
  readonly one: string
  readonly every: string
  readonly none: string
  readonly noneText: string
}

/** Words of a kind. */
export function wordsOf({ type }: DocumentKind, t: Translate): KindWords {
  switch (type) {
    case 'quote':
      return {
        ...{ all: t('Quotes'), create: t('New Quote'), one: t('Quote') },
        ...{ every: t('All quotes'), none: t('No quotes yet') },
        noneText: t('Write a quote, and turn it into an invoice when your customer approves it.'),
      }
    case 'work-order':
      return {
        ...{ all: t('Work Orders'), create: t('New Work Order'), one: t('Work Order') },
        ...{ every: t('All work orders'), none: t('No work orders yet') },
        noneText: t('Write down what is to be done for a customer, and bill it afterwards.'),
      }
    case 'recurring':
      return { ...wordsOf(invoiceKind, t), create: t('New Recurring Invoice'), one: t('Recurring invoice') }
    default:
      return {
        ...{ all: t('Invoices'), create: t('New Invoice'), one: t('Invoice') },
        ...{ every: t('All invoices'), none: t('No invoices yet') },
        noneText: t('Write an invoice, or make one from an approved quote.'),
      }
  }
}
