import { ResourceScreen } from '@ashlar/sdk/tables'
import { useTexts } from '@ashlar/sdk/ui'
import { notes } from '../contract.ts'

/** The form to add and to change follows from the schema that the calls check, too. */
export default function NoteList() {
  const t = useTexts('my_thing')
  return (
    <ResourceScreen
      resource={notes}
      title={t('My thing')}
      icon="sticky-note"
      columns={[{ id: 'text', title: t('Note'), cell: ({ text }) => text, fixed: true }]}
      labelOf={({ text }) => text}
      add={t('New note')}
      blank={{ text: '' }}
      empty={{ title: t('No notes yet'), text: t('Everyone who works here can read these notes.') }}
    />
  )
}
