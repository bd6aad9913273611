import Type, { type Static } from 'typebox'

/** One subject of the health screen. */
export const HealthSubject = Type.Object({
  id: Type.String(),
  title: Type.String(),
  state: Type.Enum(['good', 'attention', 'bad']),
  /** What it means and what to do, in a sentence. */
  text: Type.String(),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
})
export type HealthSubject = Static<typeof HealthSubject>
