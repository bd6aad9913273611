import type { FormField, Pattern } from './field.ts'
import { type FormWords, words } from './visitor-texts.ts'

/** What "Validate Email" sets. Each character has one way through it, so no engine can be held up. */
export const emailPattern: Pattern = Object.freeze({
  value: '^[^\\s@<>(),:;"]+@[^\\s@.<>(),:;"]+(\\.[^\\s@.<>(),:;"]+)+$',
  message: words('en').email,
})

/** The pattern that a field's values are held against; undefined for none. */
export function patternOf(
  { validateEmail, rules }: Pick<FormField, 'validateEmail' | 'rules'>,
  texts: FormWords,
): Pattern | undefined {
  if (validateEmail) return { ...emailPattern, message: texts.email }
  if (rules.pattern.value === '') return undefined
  return { value: rules.pattern.value, message: rules.pattern.message || texts.pattern }
}

/** What a linear-time engine cannot run (T12): look-around and back references. */
const notLinear = /\(\?(?:[=!]|<[=!])|\\[1-9]|\\k</

/** Why a pattern cannot be used, in a sentence for staff; undefined for one that can. */
export function patternProblem(value: string): string | undefined {
  if (notLinear.test(value)) return 'Look-around and back references cannot be used in a pattern.'
  try {
    new RegExp(value, 'u')
    return undefined
  } catch {
    return 'This is not a regular expression.'
  }
}
