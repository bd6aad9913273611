import { Id } from '@ashlar/sdk'
import { call, useMe } from '@ashlar/sdk/admin'
import { type Choice, DateTimeField, FormDialog, Picker, SchemaField } from '@ashlar/sdk/forms'
import { Button, confirm, Field, Halves, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { changeTimeEntry, createTimeEntry, deleteTimeEntry, listTasks, type TaskTimeEntry } from '../../contract.ts'
import { timeChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'
import { minutesText } from '../words.ts'

const EntryForm = Type.Object({
  task: Type.Union([Id, Type.Null()]),
  start_time: Type.String({ title: 'Start', minLength: 1 }),
  end_time: Type.String({ title: 'End', minLength: 1 }),
  description: Type.String({ title: 'Description', maxLength: 1000 }),
  billable: Type.Boolean({ title: 'Billable' }),
})

const hour = 3_600_000

export interface EntryDialogProps {
  /** Undefined where it is chosen in the dialog. */
  readonly taskId: number | undefined
  /** Undefined for a new one. */
  readonly entry: TaskTimeEntry | undefined
  readonly onClose: () => void
}

/** Time that was spent on a task, written by hand. */
export function EntryDialog({ taskId, entry, onClose }: EntryDialogProps) {
  const t = useTexts('projects')
  const me = useMe()
  const now = new Date()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const mayChange = entry === undefined || entry.user_id === me.user.id || me.user.role_id <= 3
  const remove = async () => {
    if (!entry) return
    const description = t('{time} of {name} are deleted.', {
      time: minutesText(entry.duration, t),
      name: entry.user_name,
    })
    if (!(await confirm({ description, destructive: true }))) return
    try {
      await call(deleteTimeEntry, { params: { id: entry.task_id, entryId: entry.id } })
      await timeChanged()
      onClose()
    } catch (error) {
      toast.error(t('The time was not deleted'), { description: problemOf(error) })
    }
  }
  return (
    <FormDialog
      title={entry ? t('Edit time') : t('Log time')}
      icon="timer"
      submit={t('Save')}
      failed={t('The time was not saved')}
      schema={EntryForm}
      initial={{
        task: taskId ?? null,
        start_time: entry?.start_time ?? new Date(now.getTime() - hour).toISOString(),
        end_time: entry ? (entry.end_time ?? now.toISOString()) : now.toISOString(),
        description: entry?.description ?? '',
        billable: entry?.billable ?? true,
      }}
      messages={{ start_time: t('Enter a start.'), end_time: t('Enter an end.') }}
      rules={({ task, start_time, end_time }) => ({
        ...(task === null && { task: t('Choose a task.') }),
        ...(end_time !== '' &&
          start_time !== '' &&
          end_time < start_time && { end_time: t('The end is before the start.') }),
      })}
      isReady={() => mayChange}
      aside={() =>
        entry &&
        mayChange && (
          <Button variant="quiet-danger" icon="trash-2" onClick={() => void remove()}>
            {t('Delete')}
          </Button>
        )
      }
      save={async ({ task, ...body }) => {
        if (entry) await call(changeTimeEntry, { params: { id: entry.task_id, entryId: entry.id }, body })
        else await call(createTimeEntry, { params: { id: task ?? 0 }, body })
        await timeChanged()
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {taskId === undefined && (
            <Field id={form.idOf('task')} label={t('Task')} error={form.errors['task']}>
              {(ties) => (
                <Picker
                  ties={ties}
                  label={t('Task')}
                  call={listTasks}
                  choiceOf={({ id, title, project_title }) => ({ id, title, detail: project_title })}
                  value={chosen}
                  onChange={(choice) => {
                    setChosen(choice)
                    form.change('task', choice === null ? null : Number(choice.id))
                  }}
                />
              )}
            </Field>
          )}
          <Halves>
            {(['start_time', 'end_time'] as const).map((name) => (
              <Field
                key={name}
                id={form.idOf(name)}
                label={name === 'start_time' ? t('Start') : t('End')}
                error={form.errors[name]}
              >
                {(ties) => (
                  <DateTimeField
                    ties={ties}
                    value={form.values[name]}
                    onChange={(value) => form.change(name, value)}
                    onLeave={() => form.leave(name)}
                  />
                )}
              </Field>
            ))}
          </Halves>
          <SchemaField form={form} name="description" />
          <SchemaField form={form} name="billable" />
        </>
      )}
    </FormDialog>
  )
}
