import { fieldsOf, required, type WrittenField, whoAsks } from '../tree/form-parts.ts'
import { type Branch, form } from '../tree/index.ts'

const fields: readonly WrittenField[] = [
  ...whoAsks,
  { label: 'Address', customerMapping: 'address' },
  { label: 'Your vehicle', type: 'vehicle-select', rules: required },
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
  { label: 'May we call you?', type: 'checkbox', checkboxLabel: 'Yes, a call is fine' },
]

export function quoteRequest(): Branch {
  return form({
    formName: 'Quote request',
    submitButtonText: 'Ask for a quote',
    dynamicForm: fieldsOf(fields),
    newsletterSignup: true,
    newsletterText: 'Send me the monthly letter as well',
  })
}
