import { Assignee } from '@ashlar/sdk'
import { call, useMe } from '@ashlar/sdk/admin'
import { DateTimeField, FormDialog, listAssignees, Picker } from '@ashlar/sdk/forms'
import { Button, Field, Halves, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { changeSchedule, createSchedule, deleteSchedule } from '../../contract.ts'
import { tasksChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'
import { today } from '../task/due-text.tsx'
import { nextSpan, type Planned } from './plan.ts'

const SpanForm = Type.Object({
  start: Type.String({ title: 'Start', minLength: 1 }),
  end: Type.String({ title: 'End', minLength: 1 }),
  person: Type.Union([Assignee, Type.Null()]),
})

interface ScheduleDialogProps {
  readonly planned: Planned
  readonly onClose: () => void
}

/** When somebody is going to do a task: what dragging does, without dragging. */
export function ScheduleDialog({ planned, onClose }: ScheduleDialogProps) {
  const t = useTexts('projects')
  const me = useMe()
  const { schedule, task, title } = planned
  const span = schedule ?? nextSpan(today(), task.est_hours, [])
  const known = task.assignees.find(({ id }) => id === schedule?.assignee_id) ?? task.assignees[0]
  const self = { id: me.user.id, displayName: me.user.displayName, firstname: me.user.displayName }
  const other = schedule && { id: schedule.assignee_id, displayName: t('Somebody else'), firstname: '' }
  const remove = async () => {
    if (!schedule) return
    try {
      await call(deleteSchedule, { params: { id: schedule.id } })
      await tasksChanged()
      onClose()
    } catch (error) {
      toast.error(t('“{name}” is still on the schedule', { name: title }), { description: problemOf(error) })
    }
  }
  return (
    <FormDialog
      title={title}
      icon="calendar-range"
      submit={t('Save')}
      failed={t('The time was not saved')}
      schema={SpanForm}
      initial={{
        ...{ start: span.scheduled_start_time, end: span.scheduled_end_time },
        person: known ?? (schedule?.assignee_id === me.user.id ? self : (other ?? self)),
      }}
      messages={{ start: t('Enter a start.'), end: t('Enter an end.') }}
      rules={({ start, end, person }) => ({
        ...(start !== '' && end !== '' && end <= start && { end: t('The end is before the start.') }),
        ...(person === null && { person: t('Choose a person.') }),
      })}
      aside={() =>
        schedule && (
          <Button variant="quiet-danger" icon="calendar-x" onClick={() => void remove()}>
            {t('Take off the schedule')}
          </Button>
        )
      }
      save={async ({ start, end, person }) => {
        const body = { assignee_id: person?.id ?? 0, scheduled_start_time: start, scheduled_end_time: end }
        if (schedule) await call(changeSchedule, { params: { id: schedule.id }, body })
        else await call(createSchedule, { body: { ...body, task_id: task.id } })
        await tasksChanged()
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Halves>
            {(['start', 'end'] as const).map((name) => (
              <Field
                key={name}
                id={form.idOf(name)}
                label={name === 'start' ? t('Start') : t('End')}
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
          <Field id={form.idOf('person')} label={t('Person')} error={form.errors['person']}>
            {(ties) => (
              <Picker
                ties={ties}
                label={t('Person')}
                call={listAssignees}
                choiceOf={({ id, displayName }) => ({ id, title: displayName })}
                value={form.values.person && { id: form.values.person.id, title: form.values.person.displayName }}
                onChange={(choice) =>
                  form.change(
                    'person',
                    choice && { id: Number(choice.id), displayName: choice.title, firstname: choice.title },
                  )
                }
                avatars
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
