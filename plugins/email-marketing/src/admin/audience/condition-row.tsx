import type { FilterCondition } from '@ashlar/sdk'
import { IconButton, Note, Select, useTexts } from '@ashlar/sdk/ui'
import type { SourceInfo } from '../../contract.ts'
import { offeredTitle } from '../offered-title.ts'
import { ConditionValue } from './condition-value.tsx'
import { comparisonOf, comparisonsOf, newCondition, withComparison } from './condition-words.ts'

/** Only what it groups is seen. */
const plain = { border: 0, padding: 0, margin: 0, minWidth: 0, alignItems: 'start' }

/** Side by side where there is room, one below the other on a phone. */
const part = { flex: '1 1 150px', minWidth: 0 }

export interface ConditionRowProps {
  /** "Condition 2" */
  readonly name: string
  readonly source: SourceInfo
  readonly condition: FilterCondition
  readonly disabled: boolean
  readonly onChange: (condition: FilterCondition) => void
  readonly onRemove: () => void
}

/** One condition: a field, how it is compared, and with what. */
export function ConditionRow({ name, source, condition, disabled, onChange, onRemove }: ConditionRowProps) {
  const t = useTexts('email_marketing')
  const field = source.fields.find(({ key }) => key === condition.field)
  const options = source.fields.map(({ key, title }) => ({ value: key, label: offeredTitle(source.id, title) }))
  return (
    <fieldset aria-label={name} className="row wrap" style={plain} disabled={disabled}>
      <div style={part}>
        <Select
          aria-label={t('Field')}
          value={condition.field}
          options={field ? options : [{ value: condition.field, label: t('No longer available') }, ...options]}
          onChange={(key) => {
            const chosen = source.fields.find((each) => each.key === key)
            if (chosen) onChange(newCondition(chosen))
          }}
        />
      </div>
      {field ? (
        <>
          <div style={part}>
            <Select
              aria-label={t('Comparison')}
              value={comparisonOf(condition)}
              options={comparisonsOf(t, field)}
              onChange={(to) => onChange(withComparison(condition, field, to))}
            />
          </div>
          {condition.operator !== 'is_known' && (
            <div style={part}>
              <ConditionValue
                source={source.id}
                field={field}
                condition={condition}
                disabled={disabled}
                onChange={onChange}
              />
            </div>
          )}
        </>
      ) : (
        <Note tone="bad">{t('Choose another field or remove the condition.')}</Note>
      )}
      <IconButton icon="x" label={t('Remove {name}', { name })} disabled={disabled} onClick={onRemove} />
    </fieldset>
  )
}
