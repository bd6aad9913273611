import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { blankField, FormField, mostFields } from '../form/field.ts'
import { recipientsPattern } from '../form/recipients.ts'

export const buttonColours = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'danger',
  'warning',
  'info',
  'light',
  'dark',
  'white',
] as const

/** What most forms ask, so that a new one can be published as it is. */
const usualFields: readonly FormField[] = [
  { ...blankField('name', 0), label: 'Name', inputWidth: 'half', rules: isRequired() },
  {
    ...blankField('email', 1),
    ...{ label: 'Email', inputWidth: 'half', validateEmail: true, customerMapping: 'email', rules: isRequired() },
  },
  { ...blankField('message', 2), label: 'Message', type: 'textarea', rules: isRequired() },
]

function isRequired(): FormField['rules'] {
  return { required: true, pattern: { value: '', message: '' } }
}

const sentence = (title: string) => Type.String({ title, maxLength: 500, default: '' })

/** A form that staff put together from fields and visitors fill in. */
export const form = defineBlock({
  type: 'form',
  title: 'Custom form',
  icon: 'clipboard-list',
  category: 'forms',
  keywords: ['form', 'contact', 'fields', 'enquiry', 'upload'],
  schema: Type.Object({
    formName: Type.String({ title: 'Form name', maxLength: 120, default: 'Contact Form' }),
    submitButtonText: Type.String({ title: 'Button text', maxLength: 80, default: 'Submit' }),
    submitButtonVariant: oneOf(buttonColours, { title: 'Button colour', default: 'success' }),
    successMessage: sentence('Success message'),
    errorMessage: sentence('Error message'),
    /** Mailed by the server from the published form only; never sent to a browser of a visitor. */
    recipients: Type.String({ title: 'Recipients', pattern: recipientsPattern, maxLength: 1400, default: '' }),
    dynamicForm: Type.Array(FormField, { title: 'Fields', maxItems: mostFields, default: [] }),
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { title: 'Tags', maxItems: 20, default: [] }),
    createCustomer: Type.Boolean({ title: 'Create a customer', default: false }),
    newsletterSignup: Type.Boolean({ title: 'Offer the newsletter', default: false }),
    /** 0 is the tenant's default list. */
    newsletterListId: Type.Integer({ title: 'Newsletter list', minimum: 0, default: 0 }),
    newsletterText: Type.String({
      title: 'Newsletter text',
      maxLength: 300,
      default: 'Yes, send me the newsletter.',
    }),
  }),
  common: ['visibility', 'spacing', 'background', 'border', 'overflow', 'customCss'],
  texts: {
    labels: { title: 'Labels', part: ' > .form :is(label,legend)', without: ['textAlign'] },
    button: { title: 'Button', part: ' > .form .form-submit', without: ['textAlign'] },
  },
  initial: {
    dynamicForm: [...usualFields],
    background: { desktop: { backgroundColor: 'light' } },
    padding: {
      desktop: { top: 40, right: 40, bottom: 40, left: 40 },
      mobile: { top: 24, right: 20, bottom: 24, left: 20 },
    },
  },
})
