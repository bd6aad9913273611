import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { type Column, changeColumn, createColumn } from '../../contract.ts'
import { boardsChanged } from '../changed.ts'

const ColumnForm = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
  color: Type.String({ title: 'Colour', control: 'colour', pattern: '^#[0-9a-fA-F]{6}$' }),
  limit: Type.Union([Type.Integer({ minimum: 1, maximum: 10_000 }), Type.Null()], { title: 'Limit' }),
  is_done: Type.Boolean({ title: 'What stands here is done' }),
})

interface ColumnDialogProps {
  readonly boardId: number
  /** Undefined for a new one. */
  readonly column: Column | undefined
  readonly onClose: () => void
}

/** A column of a board. */
export function ColumnDialog({ boardId, column, onClose }: ColumnDialogProps) {
  const t = useTexts('projects')
  return (
    <FormDialog
      title={column ? t('Edit column') : t('Add a column')}
      icon="square-kanban"
      submit={column ? t('Save') : t('Add a column')}
      failed={t('The column was not saved')}
      schema={ColumnForm}
      initial={{
        ...{ name: column?.name ?? '', color: column?.color ?? '#8a8f98', limit: column?.limit ?? null },
        is_done: column?.is_done ?? false,
      }}
      messages={{ name: t('Enter a name.') }}
      save={async (body) => {
        if (column) await call(changeColumn, { params: { boardId, id: column.id }, body })
        else await call(createColumn, { params: { boardId }, body })
        await boardsChanged()
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" />
          <SchemaField form={form} name="color" />
          <SchemaField form={form} name="limit" hint={t('More cards are shown as too many. Empty for any number.')} />
          <SchemaField form={form} name="is_done" hint={t('Tasks that come here are completed.')} />
        </>
      )}
    </FormDialog>
  )
}
