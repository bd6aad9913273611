import type { FilterCondition, FilterField } from '@ashlar/sdk'
import { ChipsInput, DateField } from '@ashlar/sdk/forms'
import { Input, Select, useTexts } from '@ashlar/sdk/ui'
import { useId } from 'react'
import { mostDaysBack } from '../../audience/condition-problem.ts'
import { ChoiceValue } from './choice-value.tsx'

export interface ConditionValueProps {
  readonly source: string
  readonly field: FilterField
  readonly condition: FilterCondition
  readonly disabled: boolean
  readonly onChange: (condition: FilterCondition) => void
}

/** With what a field is compared: the control follows from the kind of the field and the operator. */
export function ConditionValue(props: ConditionValueProps) {
  const { field, condition, disabled, onChange } = props
  const { operator, value } = condition
  const t = useTexts('email_marketing')
  const id = useId()
  const ties = { id, 'aria-label': t('Value') }
  const change = (next: FilterCondition['value']) => onChange({ ...condition, value: next })
  if (operator === 'within_days' || field.kind === 'number') {
    const isDays = operator === 'within_days'
    return (
      <Input
        {...ties}
        type="number"
        inputMode="decimal"
        {...(isDays && { min: 1, max: mostDaysBack, step: 1 })}
        {...(!isDays && { step: 'any' })}
        value={typeof value === 'number' ? value : ''}
        suffix={<span className="t3">{isDays ? t('days') : field.unit}</span>}
        onChange={({ target }) => change(Number.isNaN(target.valueAsNumber) ? '' : target.valueAsNumber)}
      />
    )
  }
  switch (field.kind) {
    case 'date':
      return <DateField ties={ties} value={String(value)} disabled={disabled} onChange={change} />
    case 'yes-no':
      return (
        <Select
          {...ties}
          value={value === true ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
          onChange={(chosen) => change(chosen === 'yes')}
        />
      )
    case 'choice':
      return <ChoiceValue {...props} />
    case 'text':
      return Array.isArray(value) ? (
        <ChipsInput
          ties={ties}
          label={t('Value')}
          value={value.map(String)}
          disabled={disabled}
          onChange={(all) => change([...all])}
        />
      ) : (
        <Input {...ties} maxLength={200} value={String(value ?? '')} onChange={({ target }) => change(target.value)} />
      )
  }
}
