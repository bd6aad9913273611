/** What a field holds, which decides how it can be compared. */
export type FilterKind = 'text' | 'number' | 'date' | 'choice' | 'yes-no'

/** `more_than` and `less_than` are after and before for dates; `within_days` counts back from today. */
export type FilterOperator = 'is' | 'contains' | 'one_of' | 'more_than' | 'less_than' | 'within_days' | 'is_known'

/** One of the values of a field of the kind `choice`. */
export interface FilterChoice {
  value: string
  title: string
}

/** Something that records can be filtered by. */
export interface FilterField {
  key: string
  title: string
  kind: FilterKind
  /** All values of a choice; empty where they are searched for. */
  choices?: FilterChoice[]
  /** What a number counts, such as `CAD`. */
  unit?: string
  /** Of a choice with too many values to list. */
  isSearched?: boolean
}

/** What one condition compares: a field, by an operator that its kind has. A date is `2026-12-01`. */
export interface FilterCondition {
  field: string
  operator: FilterOperator
  /** Turns the condition round: records that do not meet it. */
  not?: boolean
  /** Null for `is_known`. */
  value: string | number | boolean | null | (string | number)[]
}

/** Records that meet all conditions, or any of them. All records without a condition. */
export interface RecordFilter {
  match: 'all' | 'any'
  conditions: FilterCondition[]
}
