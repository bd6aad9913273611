import { api, Rows, useNavigate, useParams, useQuery } from '@ashlar/sdk/admin'
import { PageHeader } from '@ashlar/sdk/ui'
import { Note } from '../records.ts'
import NoteDialog from './note-dialog.tsx'

const path = '/api/v1/admin/notes/'

/** OPEN-109: opened directly, the back office with the note's dialog. */
export default function NoteScreen() {
  const navigate = useNavigate()
  const { id } = useParams()
  const { data } = useQuery({ queryKey: ['desk', 'notes'], queryFn: () => api.get(path, { reply: Rows(Note) }) })
  const row = data?.results.rows.find((note) => String(note.id) === id)
  return (
    <>
      <PageHeader title="Notes" icon="sticky-note" />
      {row && <NoteDialog row={row} close={() => void navigate('/admin')} />}
    </>
  )
}
