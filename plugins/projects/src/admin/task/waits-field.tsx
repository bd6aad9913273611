import { formPart, Picker } from '@ashlar/sdk/forms'
import { Badge, Field, IconButton, useTexts } from '@ashlar/sdk/ui'
import { listTasks } from '../../contract.ts'
import { isOpen } from '../../is-open.ts'
import { statusNames, statusTones } from '../words.ts'
import type { FormPartProps } from './form-part.ts'

interface WaitsFieldProps extends FormPartProps {
  /** The task itself, which waits for others only. */
  readonly taskId: number | undefined
}

/** Tasks that are to be done first; those that are not done yet are what this one waits for. */
export const WaitsField = formPart(['waits_for', 'project_id'], ({ form, readOnly, taskId }: WaitsFieldProps) => {
  const t = useTexts('projects')
  const { values, errors, idOf, change } = form
  const awaited = values.waits_for
  const open = awaited.filter(isOpen)
  return (
    <div className="assigned">
      <Field
        id={idOf('waits_for')}
        label={t('Waits for')}
        error={errors['waits_for']}
        hint={
          open.length > 0
            ? t('{count} task has to be done first.|{count} tasks have to be done first.', { count: open.length })
            : undefined
        }
      >
        {(ties) => (
          <Picker
            key={awaited.length}
            ties={ties}
            label={t('Waits for')}
            call={listTasks}
            query={{ ...(values.project_id !== null && { project_id: values.project_id }) }}
            choiceOf={(row) => ({ id: row.id, title: row.title, detail: row.project_title })}
            value={null}
            onChange={(choice) => {
              const id = Number(choice?.id)
              if (!choice || id === taskId || awaited.some((each) => each.id === id)) return
              change('waits_for', [...awaited, { id, title: choice.title, status: 'pending' }])
            }}
            disabled={readOnly}
          />
        )}
      </Field>
      {awaited.length > 0 && (
        <ul aria-label={t('Waits for')}>
          {awaited.map(({ id, title, status }) => (
            <li key={id} className="row g3">
              <span className="trunc grow">{title}</span>
              <Badge tone={statusTones[status]} plain>
                {statusNames(t)[status]}
              </Badge>
              {!readOnly && (
                <IconButton
                  icon="x"
                  size="xs"
                  label={t('Remove {name}', { name: title })}
                  onClick={() =>
                    change(
                      'waits_for',
                      awaited.filter((each) => each.id !== id),
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
