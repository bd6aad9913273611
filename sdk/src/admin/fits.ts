import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** Whether a value that came from elsewhere is what a schema says. */
export function fits<const S extends TSchema>(schema: S, value: unknown): value is Static<S> {
  return Check(schema, value)
}
