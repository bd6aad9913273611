import { DateTimeField } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import type { FormPartProps } from './form-part.ts'

/** When a project begins and ends: never before it begins (PROJ-009, PROJ-020, PROJ-021). */
export function DateFields({ form, readOnly }: FormPartProps) {
  const t = useTexts('projects')
  const { values, errors, idOf, change, leave } = form
  return (
    <>
      <Field id={idOf('start_date')} label={t('Start Date')} error={errors['start_date']}>
        {(ties) => (
          <DateTimeField
            ties={ties}
            value={values.start_date}
            onChange={(start) => change('start_date', start)}
            onLeave={() => leave('start_date')}
            disabled={readOnly}
          />
        )}
      </Field>
      <Field id={idOf('end_date')} label={t('End Date')} error={errors['end_date']}>
        {(ties) => (
          <DateTimeField
            ties={ties}
            value={values.end_date}
            min={values.start_date === '' ? undefined : values.start_date}
            onChange={(end) => change('end_date', end)}
            onLeave={() => leave('end_date')}
            disabled={readOnly}
          />
        )}
      </Field>
    </>
  )
}
