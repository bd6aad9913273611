import Type, { type Static } from 'typebox'

/** What a field holds, which decides how it can be compared. */
export const filterKinds = ['text', 'number', 'date', 'choice', 'yes-no'] as const
export type FilterKind = (typeof filterKinds)[number]

/** `more_than` and `less_than` are after and before for dates; `within_days` counts back from today. */
export const filterOperators = [
  'is',
  'contains',
  'one_of',
  'more_than',
  'less_than',
  'within_days',
  'is_known',
] as const
export type FilterOperator = (typeof filterOperators)[number]

/** The operators of each kind of field, the usual one first. */
export const operatorsOf: Readonly<Record<FilterKind, readonly FilterOperator[]>> = {
  text: ['is', 'contains', 'one_of', 'is_known'],
  number: ['is', 'more_than', 'less_than', 'is_known'],
  date: ['within_days', 'more_than', 'less_than', 'is', 'is_known'],
  choice: ['is', 'one_of', 'is_known'],
  'yes-no': ['is'],
}

/** One of the values of a field of the kind `choice`. */
export const FilterChoice = Type.Object({ value: Type.String(), title: Type.String() })
export type FilterChoice = Static<typeof FilterChoice>

/** Something that records can be filtered by. */
export const FilterField = Type.Object({
  key: Type.String(),
  title: Type.String(),
  kind: Type.Enum([...filterKinds]),
  /** All values of a choice; empty where they are searched for. */
  choices: Type.Optional(Type.Array(FilterChoice)),
  /** What a number counts, such as `CAD`. */
  unit: Type.Optional(Type.String()),
  /** Of a choice with too many values to list. */
  isSearched: Type.Optional(Type.Boolean()),
})
export type FilterField = Static<typeof FilterField>

/** What one condition compares: a field, by an operator that its kind has. A date is `2026-12-01`. */
export const FilterCondition = Type.Object(
  {
    field: Type.String({ minLength: 1, maxLength: 80 }),
    operator: Type.Enum([...filterOperators]),
    /** Turns the condition round: records that do not meet it. */
    not: Type.Optional(Type.Boolean()),
    /** Null for `is_known`. */
    value: Type.Union([
      Type.String({ maxLength: 200 }),
      Type.Number({ minimum: -1e12, maximum: 1e12 }),
      Type.Boolean(),
      Type.Null(),
      Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Number()]), { maxItems: 100 }),
    ]),
  },
  { additionalProperties: false },
)
export type FilterCondition = Static<typeof FilterCondition>

/** Records that meet all conditions, or any of them. All records without a condition. */
export const RecordFilter = Type.Object(
  { match: Type.Enum(['all', 'any']), conditions: Type.Array(FilterCondition, { maxItems: 20 }) },
  { additionalProperties: false },
)
export type RecordFilter = Static<typeof RecordFilter>

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
