import { useQuery } from '@ashlar/sdk/admin'
import { ResourceList, useListState } from '@ashlar/sdk/tables'
import { Button, confirm, IconButton, PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { AddNote } from './add-note.tsx'
import { fetchNotes, notesKey, removeNote } from './notes-api.ts'

const defaults = { orderBy: 'id' }

export default function NoteList() {
  const t = useTexts('my_thing')
  const [isAdding, setAdding] = useState(false)
  const [state, change] = useListState(defaults)
  const { currentPage, itemsPerPage } = state
  const { data, error, refetch } = useQuery({
    queryKey: [notesKey, currentPage],
    queryFn: () => fetchNotes(currentPage, itemsPerPage),
  })
  const remove = async (id: number, text: string) => {
    const description = t('“{text}” is removed for everybody.', { text })
    if (!(await confirm({ description, destructive: true }))) return
    try {
      await removeNote(id)
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    }
    await refetch()
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
        rows={data?.rows}
        total={data?.total ?? 0}
        error={error}
        onRetry={() => void refetch()}
        keyOf={({ id }) => id}
        labelOf={({ text }) => text}
        state={state}
        onState={change}
        rowActions={({ id, text }) => (
          <IconButton icon="trash-2" label={t('Remove')} onClick={() => void remove(id, text)} />
        )}
        empty={{ title: t('No notes yet'), text: t('What is written here, everybody here can read.') }}
      />
      {isAdding && <AddNote close={() => setAdding(false)} />}
    </>
  )
}
