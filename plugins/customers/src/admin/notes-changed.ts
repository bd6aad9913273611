import { outdated, queryClient } from '@ashlar/sdk/admin'
import { getNote, listNotes } from '../contract.ts'
import { customerKey } from './customers-changed.ts'

/** After a note was written or deleted: notes and the customers it is or was about are asked for again (NOTE-003, NOTE-004). */
export async function notesChanged(...customerIds: readonly (number | null | undefined)[]): Promise<void> {
  const ids = customerIds.filter((id) => id !== null && id !== undefined)
  await Promise.all([
    outdated(listNotes, getNote),
    ...ids.map((id) => queryClient.invalidateQueries({ queryKey: customerKey(id) })),
  ])
}
