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
export interface RecordFilter {
  match: 'all' | 'any'
  conditions: FilterCondition[]
}
