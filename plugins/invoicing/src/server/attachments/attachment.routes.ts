import { fileRoutes } from '@ashlar/sdk/server'
import { invoiceFiles, type OwnType, quoteFiles, workOrderFiles } from '../../contract.ts'
import { DocumentService } from '../document/document.service.ts'

/** Files belong to drafts and to issued documents alike: they are no part of what was issued. */
const of = (calls: Parameters<typeof fileRoutes>[0], types: readonly OwnType[]) =>
  fileRoutes(calls, [DocumentService], (id, documents) => documents.assertThere(types, id))

export const attachmentRoutes = [
  of(quoteFiles, ['quote']),
  of(invoiceFiles, ['invoice', 'recurring', 'refund']),
  of(workOrderFiles, ['work-order']),
]
