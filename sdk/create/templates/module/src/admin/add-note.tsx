import { call, outdated } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import { addNote, listNotes, NewNote } from '../contract.ts'

/** The form follows from the schema that the call checks, too. */
export function AddNote({ close }: { readonly close: () => void }) {
  const t = useTexts('my_thing')
  return (
    <FormDialog
      title={t('New note')}
      submit={t('Keep it')}
      failed={t('The note was not kept')}
      schema={NewNote}
      initial={{ text: '' }}
      save={async (body) => {
        await call(addNote, { body })
        await outdated(listNotes)
        close()
      }}
      onClose={close}
    >
      {(form) => <SchemaField form={form} name="text" rows={3} />}
    </FormDialog>
  )
}
