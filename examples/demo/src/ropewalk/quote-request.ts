import { blankField, type FormField } from '@ashlar/plugin-forms'
import { type Branch, form } from '../tree/index.ts'

const fields: readonly (Partial<FormField> & Pick<FormField, 'label'>)[] = [
  { label: 'First name', inputWidth: 'half', customerMapping: 'firstname', rules: required() },
  { label: 'Last name', inputWidth: 'half', customerMapping: 'lastname' },
  {
    ...{ label: 'Email', inputWidth: 'half', customerMapping: 'email', validateEmail: true },
    ...{ placeholder: 'you@example.com', rules: required() },
  },
  { label: 'Phone', type: 'phone', inputWidth: 'half', placeholder: '902-555-0100', customerMapping: 'phone' },
  { label: 'Your machine', placeholder: 'Year, make and model', rules: required() },
  { label: 'What do you need?', type: 'radio', options: 'Repair, Service, Custom build, Storage' },
  {
    ...{ label: 'How soon?', type: 'dropdown', inputWidth: 'half' },
    options: 'This week, This month, Before spring, No hurry',
  },
  { label: 'Day that suits you', type: 'date', inputWidth: 'half' },
  {
    label: 'Good to know',
    type: 'info-box',
    infoBox: {
      title: 'Good to know',
      description: 'A quote is free for jobs under an hour. Above that we take $60, and take it off the bill.',
      ...{ variant: 'info', align: 'start', className: '' },
    },
  },
  { label: 'Tell us more', type: 'textarea', placeholder: 'It rattles at 60, but only on Tuesdays…' },
  { label: 'Photos or documents', type: 'file' },
]

function required(): FormField['rules'] {
  return { required: true, pattern: { value: '', message: '' } }
}

export function quoteRequest(): Branch {
  return form({
    formName: 'Quote request',
    submitButtonText: 'Ask for a quote',
    dynamicForm: fields.map((field, index) => ({ ...blankField(`field-${index + 1}`, index), ...field })),
    newsletterSignup: true,
    newsletterText: 'Send me the monthly letter as well',
  })
}
