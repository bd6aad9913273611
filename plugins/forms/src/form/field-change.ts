import { needsValues } from './conditions.ts'
import type { FormField } from './field.ts'
import { type FieldType, optionTypes, placeholderTypes } from './field-types.ts'
import { optionsOf } from './options.ts'
import { emailPattern, patternProblem } from './pattern.ts'

type FieldName = Extract<keyof FormField, string>

const emailTypes: readonly FieldType[] = ['text']
const phoneTypes: readonly FieldType[] = ['text', 'phone']
const withoutDefault: readonly FieldType[] = ['file', 'gPlaces', 'vehicle-select']

/** What is asked of a field of its type, in order (FORM-044: "Validate Email" of text fields only). */
export function fieldsFor({ type }: FormField): readonly FieldName[] {
  if (type === 'step') return ['label', 'type']
  if (type === 'info-box') return ['label', 'type', 'infoBox', 'inputWidth', 'showWhen']
  const asked: readonly (readonly [FieldName, boolean])[] = [
    ['label', true],
    ['type', true],
    ['showLabel', true],
    ['options', optionTypes.includes(type)],
    ['checkboxLabel', type === 'checkbox'],
    ['placeholder', placeholderTypes.includes(type)],
    ['defaultValue', !withoutDefault.includes(type)],
    ['validateEmail', emailTypes.includes(type)],
    ['validatePhone', phoneTypes.includes(type)],
    ['rules', true],
    ['inputWidth', true],
    ['customerMapping', type !== 'file'],
    ['showWhen', true],
  ]
  return asked.filter(([, fits]) => fits).map(([name]) => name)
}

/** What a change of one member brings along in others (FORM-045, FORM-046, OPEN-250). */
export function followsFrom(field: FormField, changed: FieldName): Partial<FormField> {
  switch (changed) {
    case 'validateEmail':
      return field.validateEmail
        ? { validatePhone: false, rules: { ...field.rules, pattern: emailPattern } }
        : withoutEmail(field)
    case 'validatePhone':
      return field.validatePhone ? { validateEmail: false, ...withoutEmail(field) } : {}
    case 'type': {
      const keepsEmail = field.validateEmail && emailTypes.includes(field.type)
      return {
        ...(!keepsEmail && { validateEmail: false, ...withoutEmail(field) }),
        validatePhone: field.type === 'phone' || (field.validatePhone && phoneTypes.includes(field.type)),
      }
    }
    default:
      return {}
  }
}

/** The pattern of "Validate Email" goes with it; one that a person wrote stays. */
function withoutEmail({ rules }: FormField): Partial<FormField> {
  if (rules.pattern.value !== emailPattern.value) return {}
  return { rules: { ...rules, pattern: { value: '', message: '' } } }
}

/** What is wrong with a field besides what its schema says, by member (FORM-041 to -043, OPEN-248). */
export function fieldProblems(field: FormField): Readonly<Record<string, string>> {
  const { type, infoBox, rules, checkboxLabel, showWhen } = field
  const problems: Record<string, string> = {}
  if (field.label.trim() === '') problems['label'] = 'Label is required.'
  if (showWhen.conditions.some((each) => needsValues(each) && each.values.every((value) => value.trim() === ''))) {
    problems['showWhen'] = 'Enter a value for each condition.'
  }
  if (type === 'info-box') {
    if (infoBox.title.trim() === '') problems['infoBox/title'] = 'Title is required.'
    if (infoBox.description.trim() === '') problems['infoBox/description'] = 'Description is required.'
    return problems
  }
  if (optionTypes.includes(type) && optionsOf(field).length === 0) {
    if (type !== 'checkbox') problems['options'] = 'Options are required, separated by commas.'
    else if (checkboxLabel.trim() === '') problems['checkboxLabel'] = 'A checkbox label is required without options.'
  }
  const wrong = patternProblem(rules.pattern.value)
  if (wrong !== undefined) problems['rules/pattern/value'] = wrong
  return problems
}
