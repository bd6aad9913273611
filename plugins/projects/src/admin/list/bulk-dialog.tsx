import { useCall } from '@ashlar/sdk/admin'
import { DateTimeField } from '@ashlar/sdk/forms'
import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listBoards, listColumns } from '../../contract.ts'
import { AssignFrame } from './assign-frame.tsx'
import { BulkFrame } from './bulk-frame.tsx'
import { type ChosenProjects, changeChosen } from './change-projects.ts'

export type BulkKind = 'column' | 'assign' | 'end'

interface BulkDialogProps {
  readonly kind: BulkKind
  readonly chosen: ChosenProjects
  readonly onClose: () => void
}

/** What the chosen projects are to have in common. */
export function BulkDialog({ kind, chosen, onClose }: BulkDialogProps) {
  switch (kind) {
    case 'column':
      return <MoveDialog chosen={chosen} onClose={onClose} />
    case 'assign':
      return <AssignDialog chosen={chosen} onClose={onClose} />
    case 'end':
      return <EndDialog chosen={chosen} onClose={onClose} />
  }
}

type PartProps = Omit<BulkDialogProps, 'kind'>

function MoveDialog({ chosen, onClose }: PartProps) {
  const t = useTexts('projects')
  const boards = useCall(listBoards).data?.boards ?? []
  const [board, setBoard] = useState('')
  const [column, setColumn] = useState('')
  const columns = useCall(listColumns, { params: { boardId: Number(board) } }, { enabled: board !== '' })
  const none = { value: '', label: t('None') }
  return (
    <BulkFrame
      title={t('Move to a column')}
      icon="move"
      isReady={column !== ''}
      onClose={onClose}
      run={() => changeChosen(chosen, { column_id: Number(column) }, ({ column_id }) => ({ column_id }), t)}
    >
      <Field label={t('Board')}>
        {(ties) => (
          <Select
            {...ties}
            value={board}
            options={[none, ...boards.map(({ id, name }) => ({ value: String(id), label: name }))]}
            onChange={(id) => {
              setBoard(id)
              setColumn('')
            }}
          />
        )}
      </Field>
      <Field label={t('Column')}>
        {(ties) => (
          <Select
            {...ties}
            disabled={board === ''}
            value={column}
            options={[
              none,
              ...(columns.data?.results.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={setColumn}
          />
        )}
      </Field>
    </BulkFrame>
  )
}

function AssignDialog({ chosen, onClose }: PartProps) {
  const t = useTexts('projects')
  return (
    <AssignFrame
      onClose={onClose}
      run={(person) =>
        changeChosen(
          chosen,
          { add_assignee: person },
          ({ assignees }) => (assignees.some(({ id }) => id === person) ? undefined : { remove_assignee: person }),
          t,
        )
      }
    />
  )
}

function EndDialog({ chosen, onClose }: PartProps) {
  const t = useTexts('projects')
  const [end, setEnd] = useState('')
  return (
    <BulkFrame
      title={t('End date')}
      icon="calendar"
      isReady
      onClose={onClose}
      run={() => changeChosen(chosen, { end_date: end || null }, ({ end_date }) => ({ end_date }), t)}
    >
      <Field label={t('End Date')} hint={t('Empty takes the end away.')}>
        {(ties) => <DateTimeField ties={ties} value={end} onChange={setEnd} />}
      </Field>
    </BulkFrame>
  )
}
