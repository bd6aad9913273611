import type { FilterKind, FilterOperator } from '@ashlar/sdk'

/** The operators of each kind of field, the usual one first. */
export const operatorsOf: Readonly<Record<FilterKind, readonly FilterOperator[]>> = {
  text: ['is', 'contains', 'one_of', 'is_known'],
  number: ['is', 'more_than', 'less_than', 'is_known'],
  date: ['within_days', 'more_than', 'less_than', 'is', 'is_known'],
  choice: ['is', 'one_of', 'is_known'],
  'yes-no': ['is'],
}
