import { type FormField, inOrder } from './field.ts'
import { carriesValue } from './field-types.ts'
import { isReserved } from './reserved.ts'

export interface KeyedField {
  /** Name of the field in a submission; unique in the form. */
  readonly key: string
  readonly field: FormField
}

/**
 * The fields that carry a value, in their order, each with its key: the lowercased label with punctuation removed and
 * spaces turned into underscores; made unique, never empty and never a reserved name.
 */
export function keyedFields(fields: readonly FormField[]): readonly KeyedField[] {
  const taken = new Set<string>()
  return inOrder(fields).flatMap((field, index) => {
    if (!carriesValue(field.type)) return []
    const key = unused(keyOf(field.label) || `field_${index + 1}`, taken)
    taken.add(key)
    return [{ key, field }]
  })
}

function keyOf(label: string): string {
  const key = label
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_]/gu, '')
    .trim()
    .replace(/\s+/g, '_')
  return isReserved(key) ? `field_${key}` : key
}

function unused(key: string, taken: ReadonlySet<string>): string {
  let free = key
  for (let number = 2; taken.has(free); number++) free = `${key}_${number}`
  return free
}
