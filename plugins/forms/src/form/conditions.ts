import { ItemId, oneOf } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { mostConditions } from './shown.ts'

const closed = { additionalProperties: false } as const

/** What a field above must hold. Tests that need values have at least one; the others ignore them. */
export const Condition = Type.Object(
  {
    /** Id of a field that stands above: its label may change. */
    field: ItemId,
    test: oneOf(['is', 'is-not', 'filled', 'empty', 'one-of'], { title: 'Test', default: 'is' }),
    values: Type.Array(Type.String({ maxLength: 300 }), { title: 'Values', maxItems: 50, default: [] }),
  },
  closed,
)
export type Condition = Static<typeof Condition>

/** When a field is shown: always, while it has no conditions. */
export const ShowWhen = Type.Object(
  {
    match: oneOf(['all', 'any'], { title: 'Match', default: 'all' }),
    conditions: Type.Array(Condition, { title: 'Conditions', maxItems: mostConditions, default: [] }),
  },
  { ...closed, title: 'Show this field' },
)
export type ShowWhen = Static<typeof ShowWhen>

/** Tests that compare with values. */
export const needsValues = ({ test }: Pick<Condition, 'test'>): boolean => test !== 'filled' && test !== 'empty'
