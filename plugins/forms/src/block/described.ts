import type { FormField } from '../form/field.ts'
import { keyedFields } from '../form/field-keys.ts'
import type { CheckedField } from '../form/value-check.ts'

/** What the submission says of a field (API-211); its value joins when it is sent. */
export interface FieldDescription {
  readonly label: string
  readonly type: string
  readonly required: boolean
  readonly customerMapping: string
}

/** FORM-059, API-210. */
export interface FieldFlags {
  readonly validateEmail: boolean
  readonly validatePhone: boolean
  readonly required: boolean
}

/** What goes with every submission of these fields, by their keys. The server believes none of it. */
export function describedFields(fields: readonly FormField[]): {
  readonly descriptions: Readonly<Record<string, FieldDescription>>
  readonly validations: Readonly<Record<string, FieldFlags>>
} {
  const keyed = keyedFields(fields)
  return {
    descriptions: Object.fromEntries(
      keyed.map(({ key, field: { label, type, rules, customerMapping } }) => [
        key,
        { label, type, required: rules.required, customerMapping },
      ]),
    ),
    validations: Object.fromEntries(
      keyed.map(({ key, field: { validateEmail, validatePhone, rules } }) => [
        key,
        { validateEmail, validatePhone, required: rules.required },
      ]),
    ),
  }
}

/** What the browser's check of a field needs, and no more of it. */
export function fieldRules({ type, rules, validateEmail, validatePhone, options }: FormField): CheckedField {
  return { type, rules, validateEmail, validatePhone, options }
}
