import type { Transaction } from '@ashlar/sdk/server'
import { customerDeleted } from '../../contract.ts'
import { NoteEntity } from '../note/note.entity.ts'
import { searchKind as noteWords } from '../note/note.store.ts'
import { CustomerEntity } from './customer.entity.ts'
import { searchKind } from './customer.store.ts'

/** With vehicles, notes and history; whoever asks for it notes why. */
export async function removeCustomer(tx: Transaction, id: number): Promise<void> {
  const notes = await tx.em.find(NoteEntity, { customerId: id }, { fields: ['id'] })
  for (const note of notes) await tx.search.remove(noteWords, note.id)
  await tx.em.nativeDelete(CustomerEntity, { id })
  await tx.search.remove(searchKind, id)
  await tx.emit(customerDeleted, { customerId: id })
}
