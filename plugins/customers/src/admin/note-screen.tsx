import { useDialog, useNavigate, useParams } from '@ashlar/sdk/admin'
import { useEffect } from 'react'
import { noteDialog } from '../contract.ts'
import NoteList from './note-list.tsx'

/** SHELL-006, OPEN-109: the address of a note shows its dialog over the list; closing it leads to the list. */
export default function NoteScreen() {
  const { open } = useDialog(noteDialog)
  const navigate = useNavigate()
  const noteId = Number(useParams()['id'])
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each address
  useEffect(() => {
    void open({ noteId }).then(() => navigate('/admin/notes', { replace: true }))
  }, [noteId])
  return <NoteList />
}
