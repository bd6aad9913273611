import { PageHeader, useTexts } from '@ashlar/sdk/ui'
import { NotesTable } from './notes-table.tsx'
import { WriteNote } from './write-note.tsx'

/** Notes about everybody and nobody. */
export default function NoteList() {
  const t = useTexts('customers')
  return (
    <>
      <PageHeader
        title={t('Notes')}
        icon="sticky-note"
        subtitle={t('Only staff can see notes')}
        actions={<WriteNote />}
      />
      <NotesTable empty={t('Write down what you want to remember, about a customer or on its own.')} />
    </>
  )
}
