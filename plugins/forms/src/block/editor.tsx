import { defineBlockEditor, field, items, newItemId, panel } from '@ashlar/sdk/editor'
import { texts } from '@ashlar/sdk/ui'
import { blankField, FormField, mostFields } from '../form/field.ts'
import { fieldProblems, fieldsFor, followsFrom } from '../form/field-change.ts'
import { carriesValue, type FieldType } from '../form/field-types.ts'
import { form } from './block.ts'
import { dependingFields, ignoredConditions } from './deciding-fields.ts'
import { RecipientsControl } from './recipients-control.tsx'
import { ShowWhenControl } from './show-when-control.tsx'
import { TagsControl } from './tags-control.tsx'
import { typeWords, words } from './words.ts'

const icons: Readonly<Record<FieldType, string>> = {
  text: 'type',
  textarea: 'text-align-start',
  phone: 'phone',
  gPlaces: 'map-pin',
  date: 'calendar',
  dropdown: 'list',
  radio: 'circle-dot',
  checkbox: 'square-check',
  file: 'paperclip',
  'vehicle-select': 'car',
  product: 'package',
  'product-categories-dropdown': 'tags',
  'product-categories-checkbox': 'tags',
  'info-box': 'info',
  step: 'between-horizontal-start',
}

const t = texts('forms')

/** What the row of a field says besides its name. */
function remarkOf(item: FormField, all: readonly FormField[]): string | undefined {
  if (item.type === 'step') return t('New step')
  if (item.showWhen.conditions.length === 0) return undefined
  return t(ignoredConditions(item, all).length > 0 ? 'Condition needs attention' : 'Conditional')
}

/** Conditions on a field that is removed are ignored from then on, which shows fields that were hidden. */
function conditionsLost(item: FormField, all: readonly FormField[]): string | undefined {
  const names = dependingFields(item, all).map(({ label, type }) => `“${label || typeWords[type]}”`)
  if (names.length === 0) return undefined
  return t('Conditions that use it will be ignored, in the fields {names}.', { names: names.join(', ') })
}

export default defineBlockEditor(form, {
  panels: [
    panel('Form Settings', [
      'formName',
      field('recipients', { control: 'component', component: RecipientsControl }),
      'submitButtonText',
      'submitButtonVariant',
      field('successMessage', { control: 'textarea' }),
      field('errorMessage', { control: 'textarea' }),
      field('tags', { control: 'component', component: TagsControl }),
      'createCustomer',
      'newsletterSignup',
      'newsletterText',
      field('newsletterListId', { control: 'auto', hint: '0 is your default list.' }),
    ]),
    panel('Form Fields', [
      items('dynamicForm', {
        noun: 'Field',
        item: FormField,
        fields: fieldsFor,
        follows: followsFrom,
        check: fieldProblems,
        messages: { label: 'Label is required.', type: 'Type is required.' },
        hints: {
          options: 'Separated by commas.',
          customerMapping: 'The part of a customer that this value fills in.',
        },
        words,
        empty: 'No Fields',
        blank: (list) => blankField(newItemId(), list.length),
        arrange: (list) => list.map((each, sort) => ({ ...each, sort })),
        titleOf: ({ label, type, rules }) =>
          `${label || typeWords[type]}${rules.required && carriesValue(type) ? ' *' : ''}`,
        iconOf: ({ type }) => icons[type],
        controls: { showWhen: ShowWhenControl },
        remarkOf,
        removalOf: conditionsLost,
        most: mostFields,
      }),
    ]),
  ],
  summary: ({ formName }) => formName,
})
