import type { PayloadOf } from '@ashlar/sdk'
import type { documentIssued } from '../../contract.ts'
import type { DocumentRow } from './document.store.ts'

/** What events tell of a document. */
export const told = ({
  id,
  type,
  number,
  customerId,
  grandTotal,
  currency,
}: DocumentRow): PayloadOf<typeof documentIssued> => ({
  ...{ documentId: id, type, number, customerId, total: grandTotal, currency },
})
