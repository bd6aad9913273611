import type { Transaction } from '@ashlar/sdk/server'
import { DocumentEntity } from './document.entities.ts'

/** Which websites have invoices that are not paid: for work of the platform, which narrows them down. */
export const unpaidWebsites = (tx: Transaction) =>
  tx
    .db(DocumentEntity)
    .selectFrom('document')
    .select('tenantId as guid')
    .distinct()
    .where('type', '=', 'invoice')
    .where('status', 'in', ['pending_payment', 'partial_payment'])
    .where('isDeleted', '=', false)
