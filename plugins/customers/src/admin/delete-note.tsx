import { ApiError, call, useCan } from '@ashlar/sdk/admin'
import { Button, confirm, toast, useTexts } from '@ashlar/sdk/ui'
import { deleteNote, type Note } from '../contract.ts'
import { notesChanged } from './notes-changed.ts'

export function DeleteNote({ note, onDeleted }: { readonly note: Note; readonly onDeleted: () => void }) {
  const t = useTexts('customers')
  if (!useCan('notes.can_delete')) return null
  const remove = async () => {
    if (
      !(await confirm({
        description: t('The note “{title}” will be deleted.', { title: note.title }),
        destructive: true,
      }))
    )
      return
    try {
      await call(deleteNote, { params: { id: note.id } })
    } catch (error) {
      toast.error(t('The note was not deleted'), { description: error instanceof ApiError ? error.message : '' })
      return
    }
    onDeleted()
    await notesChanged(note.customer?.customer_id)
  }
  return (
    <Button variant="quiet-danger" icon="trash-2" onClick={() => void remove()}>
      {t('Delete')}
    </Button>
  )
}
