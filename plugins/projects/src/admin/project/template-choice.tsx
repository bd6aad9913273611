import { useCall } from '@ashlar/sdk/admin'
import type { Form } from '@ashlar/sdk/forms'
import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useEffectEvent } from 'react'
import { listTemplates, type ProjectTemplate } from '../../contract.ts'
import type { ProjectForm } from './project-form.ts'

interface TemplateChoiceProps {
  readonly form: Form<typeof ProjectForm>
  readonly chosen: ProjectTemplate | undefined
  /** Chosen when the form opens. */
  readonly first: number | undefined
  readonly onChoose: (template: ProjectTemplate | undefined) => void
}

const day = 86_400_000

/** What a new project begins with; nothing where the website has no templates. */
export function TemplateChoice({ form, chosen, first, onChoose }: TemplateChoiceProps) {
  const t = useTexts('projects')
  const { data } = useCall(listTemplates)
  const templates = data?.results.rows ?? []
  const choose = (template: ProjectTemplate | undefined) => {
    onChoose(template)
    if (!template) return
    const { est_hours, description, tags, custom_fields, days } = template
    const start = Date.parse(form.values.start_date) || Date.now()
    form.fill({
      ...form.values,
      ...{ est_hours, description, tags },
      custom_fields: Object.entries(custom_fields).map(([id, value]) => ({ id, value })),
      end_date: days === null ? form.values.end_date : new Date(start + days * day).toISOString(),
    })
  }
  const chooseFirst = useEffectEvent(() => choose(templates.find(({ id }) => id === first)))
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) chooseFirst()
  }, [isThere])
  if (templates.length === 0) return null
  return (
    <Field
      label={t('Template')}
      hint={chosen && t('{count} task is created.|{count} tasks are created.', { count: chosen.tasks.length })}
    >
      {(ties) => (
        <Select
          {...ties}
          value={String(chosen?.id ?? '')}
          options={[
            { value: '', label: t('None') },
            ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => choose(templates.find((each) => String(each.id) === id))}
        />
      )}
    </Field>
  )
}
