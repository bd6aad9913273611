import { DateField, formPart } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import type { FormPartProps } from './form-part.ts'

/** TASK-007, TASK-016 */
export const DueDate = formPart(['due_date'], ({ form, readOnly }: FormPartProps) => {
  const t = useTexts('projects')
  return (
    <Field id={form.idOf('due_date')} label={t('Due Date')} error={form.errors['due_date']}>
      {(ties) => (
        <DateField
          ties={ties}
          value={form.values.due_date}
          onChange={(day) => form.change('due_date', day)}
          onLeave={() => form.leave('due_date')}
          disabled={readOnly}
        />
      )}
    </Field>
  )
})
