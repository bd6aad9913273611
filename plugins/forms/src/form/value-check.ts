import { parseAddress } from './address.ts'
import type { FormField } from './field.ts'
import { optionTypes } from './field-types.ts'
import { optionsOf } from './options.ts'
import { patternOf } from './pattern.ts'
import type { FormWords } from './visitor-texts.ts'

/** What a check needs of the place where it runs: the server's pattern engine is another than the browser's (T12). */
export interface CheckEngines {
  /** Whether the pattern is found in the text. */
  readonly matches: (pattern: string, text: string) => boolean
  /** Whether this is a whole number, Canada's where it names no country. */
  readonly isPhone: (text: string) => boolean
  /** In the language of the page. */
  readonly texts: FormWords
}

/** What a check needs to know of a field. */
export type CheckedField = Pick<FormField, 'type' | 'rules' | 'validateEmail' | 'validatePhone' | 'options'>

/** Characters of one value. */
export const longestValue = 10_000

/** The value of a checkbox field that has one box only. */
export const tickedValue = 'Yes'

/**
 * Why the values that a visitor gave to a field cannot be taken, in the words beside its label; undefined when they
 * can. A checkbox field may have several values, others have one. For files see `filesProblem`.
 */
export function valueProblem(
  field: CheckedField,
  values: readonly string[],
  engines: CheckEngines,
): string | undefined {
  const { texts } = engines
  const given = values.filter((value) => value.trim() !== '')
  if (given.length === 0) return field.rules.required ? texts.required : undefined
  if (given.some((value) => value.length > longestValue)) return texts.tooLong
  if (field.type === 'file') return undefined
  return ofType(field, given, engines) ?? ofRules(field, given, engines)
}

function ofType(field: CheckedField, given: readonly string[], { isPhone, texts }: CheckEngines): string | undefined {
  const [first = ''] = given
  if (field.type !== 'checkbox' && field.type !== 'product-categories-checkbox' && given.length > 1) return texts.option
  if (optionTypes.includes(field.type)) {
    const choices = optionsOf(field)
    const allowed = field.type === 'checkbox' && choices.length === 0 ? [tickedValue] : choices
    return given.every((value) => allowed.includes(value)) ? undefined : texts.option
  }
  if (field.type === 'date' && !isDate(first)) return texts.date
  if (field.type === 'gPlaces' && parseAddress(first) === undefined) return texts.address
  if (field.validatePhone && !isPhone(first)) return texts.phone
  return undefined
}

function ofRules(field: CheckedField, given: readonly string[], { matches, texts }: CheckEngines): string | undefined {
  const pattern = patternOf(field, texts)
  if (!pattern || given.every((value) => matches(pattern.value, value))) return undefined
  return pattern.message
}

/** `YYYY-MM-DD` of a day that there is. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
