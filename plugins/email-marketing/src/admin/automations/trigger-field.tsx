import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import type { Triggers } from './use-triggers.ts'

interface TriggerFieldProps {
  readonly id: string
  readonly label: string
  readonly triggers: Triggers
  readonly value: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (trigger: string) => void
}

/** A choice of what modules offer to begin with. */
export function TriggerField({ id, label, triggers, value, error, disabled, onChange }: TriggerFieldProps) {
  const t = useTexts('email_marketing')
  const options = triggers.optionsWith(value)
  return (
    <Field id={id} label={label} error={error} required>
      {(ties) => (
        <Select
          {...ties}
          disabled={disabled}
          value={value}
          options={options.map((option) => (option.value === '' ? { value: '', label: t('Choose…') } : option))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
