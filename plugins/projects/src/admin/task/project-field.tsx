import { useCall } from '@ashlar/sdk/admin'
import { type Choice, formPart, Picker } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getProject, listProjects, type Task } from '../../contract.ts'
import type { FormPartProps } from './form-part.ts'

interface ProjectFieldProps extends FormPartProps {
  readonly task: Task | undefined
}

/** To which project the task belongs. */
export const ProjectField = formPart(['project_id'], ({ form, readOnly, task }: ProjectFieldProps) => {
  const t = useTexts('projects')
  const { values, errors, idOf, change } = form
  const [chosen, setChosen] = useState<Choice | null>(null)
  const id = values.project_id
  const known = task?.project_id === id ? task?.project_title : chosen?.id === id ? chosen?.title : undefined
  const { data } = useCall(getProject, { params: { id: id ?? 0 } }, { enabled: id !== null && known === undefined })
  const value = id === null ? null : { id, title: known ?? data?.project.title ?? t('Project') }
  return (
    <Field id={idOf('project_id')} label={t('Project')} error={errors['project_id']}>
      {(ties) => (
        <Picker
          ties={ties}
          label={t('Project')}
          call={listProjects}
          choiceOf={(row) => ({ id: row.id, title: row.title, detail: row.customer_name })}
          value={value}
          onChange={(choice) => {
            setChosen(choice)
            change('project_id', choice === null ? null : Number(choice.id))
          }}
          disabled={readOnly}
        />
      )}
    </Field>
  )
})
