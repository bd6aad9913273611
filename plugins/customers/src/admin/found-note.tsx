import type { CommandProps } from '@ashlar/sdk/admin'
import { Check } from 'typebox/value'
import { Note } from '../contract.ts'
import NoteDialog from './note-dialog.tsx'

/** CMD-034: a note that was found by the command menu, in its dialog. */
export default function FoundNote({ close, row }: CommandProps) {
  if (!Check(Note, row)) return null
  return <NoteDialog input={{ noteId: row.id }} close={close} />
}
