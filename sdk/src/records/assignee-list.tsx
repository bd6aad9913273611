import { useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { call } from '../admin/call.ts'
import { CouldNotLoadNote } from '../admin/could-not-load.tsx'
import { outdated, useCall } from '../admin/use-call.ts'
import { WidgetWaiting } from '../admin/widget-states.tsx'
import type { AssigneesDefinition } from '../definition/record/assignees.ts'
import { Picker } from '../forms/picker/picker.tsx'
import { type Assignee, listAssignees } from '../platform/assignee-calls.ts'
import { Avatar } from '../ui/badge.tsx'
import { IconButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useTexts } from '../ui/texts.ts'

export interface AssigneeListProps {
  readonly assignees: AssigneesDefinition
  /** The record. */
  readonly id: number
  /** Called after each change, to ask again for lists in which the people are shown. */
  readonly onChange?: () => unknown
}

/**
 * The people who are assigned to a record, for a card in the aside of its screen. Owners, administrators and managers who
 * may change the record add and remove them at once; others only see them.
 *
 * @example <AssigneeList assignees={boatAssignees} id={boat.id} onChange={() => outdated(listBoats)} />
 */
export function AssigneeList({ assignees, id, onChange }: AssigneeListProps) {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(assignees.list, { params: { id } })
  const [problem, setProblem] = useState<string>()
  const change = async (work: () => Promise<unknown>) => {
    setProblem(undefined)
    try {
      await work()
      await Promise.all([outdated(assignees.list, assignees.assigned), onChange?.()])
    } catch (failure) {
      console.error(failure)
      setProblem(failure instanceof ApiError ? failure.message : t('Something went wrong. Try again.'))
    }
  }
  if (error && !data) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const { rows } = data.results
  const add = (userId: number) => change(() => call(assignees.add, { params: { id }, body: { assignees: [userId] } }))
  const remove = (userId: number) => change(() => call(assignees.remove, { params: { id, userId } }))
  return (
    <div className="assigned">
      {rows.length === 0 && <p className="t2">{t('Nobody is assigned.')}</p>}
      {rows.length > 0 && (
        <ul aria-label={t('Assigned to')}>
          {rows.map((person) => (
            <Line key={person.id} person={person} {...(data.canAssignUsers && { remove })} />
          ))}
        </ul>
      )}
      {data.canAssignUsers && (
        <Field label={t('Assign a person')} error={problem}>
          {(ties) => (
            <Picker
              // Emptied after each person.
              key={rows.length}
              ties={ties}
              label={t('Assign a person')}
              call={listAssignees}
              choiceOf={({ id: userId, displayName }) => ({ id: userId, title: displayName })}
              value={null}
              onChange={(choice) => choice && void add(Number(choice.id))}
              avatars
            />
          )}
        </Field>
      )}
    </div>
  )
}

interface LineProps {
  readonly person: Assignee
  readonly remove?: (userId: number) => Promise<void>
}

function Line({ person, remove }: LineProps) {
  const t = useTexts('admin')
  const { id, displayName } = person
  return (
    <li className="row g3">
      <Avatar name={displayName} size="sm" />
      <span className="trunc grow">{displayName}</span>
      {remove && (
        <IconButton
          icon="x"
          size="xs"
          label={t('Remove {name}', { name: displayName })}
          onClick={() => void remove(id)}
        />
      )}
    </li>
  )
}
