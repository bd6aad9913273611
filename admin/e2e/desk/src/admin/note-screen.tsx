import { useCall, useNavigate, useParams } from '@ashlar/sdk/admin'
import { PageHeader } from '@ashlar/sdk/ui'
import { listNotes } from '../contract.ts'
import NoteDialog from './note-dialog.tsx'

/** OPEN-109: opened directly, the back office with the note's dialog. */
export default function NoteScreen() {
  const navigate = useNavigate()
  const { id } = useParams()
  const { data } = useCall(listNotes)
  const row = data?.results.rows.find((note) => String(note.id) === id)
  return (
    <>
      <PageHeader title="Notes" icon="sticky-note" />
      {row && <NoteDialog row={row} close={() => void navigate('/admin')} />}
    </>
  )
}
