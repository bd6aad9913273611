import { blankField, type FormField } from '@ashlar/plugin-forms'
import { type Branch, textbox } from './index.ts'

/** A field as page files write it: what is left out is that of a blank one. */
export type WrittenField = Partial<FormField> & Pick<FormField, 'label'>

export const required: FormField['rules'] = { required: true, pattern: { value: '', message: '' } }

export function fieldsOf(list: readonly WrittenField[]): FormField[] {
  return list.map((field, index) => ({ ...blankField(`field-${index + 1}`, index), ...field }))
}

/** Name, email and phone, which every form of a business asks. */
export const whoAsks: readonly WrittenField[] = [
  { label: 'First name', inputWidth: 'half', customerMapping: 'firstname', rules: required },
  { label: 'Last name', inputWidth: 'half', customerMapping: 'lastname' },
  {
    ...{ label: 'Email', inputWidth: 'half', customerMapping: 'email', validateEmail: true },
    ...{ placeholder: 'you@example.com', rules: required },
  },
  { label: 'Phone', type: 'phone', inputWidth: 'half', placeholder: '902-555-0100', customerMapping: 'phone' },
]

/** What happens to an answer, below its form. */
export function privacyLine(): Branch {
  return textbox({
    text: '<p>We use this to answer you, and for nothing else. <a href="/privacy">How we keep your data</a></p>',
    look: 'small',
  })
}
