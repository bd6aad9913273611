import { CheckGroup, ChipsInput } from '@ashlar/sdk/forms'
import { IconButton, Input, Note, Select, useTexts } from '@ashlar/sdk/ui'
import { type Condition, needsValues } from '../form/conditions.ts'
import type { FormField } from '../form/field.ts'
import { choicesFor, testsFor } from './deciding-fields.ts'

interface ConditionLineProps {
  readonly number: number
  readonly condition: Condition
  /** Fields that it may name. */
  readonly above: readonly FormField[]
  /** All fields of the form. */
  readonly items: readonly FormField[]
  readonly onChange: (next: Condition) => void
  readonly onRemove: () => void
}

/** One condition: which field, what it must be, and the values that this compares with. */
export function ConditionLine({ number, condition, above, items, onChange, onRemove }: ConditionLineProps) {
  const t = useTexts('admin')
  const named = above.find(({ id }) => id === condition.field)
  const elsewhere = items.find(({ id }) => id === condition.field)
  const lost = { value: condition.field, label: elsewhere ? elsewhere.label : t('Deleted field') }
  const tests = {
    is: t('is'),
    'is-not': t('is not'),
    filled: t('is filled in'),
    empty: t('is empty'),
    'one-of': t('contains one of'),
  }
  const chooseField = (id: string) => {
    const field = above.find((each) => each.id === id)
    if (!field || field === named) return
    const allowed = testsFor(field)
    const test = allowed.includes(condition.test) ? condition.test : (allowed[0] ?? 'filled')
    onChange({ field: id, test, values: [] })
  }
  return (
    <div className="item">
      <div className="item__f lines">
        <Select
          size="sm"
          aria-label={t('Field of condition {number}', { number })}
          value={condition.field}
          options={[...(named ? [] : [lost]), ...above.map(({ id, label }) => ({ value: id, label }))]}
          onChange={chooseField}
        />
        {!named && (
          <Note tone="warn">
            {elsewhere
              ? t('This condition is ignored: “{name}” is not above this field any more.', { name: elsewhere.label })
              : t('This condition is ignored: its field was deleted. Choose another field or remove the condition.')}
          </Note>
        )}
        <Select
          size="sm"
          aria-label={t('Test of condition {number}', { number })}
          value={condition.test}
          options={testsFor(named ?? { type: 'text' }).map((test) => ({ value: test, label: tests[test] }))}
          onChange={(test) => onChange({ ...condition, test, values: valuesAfter(test, condition) })}
        />
        {needsValues(condition) && (
          <Values
            label={t('Value of condition {number}', { number })}
            choices={named ? choicesFor(named) : []}
            {...{ condition, onChange }}
          />
        )}
      </div>
      <div className="item__a">
        <IconButton icon="trash-2" size="xs" label={t('Remove condition {number}', { number })} onClick={onRemove} />
      </div>
    </div>
  )
}

/** Tests for one value keep the first; tests without values keep none. */
function valuesAfter(test: Condition['test'], { values }: Condition): string[] {
  if (!needsValues({ test })) return []
  return test === 'one-of' ? [...values] : values.slice(0, 1)
}

interface ValuesProps extends Pick<ConditionLineProps, 'condition' | 'onChange'> {
  readonly label: string
  readonly choices: readonly string[]
}

function Values({ label, choices, condition, onChange }: ValuesProps) {
  const t = useTexts('admin')
  const { test, values } = condition
  const [first = ''] = values
  const put = (next: readonly string[]) => onChange({ ...condition, values: [...next] })
  // An option that was renamed or removed since stays visible, so that somebody can choose another.
  const gone = values.filter((value) => value !== '' && choices.length > 0 && !choices.includes(value))
  const options = [
    ...choices.map((value) => ({ value, label: value })),
    ...gone.map((value) => ({ value, label: t('{value} (no longer an option)', { value }) })),
  ]
  if (test === 'one-of' && choices.length > 0) {
    return <CheckGroup label={label} options={options} value={values} onChange={put} />
  }
  if (test === 'one-of') return <ChipsInput label={label} value={values} onChange={put} />
  if (choices.length > 0) {
    return (
      <Select
        size="sm"
        aria-label={label}
        value={first}
        options={[{ value: '', label: t('Choose…') }, ...options]}
        onChange={(value) => put(value === '' ? [] : [value])}
      />
    )
  }
  return (
    <Input
      size="sm"
      aria-label={label}
      value={first}
      maxLength={300}
      onChange={({ target }) => put(target.value === '' ? [] : [target.value])}
    />
  )
}
