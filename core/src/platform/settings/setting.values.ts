import { schemaProblems } from '@ashlar/sdk'
import type { FieldError } from '@ashlar/sdk/server'
import { compiledCheck } from '@ashlar/sdk/server'
import type { Static, TObject } from 'typebox'
import { Value } from 'typebox/value'

/** Stored values by key. */
export type StoredValues = ReadonlyMap<string, unknown>

/**
 * The settings that a schema describes, each key on its own: what is absent, or no longer fits, is the default. So a
 * setting that an older version wrote never takes the others with it.
 */
export function settingsOf<S extends TObject>(schema: S, stored: StoredValues, prefix = ''): Static<S> {
  const entries = Object.entries(schema.properties).map(([key, property]) => {
    const value = stored.get(`${prefix}${key}`)
    const filled = value === undefined ? undefined : Value.Default(property, structuredClone(value))
    return [key, filled !== undefined && compiledCheck(property, filled) ? filled : Value.Default(property, undefined)]
  })
  // Each property has been checked against its own schema, or is its default.
  return Object.fromEntries(entries) as Static<S>
}

/** What is wrong with values by their schema; `at` stands before each key. */
export function valueProblems(schema: TObject, values: Readonly<Record<string, unknown>>, at = ''): FieldError[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const property = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
    if (!property) return []
    const filled = Value.Default(property, structuredClone(value))
    if (!compiledCheck(property, filled)) {
      return schemaProblems(property, filled).map(({ path, message }) => ({ path: `${at}${key}${path}`, message }))
    }
    return isStorable(value) ? [] : [{ path: `${at}${key}`, message: 'It contains a character that cannot be stored.' }]
  })
}

/** Keys that the schema does not name. */
export function unknownKeys(schema: TObject, values: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(values).filter((key) => !Object.hasOwn(schema.properties, key))
}

/** PostgreSQL's jsonb holds neither NUL nor half a surrogate pair. Both are escaped by `JSON.stringify`. */
function isStorable(value: unknown): boolean {
  const json = JSON.stringify(value)
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(json)
}
