import type { FilterCondition, FilterField, FilterKind, FilterOperator } from '@ashlar/sdk'
import type { Option, Translate } from '@ashlar/sdk/ui'
import { operatorsOf } from '../../audience/operators.ts'

/** An operator, or its opposite with `not:` before it: one choice for people. */
export type Comparison = FilterOperator | `not:${FilterOperator}`

const opposite = (operator: FilterOperator): Comparison => `not:${operator}`

/** What a condition compares by. */
export const comparisonOf = ({ operator, not }: FilterCondition): Comparison =>
  not === true ? opposite(operator) : operator

export function withComparison(condition: FilterCondition, field: FilterField, to: Comparison): FilterCondition {
  const operator = operatorsOf[field.kind].find((each) => each === to || opposite(each) === to) ?? condition.operator
  const { not: _, ...rest } = condition
  const value = shapeOf(operator) === shapeOf(condition.operator) ? condition.value : emptyValue(field, operator)
  return { ...rest, operator, value, ...(opposite(operator) === to && { not: true }) }
}

/** Operators whose values have one shape keep what was written. */
const shapeOf = (operator: FilterOperator): string =>
  ['one_of', 'within_days', 'is_known'].includes(operator) ? operator : 'one'

/** A condition on a field as it begins. */
export function newCondition(field: FilterField): FilterCondition {
  const [operator = 'is'] = operatorsOf[field.kind]
  return { field: field.key, operator, value: emptyValue(field, operator) }
}

function emptyValue({ kind }: FilterField, operator: FilterOperator): FilterCondition['value'] {
  if (operator === 'is_known') return null
  if (operator === 'one_of') return []
  if (operator === 'within_days') return 30
  return kind === 'yes-no' ? true : ''
}

/** The comparisons of a field, in words. */
export function comparisonsOf(t: Translate, { kind }: FilterField): Option<Comparison>[] {
  const words = wordsOf(t, kind)
  return operatorsOf[kind].flatMap((operator) => [
    { value: operator, label: words[operator][0] },
    ...(kind === 'yes-no' ? [] : [{ value: opposite(operator), label: words[operator][1] }]),
  ])
}

function wordsOf(t: Translate, kind: FilterKind): Readonly<Record<FilterOperator, readonly [string, string]>> {
  const isDate = kind === 'date'
  return {
    is: isDate ? [t('on'), t('not on')] : [t('is'), t('is not')],
    contains: [t('contains'), t('does not contain')],
    one_of: [t('is one of'), t('is none of')],
    more_than: isDate ? [t('after'), t('not after')] : [t('is more than'), t('is not more than')],
    less_than: isDate ? [t('before'), t('not before')] : [t('is less than'), t('is not less than')],
    within_days: [t('in the last'), t('not in the last')],
    is_known: [t('is filled in'), t('is empty')],
  }
}
