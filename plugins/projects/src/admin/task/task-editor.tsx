import { call, useCan } from '@ashlar/sdk/admin'
import { SchemaField } from '@ashlar/sdk/forms'
import { ConflictDialog, differences, useRecordForm } from '@ashlar/sdk/records'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { changeTask, createTask, type Task } from '../../contract.ts'
import { tasksChanged } from '../changed.ts'
import { Conversation } from '../comment/conversation.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import { statusNames } from '../words.ts'
import { AssignedTo } from './assigned-to.tsx'
import { ChecklistField } from './checklist-field.tsx'
import { conflictIn } from './conflict-in.ts'
import { DueDate } from './due-date.tsx'
import { ProjectField } from './project-field.tsx'
import { removeTask } from './remove-task.ts'
import { RepeatField } from './repeat-field.tsx'
import { TaskBeside } from './task-beside.tsx'
import { blankTask, formOf, TaskForm, taskOf } from './task-form.ts'
import { TaskTags } from './task-tags.tsx'
import { TaskTitle } from './task-title.tsx'
import { TextField } from './text-field.tsx'
import { WaitsField } from './waits-field.tsx'

export interface TaskEditorProps {
  /** Undefined for a new one. */
  readonly task: Task | undefined
  readonly canAssignUsers: boolean
  readonly projectId: number | undefined
  readonly columnId: number | undefined
  readonly close: (answer?: { taskId: number }) => void
}

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
            {canAssignUsers && <AssignedTo form={form} readOnly={!mayWrite} />}
            <DueDate form={form} readOnly={!mayWrite} />
            <RepeatField form={form} readOnly={!mayWrite} />
            <ProjectField form={form} readOnly={!mayWrite} task={task} />
            <WaitsField form={form} readOnly={!mayWrite} taskId={task?.id} />
            {task && <TaskBeside task={task} />}
          </>
        }
      >
        <SchemaField form={form} name="title" required />
        <TextField form={form} readOnly={!mayWrite} />
        <ChecklistField form={form} readOnly={!mayWrite} />
        <TaskTags form={form} />
        {task && <Conversation of="task" id={task.id} />}
      </RecordDialog>
      {conflict && (
        <ConflictDialog
          title={t('Someone else changed this task')}
          rows={differences(formOf(conflict.theirs), form.values, titles)}
          onTakeTheirs={() => conflict.decide('theirs')}
          onSaveYours={() => conflict.decide('yours')}
          onClose={() => conflict.decide('neither')}
        />
      )}
    </>
  )
}
