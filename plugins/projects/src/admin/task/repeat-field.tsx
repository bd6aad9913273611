import type { DateSeries } from '@ashlar/sdk'
import { formPart } from '@ashlar/sdk/forms'
import { Field, Select, type Translate, useTexts } from '@ashlar/sdk/ui'
import { today } from './due-text.tsx'
import type { FormPartProps } from './form-part.ts'

/** Steps that are offered; any other comes by the API. */
const steps = ['1 day', '1 week', '2 week', '1 month', '3 month', '1 year'] as const

const stepNames = (t: Translate): Readonly<Record<(typeof steps)[number], string>> => ({
  '1 day': t('Every day'),
  '1 week': t('Every week'),
  '2 week': t('Every two weeks'),
  '1 month': t('Every month'),
  '3 month': t('Every three months'),
  '1 year': t('Every year'),
})

const units = ['day', 'week', 'month', 'year'] as const

/** Whether the task comes again once it is completed. */
export const RepeatField = formPart(['repeats', 'due_date'], ({ form, readOnly }: FormPartProps) => {
  const t = useTexts('projects')
  const { values, errors, idOf, change } = form
  const { repeats } = values
  const chosen = repeats === null ? '' : `${repeats.every} ${repeats.unit}`
  const names = stepNames(t)
  const known = steps.map((step) => ({ value: String(step), label: names[step] }))
  const options =
    known.some(({ value }) => value === chosen) || chosen === '' ? known : [...known, { value: chosen, label: chosen }]
  return (
    <Field
      id={idOf('repeats')}
      label={t('Repeats')}
      error={errors['repeats']}
      hint={repeats === null ? undefined : t('When it is completed, the next one is created.')}
    >
      {(ties) => (
        <Select
          {...ties}
          disabled={readOnly}
          value={chosen}
          options={[{ value: '', label: t('Never') }, ...options]}
          onChange={(step) => change('repeats', seriesOf(step, values.due_date))}
        />
      )}
    </Field>
  )
})

/** From the due date on, or from today. */
function seriesOf(step: string, due: string): DateSeries | null {
  const [every, name] = step.split(' ')
  const unit = units.find((each) => each === name)
  if (unit === undefined) return null
  return { every: Number(every), unit, anchor: due || today() }
}
