import type { FilterChoice } from '@ashlar/sdk'
import { useCall } from '@ashlar/sdk/admin'
import { Picker } from '@ashlar/sdk/forms'
import { Chip, Select, useTexts } from '@ashlar/sdk/ui'
import { useId } from 'react'
import { findChoices } from '../../contract.ts'
import { offeredTitle } from '../offered-title.ts'
import type { ConditionValueProps } from './condition-value.tsx'

/** One value of a field, or several: chosen from a list, or searched for where there are too many. */
export function ChoiceValue({ source, field, condition, disabled, onChange }: ConditionValueProps) {
  const t = useTexts('email_marketing')
  const id = useId()
  const { value } = condition
  const chosen = (Array.isArray(value) ? value : [value]).map(String).filter((each) => each !== '')
  const titles = useTitles(source, field.key, field.isSearched === true ? chosen : [])
  const known = [...(field.choices ?? []), ...titles]
  const titleOf = (each: string) => offeredTitle(source, known.find((choice) => choice.value === each)?.title ?? each)
  const isSeveral = Array.isArray(value)
  const pick = (next: string | null) => {
    if (!isSeveral) onChange({ ...condition, value: next ?? '' })
    else if (next !== null && !chosen.includes(next)) onChange({ ...condition, value: [...chosen, next] })
  }
  const ties = { id, 'aria-label': isSeveral ? t('Add a value') : t('Value') }
  const [one] = isSeveral ? [] : chosen
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      {isSeveral && chosen.length > 0 && (
        <span className="row wrap">
          {chosen.map((each) => (
            <Chip
              key={each}
              removeLabel={t('Remove {name}', { name: titleOf(each) })}
              onRemove={() => onChange({ ...condition, value: chosen.filter((other) => other !== each) })}
            >
              {titleOf(each)}
            </Chip>
          ))}
        </span>
      )}
      {field.isSearched === true ? (
        <Picker
          ties={ties}
          label={offeredTitle(source, field.title)}
          call={findChoices}
          query={{ source, field: field.key }}
          choiceOf={(choice) => ({ id: choice.value, title: choice.title })}
          value={one === undefined ? null : { id: one, title: titleOf(one) }}
          disabled={disabled}
          onChange={(choice) => pick(choice === null ? null : String(choice.id))}
        />
      ) : (
        <Select
          {...ties}
          value={one ?? ''}
          options={[
            { value: '', label: isSeveral ? t('Add a value') : t('Choose') },
            ...(field.choices ?? []).map((choice) => ({
              value: choice.value,
              label: offeredTitle(source, choice.title),
            })),
          ]}
          onChange={(next) => pick(next === '' ? null : next)}
        />
      )}
    </div>
  )
}

/** Titles of values that were chosen before. */
function useTitles(source: string, field: string, values: readonly string[]): readonly FilterChoice[] {
  const { data } = useCall(
    findChoices,
    { query: { source, field, values: values.join(',') } },
    { enabled: values.length > 0, placeholderData: (before) => before },
  )
  return values.length > 0 ? (data?.results.rows ?? []) : []
}
