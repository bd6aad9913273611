import { type Choice, DateField, Picker } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listProjects } from '../../contract.ts'
import { AssignFrame } from './assign-frame.tsx'
import { BulkFrame } from './bulk-frame.tsx'
import { type ChosenTasks, changeChosenTasks } from './change-tasks.ts'

export type TaskBulkKind = 'assign' | 'due' | 'project'

interface TasksBulkDialogProps {
  readonly kind: TaskBulkKind
  readonly chosen: ChosenTasks
  readonly onClose: () => void
}

/** What the chosen tasks are to have in common. */
export function TasksBulkDialog({ kind, chosen, onClose }: TasksBulkDialogProps) {
  const t = useTexts('projects')
  switch (kind) {
    case 'assign':
      return (
        <AssignFrame
          onClose={onClose}
          run={(person) =>
            changeChosenTasks(
              chosen,
              { add_assignee: person },
              ({ assignees }) => (assignees.some(({ id }) => id === person) ? undefined : { remove_assignee: person }),
              t,
            )
          }
        />
      )
    case 'due':
      return <DueDialog chosen={chosen} onClose={onClose} />
    case 'project':
      return <ProjectDialog chosen={chosen} onClose={onClose} />
  }
}

type PartProps = Omit<TasksBulkDialogProps, 'kind'>

function DueDialog({ chosen, onClose }: PartProps) {
  const t = useTexts('projects')
  const [day, setDay] = useState('')
  return (
    <BulkFrame
      title={t('Due Date')}
      icon="calendar"
      isReady
      onClose={onClose}
      run={() => changeChosenTasks(chosen, { due_date: day || null }, ({ due_date }) => ({ due_date }), t)}
    >
      <Field label={t('Due Date')} hint={t('Empty takes the due date away.')}>
        {(ties) => <DateField ties={ties} value={day} onChange={setDay} />}
      </Field>
    </BulkFrame>
  )
}

function ProjectDialog({ chosen, onClose }: PartProps) {
  const t = useTexts('projects')
  const [project, setProject] = useState<Choice | null>(null)
  return (
    <BulkFrame
      title={t('Project')}
      icon="square-kanban"
      isReady={project !== null}
      onClose={onClose}
      run={() =>
        changeChosenTasks(chosen, { project_id: Number(project?.id) }, ({ project_id }) => ({ project_id }), t)
      }
    >
      <Field label={t('Project')}>
        {(ties) => (
          <Picker
            ties={ties}
            label={t('Project')}
            call={listProjects}
            choiceOf={({ id, title, customer_name }) => ({ id, title, detail: customer_name })}
            value={project}
            onChange={setProject}
          />
        )}
      </Field>
    </BulkFrame>
  )
}
