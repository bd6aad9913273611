import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { type Board, changeBoard, createBoard } from '../../contract.ts'
import { boardsChanged } from '../changed.ts'

const NameForm = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
  from: Type.String(),
})

interface BoardNameDialogProps {
  /** Undefined for a new one. */
  readonly board: Board | undefined
  readonly boards: readonly Board[]
  readonly onClose: () => void
  readonly onMade: (id: number) => void
}

/** A board's name; a new one may begin with the columns of another. */
export function BoardNameDialog({ board, boards, onClose, onMade }: BoardNameDialogProps) {
  const t = useTexts('projects')
  return (
    <FormDialog
      title={board ? t('Rename board') : t('New board')}
      icon="square-kanban"
      submit={board ? t('Save') : t('Create board')}
      failed={t('The board was not saved')}
      schema={NameForm}
      initial={{ name: board?.name ?? '', from: '' }}
      messages={{ name: t('Enter a name.') }}
      save={async ({ name, from }) => {
        const body = { name, ...(from !== '' && { from_board_id: Number(from) }) }
        const saved = board
          ? await call(changeBoard, { params: { id: board.id }, body: { name } })
          : await call(createBoard, { body })
        await boardsChanged()
        onClose()
        if (!board) onMade(saved.board.id)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" />
          {!board && boards.length > 0 && (
            <Field label={t('Columns')} hint={t('Without a board: To do, In progress and Done.')}>
              {(ties) => (
                <Select
                  {...ties}
                  value={form.values.from}
                  options={[
                    { value: '', label: t('The usual ones') },
                    ...boards.map(({ id, name }) => ({ value: String(id), label: t('As on “{name}”', { name }) })),
                  ]}
                  onChange={(from) => form.change('from', from)}
                />
              )}
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}
