import type { TSchema } from 'typebox'
import { type DeviceValues, type GroupDefaults, isSetOn, keptOn, shownOn } from './device-values.ts'
import { valueWords } from './value-words.ts'

/** A value that a narrower device keeps while desktop is edited. */
export interface KeptValue {
  readonly device: 'tablet' | 'mobile'
  /** As a person says it; undefined for what has no short form. */
  readonly words: string | undefined
}

/** The values of their own that narrower devices keep, of a control that shows these members of a group. */
export function keptValues(
  properties: Readonly<Record<string, TSchema>>,
  defaults: GroupDefaults,
  stored: DeviceValues,
  keys: readonly string[],
): readonly KeptValue[] {
  return keptOn(stored, keys).map((device) => {
    const [main = ''] = keys
    const other = keys.find((key) => isSetOn(stored, device, key)) ?? main
    // A unit or an opacity alone is said with the value that it belongs to.
    const told = isSetOn(stored, device, main) || other.startsWith(main) ? main : other
    return { device, words: valueWords(properties, told, shownOn(defaults, stored, device)) }
  })
}
