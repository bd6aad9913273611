import { useQueryClient } from '@ashlar/sdk/admin'
import { SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, toast, useTexts } from '@ashlar/sdk/ui'
import { NewNote } from '../contract.ts'
import { addNote, notesKey } from './notes-api.ts'

/** The form follows from the schema that the route checks, too. */
export function AddNote({ close }: { readonly close: () => void }) {
  const t = useTexts('my_thing')
  const cache = useQueryClient()
  const form = useForm({
    schema: NewNote,
    initial: { text: '' },
    save: async (note) => {
      await addNote(note.text)
      await cache.invalidateQueries({ queryKey: [notesKey] })
      return note
    },
  })
  const submit = async () => {
    try {
      if (await form.submit()) close()
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    }
  }
  const keep = (
    <Button variant="primary" busy={form.isSaving} onClick={() => void submit()}>
      {t('Keep it')}
    </Button>
  )
  return (
    <Dialog open onOpenChange={close} title={t('New note')} footer={keep}>
      <SchemaField form={form} name="text" rows={3} />
    </Dialog>
  )
}
