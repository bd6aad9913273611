import { useCall, useDialog } from '@ashlar/sdk/admin'
import { listNotes, noteDialog } from '../contract.ts'

/** How many notes are about a customer; undefined until it is known, and where the person has no notes. */
export function useNoteCount(customerId: number): number | undefined {
  const { isOffered } = useDialog(noteDialog)
  const { data } = useCall(listNotes, { query: { customer_id: customerId, limit: 1 } }, { enabled: isOffered })
  return data?.results.total
}
