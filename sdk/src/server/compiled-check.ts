import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { SchemaCheck } from '../content/schema-check.ts'

const compiled = new WeakMap<TSchema, (value: unknown) => boolean>()

/** `SchemaCheck` for the server: each schema is compiled once, for as long as it lives. */
export const compiledCheck: SchemaCheck = (schema, value) => {
  let check = compiled.get(schema)
  if (!check) {
    const validator = Compile(schema)
    check = (candidate) => validator.Check(candidate)
    compiled.set(schema, check)
  }
  return check(value)
}
