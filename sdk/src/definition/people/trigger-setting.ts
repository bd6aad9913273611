import Type, { type Static } from 'typebox'
import { FilterChoice } from '../record/filter.ts'

/**
 * Something that staff choose for one automation that begins with a trigger, such as how many days before. Until they
 * do, it is the first choice, the smallest number, or no.
 */
export const TriggerSetting = Type.Object({
  key: Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
  /** In English; the module's texts translate it, and the titles of its choices. */
  title: Type.String(),
  /** What to know before choosing. */
  hint: Type.Optional(Type.String()),
  kind: Type.Enum(['choice', 'number', 'yes-no']),
  /** All values of a choice. */
  choices: Type.Optional(Type.Array(FilterChoice)),
  /** Bounds of a number, which is whole; both are given for one. */
  minimum: Type.Optional(Type.Integer()),
  maximum: Type.Optional(Type.Integer()),
})
export type TriggerSetting = Static<typeof TriggerSetting>

/** What staff chose, by the keys of the settings. */
export const TriggerSettings = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
  Type.Union([Type.String({ maxLength: 200 }), Type.Integer(), Type.Boolean()]),
  { maxProperties: 20 },
)
export type TriggerSettings = Static<typeof TriggerSettings>
