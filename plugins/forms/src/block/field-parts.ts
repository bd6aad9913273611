import type { FormField } from '../form/field.ts'
import type { FormWords } from '../form/visitor-texts.ts'

/** Ids of the elements of one field, unique on the page. */
export interface FieldIds {
  readonly control: string
  readonly label: string
  readonly error: string
  readonly hint: string
}

export function fieldIds(node: string, place: number): FieldIds {
  const control = `${node}-f${place}`
  return { control, label: `${control}-label`, error: `${control}-error`, hint: `${control}-hint` }
}

/** One field with all that its markup depends on. */
export interface FieldMarkup {
  readonly name: string
  readonly field: FormField
  readonly ids: FieldIds
  /** What stands in it: what was sent and not taken, else its default. */
  readonly values: readonly string[]
  /** What is wrong with what was sent; empty for nothing. */
  readonly problem: string
  readonly hint: string
  /**
   * Whether the browser's own check asks for a value. It asks for none of a field with conditions: without a script such
   * a field is there even where its conditions are not met.
   */
  readonly required: boolean
  /** Its conditions, by the names of fields above; undefined where it is always shown. */
  readonly showWhen: FormField['showWhen'] | undefined
  /** Whether its conditions are met by what stands in the form. */
  readonly isShown: boolean
  /** In the language of the page. */
  readonly texts: FormWords
}

/** Tokens by which a browser fills in what it knows of a person. */
const tokens: Readonly<Record<FormField['customerMapping'], string | undefined>> = {
  '-1': undefined,
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'address-line1',
  address_2: 'address-line2',
  city: 'address-level2',
  province: 'address-level1',
  country: 'country-name',
  postal: 'postal-code',
}

export function autocompleteOf({ customerMapping, type, validateEmail }: FormField): string | undefined {
  const mapped = tokens[customerMapping]
  if (mapped !== undefined) return mapped
  if (type === 'phone') return 'tel'
  return validateEmail ? 'email' : undefined
}

/** What ties a control to its words, its error and the rules that the browser knows itself. */
export function tiesOf({ field, ids, problem, hint, required }: FieldMarkup) {
  return {
    id: ids.control,
    required,
    'aria-describedby': hint === '' ? ids.error : `${ids.error} ${ids.hint}`,
    ...(problem !== '' && { 'aria-invalid': true as const }),
    ...(field.placeholder !== '' && { placeholder: field.placeholder }),
  }
}
