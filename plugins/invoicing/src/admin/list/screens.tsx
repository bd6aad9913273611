import { invoiceKind, quoteKind, workOrderKind } from '../kinds.ts'
import { DocumentList } from './document-list.tsx'

export const Quotes = () => <DocumentList kind={quoteKind} />
export const Invoices = () => <DocumentList kind={invoiceKind} />
export const WorkOrders = () => <DocumentList kind={workOrderKind} />
