import { ItemId, oneOf } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { ShowWhen } from './conditions.ts'
import { fieldTypes } from './field-types.ts'

export const infoBoxVariants = [
  'info',
  'success',
  'warning',
  'danger',
  'light',
  'dark',
  'primary',
  'secondary',
  'tertiary',
] as const

/** Which part of a customer a field's value becomes; `-1` for none. */
export const customerMappings = [
  '-1',
  'firstname',
  'lastname',
  'email',
  'phone',
  'address',
  'address_2',
  'city',
  'province',
  'country',
  'postal',
] as const

const closed = { additionalProperties: false } as const

export const InfoBox = Type.Object(
  {
    title: Type.String({ title: 'Title', maxLength: 200, default: '' }),
    description: Type.String({ title: 'Description', maxLength: 2000, default: '' }),
    variant: oneOf(infoBoxVariants, { title: 'Variant', default: 'info' }),
    align: oneOf(['start', 'center', 'end'], { title: 'Alignment', default: 'start' }),
    className: Type.String({ title: 'CSS classes', pattern: '^[A-Za-z0-9 _-]{0,200}$', default: '' }),
  },
  { ...closed, title: 'Info box' },
)
export type InfoBox = Static<typeof InfoBox>

/** What a value must look like: a regular expression, found anywhere in it unless it says otherwise. */
export const Pattern = Type.Object(
  {
    /** Without look-around and back references, so that a linear-time engine can run it (T12). */
    value: Type.String({ title: 'Regular expression', control: 'mono', maxLength: 200, default: '' }),
    message: Type.String({ title: 'Message', maxLength: 200, default: '' }),
  },
  { ...closed, title: 'Pattern' },
)
export type Pattern = Static<typeof Pattern>

export const FieldRules = Type.Object(
  { required: Type.Boolean({ title: 'Required', default: false }), pattern: Pattern },
  { ...closed, title: 'Rules' },
)
export type FieldRules = Static<typeof FieldRules>

/** One field of a form: what a visitor fills in, an info box between such, or the beginning of a step. */
export const FormField = Type.Object({
  id: ItemId,
  label: Type.String({ title: 'Label', minLength: 1, maxLength: 200, default: 'Field' }),
  /** Without it the label is read aloud only. */
  showLabel: Type.Boolean({ title: 'Show label', default: true }),
  type: oneOf(fieldTypes, { title: 'Type', default: 'text' }),
  placeholder: Type.String({ title: 'Placeholder', maxLength: 200, default: '' }),
  defaultValue: Type.String({ title: 'Default value', maxLength: 300, default: '' }),
  validateEmail: Type.Boolean({ title: 'Validate Email', default: false }),
  validatePhone: Type.Boolean({ title: 'Validate Phone', default: false }),
  /** Half: two columns where there is room. */
  inputWidth: oneOf(['full', 'half'], { title: 'Width', default: 'full' }),
  /** Separated by commas; `optionsOf` reads them. */
  options: Type.String({ title: 'Options', maxLength: 4000, default: '' }),
  customerMapping: oneOf(customerMappings, { title: 'Customer field', default: '-1' }),
  /** The words beside the one box of a checkbox without options. */
  checkboxLabel: Type.String({ title: 'Checkbox label', maxLength: 500, default: '' }),
  infoBox: InfoBox,
  rules: FieldRules,
  showWhen: ShowWhen,
  sort: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
})
export type FormField = Static<typeof FormField>

/** At most as many as one submission may hold. */
export const mostFields = 100

/** A form's fields as a visitor meets them. */
export function inOrder(fields: readonly FormField[]): readonly FormField[] {
  return fields.toSorted((a, b) => a.sort - b.sort)
}

/** A new field, before anybody has named it. */
export const blankField = (id: string, sort: number): FormField => ({
  id,
  label: '',
  showLabel: true,
  type: 'text',
  placeholder: '',
  defaultValue: '',
  validateEmail: false,
  validatePhone: false,
  inputWidth: 'full',
  options: '',
  customerMapping: '-1',
  checkboxLabel: '',
  infoBox: { title: '', description: '', variant: 'info', align: 'start', className: '' },
  rules: { required: false, pattern: { value: '', message: '' } },
  showWhen: { match: 'all', conditions: [] },
  sort,
})
