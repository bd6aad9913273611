import type { CustomField, NewCustomValue } from '../../definition/record/custom-field.ts'
import type { FieldError } from '../errors.ts'

/** By the ids of their fields; what is empty is not there. */
export type CustomValues = Readonly<Record<string, string>>

/**
 * What was sent over what is there, and what is wrong with it. What stays as it is fits, so that a record whose choice is
 * not offered any more can still be saved.
 */
export function laidOver(
  fields: readonly CustomField[],
  given: readonly NewCustomValue[],
  before: CustomValues,
): { readonly values: CustomValues; readonly faults: readonly FieldError[] } {
  const values: Record<string, string> = { ...before }
  const faults: FieldError[] = []
  for (const [index, { id, value }] of given.entries()) {
    const field = fields.find((each) => each.id === id)
    const text = value.trim()
    const isNew = text !== (before[id] ?? '')
    const fault = field === undefined ? 'This field does not exist.' : faultOf(field, text)
    if (isNew && fault !== undefined) faults.push({ path: `custom_fields/${index}/value`, message: fault })
    if (text === '') delete values[id]
    else values[id] = text
  }
  return { values, faults }
}

function faultOf({ type, label, options }: CustomField, value: string): string | undefined {
  if (value === '') return undefined
  switch (type) {
    case 'number':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? undefined : `${label} must be a number.`
    case 'date':
      return isDay(value) ? undefined : `${label} must be a date.`
    case 'select':
      return options.includes(value) ? undefined : `${label} must be one of its choices.`
    case 'checkbox':
      return value === 'true' ? undefined : `${label} must be ticked or empty.`
    case 'text':
      return undefined
  }
}

export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
