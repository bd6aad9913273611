import type { CommandProps } from '@ashlar/sdk/admin'
import NoteDialog from './note-dialog.tsx'

/** CMD-008, OPEN-107 */
export default function NewNote({ close }: CommandProps) {
  return <NoteDialog input={{}} close={close} />
}
