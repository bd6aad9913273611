import type { Static, TObject } from 'typebox'
import { Check } from 'typebox/value'
import type { StoredSettings } from './stored-settings.ts'

/** The stored values of a schema's keys. What no longer fits stays to be mended by hand. */
export function valuesOf<S extends TObject>(schema: S, stored: StoredSettings, module?: string): Static<S> {
  const from = module === undefined ? stored.values : stored.values[module]
  const all = new Map(Object.entries(typeof from === 'object' && from !== null ? from : {}))
  const own = Object.fromEntries(Object.keys(schema.properties).map((key) => [key, all.get(key)]))
  if (!Check(schema, own)) console.warn('Some settings no longer match their schema.')
  return own as Static<S>
}

/** What was changed; a secret that was left empty stays as it is stored. */
export function changedValues(before: object, after: object): Record<string, unknown> {
  const stored = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(stored.get(key))),
  )
}
