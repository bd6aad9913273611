import { type Form, MoneyField } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { ProjectForm } from './project-form.ts'

interface RateFieldProps {
  readonly form: Form<typeof ProjectForm>
  readonly currency: string
}

/** What an hour of this project costs; without it the rate of the settings counts. */
export function RateField({ form, currency }: RateFieldProps) {
  const t = useTexts('projects')
  const [isWrong, setWrong] = useState(false)
  return (
    <Field
      id={form.idOf('hourly_rate')}
      label={t('Hourly rate')}
      hint={t('Empty for the rate of the settings')}
      error={isWrong ? t('Enter an amount.') : form.errors['hourly_rate']}
    >
      {(ties) => (
        <MoneyField
          ties={ties}
          currency={currency}
          value={isWrong ? undefined : form.values.hourly_rate}
          onChange={(rate) => {
            setWrong(rate === undefined)
            if (rate !== undefined) form.change('hourly_rate', rate)
          }}
        />
      )}
    </Field>
  )
}
