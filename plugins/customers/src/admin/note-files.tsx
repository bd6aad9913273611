import { useCan } from '@ashlar/sdk/admin'
import { Attachments, recordAttachments } from '@ashlar/sdk/records'
import { useTexts } from '@ashlar/sdk/ui'
import { type Note, noteFiles } from '../contract.ts'

/** What was added to a note; it is stored at once, apart from the fields of the note. */
export function NoteFiles({ note }: { readonly note: Note }) {
  const t = useTexts('customers')
  const mayChange = useCan('notes.can_edit')
  return (
    <section aria-label={t('Files in this note')}>
      <Attachments
        source={recordAttachments(noteFiles, note.id, mayChange)}
        hint={t('Images, PDF and Office files, up to 15 MB each')}
      />
    </section>
  )
}
