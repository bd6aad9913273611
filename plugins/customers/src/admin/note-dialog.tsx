import { CouldNotLoadNote, call, type DialogComponentProps, useCall, useCan, useDialog } from '@ashlar/sdk/admin'
import { type Choice, type Form, FormDialog, Picker, SchemaField } from '@ashlar/sdk/forms'
import { NewAttachments, useNewAttachments } from '@ashlar/sdk/records'
import { Checkbox, Dialog, Field, Halves, Pending, Skeleton, useTexts, Note as Warning } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import {
  type Customer,
  changeNote,
  createNote,
  getCustomer,
  getNote,
  listCustomers,
  NewNote,
  type Note,
  newCustomer,
  type noteDialog,
  noteFiles,
} from '../contract.ts'
import { customerChoice, customerName } from '../customer-name.ts'
import { DeleteNote } from './delete-note.tsx'
import { NoteFiles } from './note-files.tsx'
import { notesChanged } from './notes-changed.ts'

const NoteForm = Type.Required(NewNote)
type NoteForm = Type.Static<typeof NoteForm>

/** NOTE-002: the one dialog in which notes are read and written, whoever opens it. */
export default function NoteDialog({ input, close }: DialogComponentProps<typeof noteDialog>) {
  const t = useTexts('customers')
  const { noteId, customerId } = input
  const note = useCall(getNote, { params: { id: noteId ?? 0 } }, { enabled: noteId !== undefined, retry: false })
  const about = useCall(getCustomer, { params: { id: customerId ?? 0 } }, { enabled: customerId !== undefined })
  const isThere = (noteId === undefined || note.data) && (customerId === undefined || about.data)
  if (isThere) {
    return <NoteFormDialog note={note.data?.note} customer={about.data?.customer} close={close} />
  }
  const failed = note.error ?? about.error
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={t('Note')} icon="sticky-note">
      {failed ? (
        <CouldNotLoadNote error={failed} retry={() => Promise.all([note.refetch(), about.refetch()])} />
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={32} />
            <Skeleton width={400} height={120} />
          </div>
        </Pending>
      )}
    </Dialog>
  )
}

interface NoteFormDialogProps {
  readonly note: Note | undefined
  readonly customer: Customer | undefined
  readonly close: (answer?: { noteId: number }) => void
}

function NoteFormDialog({ note, customer, close }: NoteFormDialogProps) {
  const t = useTexts('customers')
  const about = note?.customer ?? customer
  const mayAddFiles = useCan('notes.can_edit')
  const files = useNewAttachments(noteFiles)
  /** The note is there, but not all of its files: until they are, saving again changes it. */
  const [created, setCreated] = useState<Note>()
  const save = async (values: NoteForm) => {
    const body = { ...values, due_date: values.due_date || null }
    const known = note ?? created
    const saved = known ? await call(changeNote, { params: { id: known.id }, body }) : await call(createNote, { body })
    await notesChanged(known?.customer?.customer_id, saved.note.customer?.customer_id)
    if (await files.send(saved.note.id)) return closeWith(saved.note)
    setCreated(saved.note)
  }
  const closeWith = (saved: Note | undefined) => close(saved && { noteId: saved.id })
  return (
    <FormDialog
      title={note ? t('Note') : t('New Note')}
      icon="sticky-note"
      size="lg"
      submit={note ? t('Save') : created ? t('Try again') : t('Create note')}
      failed={t('The note was not saved')}
      schema={NoteForm}
      initial={{
        title: note?.title ?? '',
        content: note?.content ?? '',
        due_date: note?.due_date ?? null,
        is_done: note?.is_done ?? false,
        customer_id: about?.customer_id ?? null,
      }}
      messages={{ title: t('Enter a title.') }}
      aside={() => (note ? <DeleteNote note={note} onDeleted={() => close()} /> : <Hint />)}
      save={save}
      onClose={() => closeWith(created)}
    >
      {(form) => (
        <>
          {created && (
            <Warning tone="bad">
              {t('The note was saved, but not all of its files. Try again, or remove the files that failed.')}
            </Warning>
          )}
          <SchemaField form={form} name="title" required />
          <Halves>
            <AboutCustomer form={form} first={about && { id: about.customer_id, title: nameOf(about) }} />
            <SchemaField form={form} name="due_date" />
          </Halves>
          <SchemaField form={form} name="content" />
          {note && (
            <Checkbox
              checked={form.values.is_done}
              onChange={(is_done) => form.change('is_done', is_done)}
              label={t('Done')}
            />
          )}
          {note && <NoteFiles note={note} />}
          {!note && mayAddFiles && (
            <section aria-label={t('Files in this note')}>
              <NewAttachments attachments={files} hint={t('Images, PDF and Office files, up to 15 MB each')} />
            </section>
          )}
        </>
      )}
    </FormDialog>
  )
}

function Hint() {
  const t = useTexts('customers')
  return <span className="t3 xs">{t('Only staff can see notes')}</span>
}

interface AboutCustomerProps {
  readonly form: Form<typeof NoteForm>
  /** The customer whom the note is about when the dialog opens. */
  readonly first: Choice | undefined
}

function AboutCustomer({ form, first }: AboutCustomerProps) {
  const t = useTexts('customers')
  const { isOffered, open } = useDialog(newCustomer)
  const [chosen, setChosen] = useState<Choice | null>(first ?? null)
  const choose = (choice: Choice | null) => {
    setChosen(choice)
    form.change('customer_id', choice === null ? null : Number(choice.id))
  }
  const create = async (name: string) => {
    const customer = await open({ name })
    return customer && { id: customer.customer_id, title: nameOf(customer) }
  }
  return (
    <Field id={form.idOf('customer_id')} label={t('Customer')} error={form.errors['customer_id']}>
      {(ties) => (
        <Picker
          ties={ties}
          label={t('Customer')}
          call={listCustomers}
          choiceOf={customerChoice}
          value={chosen}
          onChange={choose}
          avatars
          newChoice={isOffered ? { label: t('New Customer'), create } : undefined}
        />
      )}
    </Field>
  )
}

const nameOf = (customer: { readonly firstname: string; readonly lastname: string }) =>
  customerName({ company: '', email: '', ...customer })
