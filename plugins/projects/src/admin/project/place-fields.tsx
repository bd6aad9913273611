import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Field, Input, Select, useTexts } from '@ashlar/sdk/ui'
import { listBoards, listColumns, type Project } from '../../contract.ts'
import type { FormPartProps } from './form-part.ts'

interface PlaceFieldsProps extends FormPartProps {
  readonly project: Project | undefined
}

/** A new project is given a board and then a column; later its card is moved on the board (PROJ-008, -024, -025). */
export function PlaceFields({ project, ...part }: PlaceFieldsProps) {
  const t = useTexts('projects')
  if (!project) return <Places {...part} />
  if (!project.board) return null
  return (
    <>
      <Field label={t('Board')}>{(ties) => <Input {...ties} readOnly value={project.board?.name ?? ''} />}</Field>
      <Field label={t('Column')}>{(ties) => <Input {...ties} readOnly value={project.column_name} />}</Field>
    </>
  )
}

function Places({ form, readOnly }: FormPartProps) {
  const t = useTexts('projects')
  const { values, errors, idOf, change } = form
  const boards = useCall(listBoards)
  const boardId = values.board_id ?? 0
  const columns = useCall(listColumns, { params: { boardId } }, { enabled: boardId !== 0 })
  const rows = boardId === 0 ? [] : (columns.data?.results.rows ?? [])
  const failed = boards.error ?? columns.error
  const none = { value: '', label: t('None') }
  return (
    <>
      <Field id={idOf('board_id')} label={t('Board')} error={errors['board_id']}>
        {(ties) => (
          <Select
            {...ties}
            disabled={readOnly}
            value={String(values.board_id ?? '')}
            options={[none, ...(boards.data?.boards ?? []).map(({ id, name }) => ({ value: String(id), label: name }))]}
            onChange={(id) => {
              change('board_id', id === '' ? null : Number(id))
              change('column_id', null)
            }}
          />
        )}
      </Field>
      {boardId !== 0 && (
        <Field id={idOf('column_id')} label={t('Column')} error={errors['column_id']}>
          {(ties) => (
            <Select
              {...ties}
              disabled={readOnly}
              value={String(values.column_id ?? '')}
              options={[none, ...rows.map(({ id, name }) => ({ value: String(id), label: name }))]}
              onChange={(id) => change('column_id', id === '' ? null : Number(id))}
            />
          )}
        </Field>
      )}
      {failed && <CouldNotLoadNote error={failed} retry={() => Promise.all([boards.refetch(), columns.refetch()])} />}
    </>
  )
}
