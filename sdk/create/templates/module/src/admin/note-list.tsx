import { call, outdated } from '@ashlar/sdk/admin'
import { ResourceList, useList } from '@ashlar/sdk/tables'
import { Button, confirm, IconButton, PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listNotes, type Note, removeNote } from '../contract.ts'
import { AddNote } from './add-note.tsx'

const defaults = { orderBy: 'id' }

export default function NoteList() {
  const t = useTexts('my_thing')
  const [isAdding, setAdding] = useState(false)
  const { list } = useList(listNotes, { defaults })
  const remove = async ({ id, text }: Note) => {
    const description = t('“{text}” is removed for everybody.', { text })
    if (!(await confirm({ description, destructive: true }))) return
    try {
      await call(removeNote, { params: { id } })
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    }
    await outdated(listNotes)
  }
  return (
    <>
      <PageHeader
        title={t('My thing')}
        icon="sticky-note"
        actions={
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {t('New note')}
          </Button>
        }
      />
      <ResourceList
        name="my_thing.notes"
        label={t('Notes')}
        columns={[{ id: 'text', title: t('Note'), cell: ({ text }) => text, fixed: true }]}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ text }) => text}
        rowActions={(note) => <IconButton icon="trash-2" label={t('Remove')} onClick={() => void remove(note)} />}
        empty={{ title: t('No notes yet'), text: t('What is written here, everybody here can read.') }}
      />
      {isAdding && <AddNote close={() => setAdding(false)} />}
    </>
  )
}
