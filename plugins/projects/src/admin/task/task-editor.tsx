import { call, Link, SlotFills, useCan } from '@ashlar/sdk/admin'
import { SchemaField } from '@ashlar/sdk/forms'
import { PeopleField, TagField } from '@ashlar/sdk/records'
import { Button, Details, useTexts, when } from '@ashlar/sdk/ui'
import { changeTask, createTask, type Task, taskAside, taskTags } from '../../contract.ts'
import { tasksChanged } from '../changed.ts'
import { Conversation } from '../comment/conversation.tsx'
import { ConflictDialog } from '../form/conflict-dialog.tsx'
import { DescriptionField } from '../form/description-field.tsx'
import { differences } from '../form/differences.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { statusNames } from '../words.ts'
import { ChecklistField } from './checklist-field.tsx'
import { conflictIn } from './conflict-in.ts'
import { DueDate } from './due-date.tsx'
import { ProjectField } from './project-field.tsx'
import { removeTask } from './remove-task.ts'
import { RepeatField } from './repeat-field.tsx'
import { blankTask, formOf, TaskForm, taskOf } from './task-form.ts'
import { TaskTime } from './task-time.tsx'
import { TaskTitle } from './task-title.tsx'
import { WaitsField } from './waits-field.tsx'

export interface TaskEditorProps {
  /** Undefined for a new one. */
  readonly task: Task | undefined
  readonly canAssignUsers: boolean
  readonly projectId: number | undefined
  readonly columnId: number | undefined
  readonly close: (answer?: { taskId: number }) => void
}

/** TASK-009: pixels. */
const descriptionHeight = 425

/** The form of a task (TASK-002 to -010). What somebody may not change is only shown. */
export function TaskEditor({ task, canAssignUsers, projectId, columnId, close }: TaskEditorProps) {
  const t = useTexts('projects')
  const mayWrite = useCan(task ? 'projects.can_edit' : 'projects.can_create')
  const mayRemove = useCan('projects.can_delete')
  const titles = {
    ...{ title: t('Title'), est_hours: t('Est. Hours'), status: t('Status'), due_date: t('Due Date') },
    ...{ description: t('Description'), tags: t('Tags'), checklist: t('Checklist'), assignees: t('Assigned To') },
  }
  const { form, problem, conflict, save } = useRecordForm({
    schema: TaskForm,
    initial: task ? formOf(task) : blankTask(projectId),
    stored: task,
    valuesOf: formOf,
    messages: { title: t('Title is required'), est_hours: t('Est. Hours is required') },
    send: async (values, revision) => {
      const body = taskOf(values, canAssignUsers)
      const saved = task
        ? await call(changeTask, {
            params: { id: task.id },
            body: { ...body, ...(revision !== undefined && { revision }) },
          })
        : await call(createTask, { body: { ...body, ...(columnId !== undefined && { column_id: columnId }) } })
      await tasksChanged()
      return saved.task
    },
    conflictIn,
    failed: (text) => ({ title: t('The task was not saved'), text }),
  })
  const { values, change, errors, idOf } = form
  return (
    <>
      <RecordDialog
        title={<TaskTitle task={task} />}
        {...(!task && { icon: 'circle-check' })}
        form={form}
        submit={t('Save')}
        problem={problem}
        readOnly={!mayWrite}
        save={async () => {
          const saved = await save()
          return saved && { taskId: saved.id }
        }}
        close={close}
        actions={
          task &&
          mayRemove && (
            <Button
              variant="quiet-danger"
              icon="trash-2"
              onClick={() => void removeTask(task, t).then((isGone) => isGone && close())}
            >
              {t('Delete')}
            </Button>
          )
        }
        aside={
          <>
            <SchemaField form={form} name="est_hours" required />
            <SchemaField form={form} name="status" options={statusNames(t)} />
            {canAssignUsers && (
              <PeopleField
                id={idOf('assignees')}
                label={t('Assigned To')}
                value={values.assignees}
                error={errors['assignees']}
                onChange={(people) => change('assignees', [...people])}
                disabled={!mayWrite}
              />
            )}
            <DueDate form={form} readOnly={!mayWrite} />
            <RepeatField form={form} readOnly={!mayWrite} />
            <ProjectField form={form} readOnly={!mayWrite} task={task} />
            <WaitsField form={form} readOnly={!mayWrite} taskId={task?.id} />
            {task && <TaskTime task={task} />}
            {task && <Facts task={task} />}
            {task && <SlotFills slot={taskAside} props={{ taskId: task.id }} />}
          </>
        }
      >
        <SchemaField form={form} name="title" required />
        <DescriptionField
          id={idOf('description')}
          label={t('Description')}
          value={values.description}
          error={errors['description']}
          onChange={(description) => change('description', description)}
          disabled={!mayWrite}
          height={descriptionHeight}
        />
        <ChecklistField form={form} readOnly={!mayWrite} />
        <TagField
          tags={taskTags}
          id={idOf('tags')}
          value={values.tags}
          error={errors['tags']}
          onChange={(tags) => change('tags', [...tags])}
        />
        {task && <Conversation of="task" id={task.id} />}
      </RecordDialog>
      {conflict && (
        <ConflictDialog
          title={t('Someone else changed this task')}
          rows={differences(formOf(conflict.theirs), values, titles)}
          onTakeTheirs={() => conflict.decide('theirs')}
          onSaveYours={() => conflict.decide('yours')}
          onClose={() => conflict.decide('neither')}
        />
      )}
    </>
  )
}

function Facts({ task }: { readonly task: Task }) {
  const t = useTexts('projects')
  const { createdAt, createdBy, customer_id, customer_name } = task
  const created = createdBy === '' ? when(createdAt) : t('{when} by {name}', { when: when(createdAt), name: createdBy })
  return (
    <Details
      of={[
        { name: t('Created'), value: created },
        ...(customer_id === null
          ? []
          : [
              {
                name: t('Customer'),
                value: (
                  <Link className="link" to={`/admin/customers/${customer_id}`}>
                    {customer_name}
                  </Link>
                ),
              },
            ]),
      ]}
    />
  )
}
