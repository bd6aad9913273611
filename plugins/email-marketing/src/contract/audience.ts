import Type, { type Static } from 'typebox'

/** What one condition compares: a field of its source, by an operator that the field's kind knows. */
export const Condition = Type.Object(
  {
    field: Type.String({ minLength: 1, maxLength: 80 }),
    operator: Type.Enum(['is', 'contains', 'one_of', 'more_than', 'less_than', 'within_days', 'is_known']),
    /** Turns the condition round: who does not match it. */
    not: Type.Optional(Type.Boolean()),
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
export type Condition = Static<typeof Condition>

/** People of one source: those who meet all of its conditions, or any of them. Everybody without a condition. */
export const AudienceGroup = Type.Object(
  {
    source: Type.String({ minLength: 1, maxLength: 80 }),
    match: Type.Enum(['all', 'any']),
    conditions: Type.Array(Condition, { maxItems: 20 }),
  },
  { additionalProperties: false },
)
export type AudienceGroup = Static<typeof AudienceGroup>

/** Whom a campaign is for: who is in any of the included groups and in none of the excluded ones, each address once. */
export const Audience = Type.Object(
  {
    include: Type.Array(AudienceGroup, { maxItems: 10 }),
    exclude: Type.Array(AudienceGroup, { maxItems: 10 }),
  },
  { additionalProperties: false },
)
export type Audience = Static<typeof Audience>

export const nobody: Audience = { include: [], exclude: [] }
