import type { ItemControlProps } from '@ashlar/sdk/editor'
import { Button, Select, useTexts } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { type Condition, ShowWhen } from '../form/conditions.ts'
import type { FormField } from '../form/field.ts'
import { mostConditions } from '../form/shown.ts'
import { ConditionLine } from './condition-line.tsx'
import { decidingFields, testsFor } from './deciding-fields.ts'

const always: ShowWhen = { match: 'all', conditions: [] }

/** When a field is shown: always, or under conditions that name fields above it. */
export function ShowWhenControl({ ties, value, onChange, item, items }: ItemControlProps<typeof FormField>) {
  const t = useTexts('admin')
  const { match, conditions } = Check(ShowWhen, value) ? value : always
  const above = decidingFields(item, items)
  const last = above.at(-1)
  const isConditional = conditions.length > 0
  const put = (next: readonly Condition[]) => onChange(next.length === 0 ? always : { match, conditions: next })
  const choose = (chosen: string) => {
    if (chosen === 'always') onChange(always)
    else if (isConditional) onChange({ match: chosen, conditions })
    else if (last) onChange({ match: chosen, conditions: [blankCondition(last)] })
  }
  return (
    <div className="form">
      <Select
        {...ties}
        value={isConditional ? match : 'always'}
        options={[
          { value: 'always', label: t('Always') },
          { value: 'all', label: t('Only when all conditions are met'), disabled: !last && !isConditional },
          { value: 'any', label: t('Only when any condition is met'), disabled: !last && !isConditional },
        ]}
        onChange={choose}
      />
      {!last && !isConditional && <span className="hint">{t('Add a field above this one to use conditions.')}</span>}
      {isConditional && (
        <div className="items">
          {conditions.map((condition, place) => (
            <ConditionLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no id, and its place is how it is named
              key={place}
              number={place + 1}
              {...{ condition, above, items }}
              onChange={(next) => put(conditions.map((each, at) => (at === place ? next : each)))}
              onRemove={() => put(conditions.filter((_, at) => at !== place))}
            />
          ))}
          <Button
            size="sm"
            icon="plus"
            disabled={!last || conditions.length >= mostConditions}
            onClick={() => last && put([...conditions, blankCondition(last)])}
          >
            {t('Add condition')}
          </Button>
        </div>
      )}
    </div>
  )
}

const blankCondition = (field: FormField): Condition => ({
  field: field.id,
  test: testsFor(field)[0] ?? 'filled',
  values: [],
})
