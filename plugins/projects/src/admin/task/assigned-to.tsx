import { formPart } from '@ashlar/sdk/forms'
import { PeopleField } from '@ashlar/sdk/records'
import { useTexts } from '@ashlar/sdk/ui'
import type { FormPartProps } from './form-part.ts'

/** Who does the task (TASK-006). */
export const AssignedTo = formPart(['assignees'], ({ form, readOnly }: FormPartProps) => {
  const t = useTexts('projects')
  return (
    <PeopleField
      id={form.idOf('assignees')}
      label={t('Assigned To')}
      value={form.values.assignees}
      error={form.errors['assignees']}
      onChange={(people) => form.change('assignees', [...people])}
      disabled={readOnly}
    />
  )
})
