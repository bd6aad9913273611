import type { FilterCondition, FilterField, FilterOperator } from '@ashlar/sdk'
import { operatorsOf } from './operators.ts'

/** Days that `within_days` counts back at most. */
export const mostDaysBack = 3_650

/**
 * What is wrong with a condition on a field, as a sentence for the person who wrote it.
 *
 * @returns undefined where it fits
 */
export function conditionProblem(field: FilterField, { operator, value }: FilterCondition): string | undefined {
  if (!operatorsOf[field.kind].includes(operator)) {
    return `“${field.title}” can't be compared by “${operator}”. Use ${operatorsOf[field.kind].join(', ')}.`
  }
  if (operator === 'is_known') return value === null ? undefined : `“${field.title}” is known or not: send no value.`
  if (operator === 'one_of') {
    const isList = Array.isArray(value) && value.length > 0
    if (!isList) return `Choose at least one value of “${field.title}”.`
    return value.map((one) => valueProblem(field, operator, one)).find((problem) => problem !== undefined)
  }
  return valueProblem(field, operator, value)
}

function valueProblem(
  { kind, title, choices, isSearched }: FilterField,
  operator: FilterOperator,
  value: FilterCondition['value'],
): string | undefined {
  if (operator === 'within_days') {
    const isFit = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostDaysBack
    return isFit ? undefined : `“${title}” needs a number of days from 1 to ${mostDaysBack}.`
  }
  switch (kind) {
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : `“${title}” is yes or no.`
    case 'number':
      return typeof value === 'number' ? undefined : `“${title}” needs a number.`
    case 'date':
      return isDate(value) ? undefined : `“${title}” needs a date.`
    case 'text':
      return isText(value) ? undefined : `“${title}” needs a text.`
    case 'choice': {
      if (!isText(value) && typeof value !== 'number') return `“${title}” needs one of its choices.`
      const isOffered = isSearched === true || choices?.some((choice) => choice.value === String(value))
      return isOffered ? undefined : `“${title}” has no choice “${value}”.`
    }
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
