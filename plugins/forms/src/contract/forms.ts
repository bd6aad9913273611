import { defineCall, ListQuery, permission, Rows } from '@ashlar/sdk'
import Type from 'typebox'
import { FormFigures } from '../form-figures.ts'
import { forms } from '../module.ts'
import { formsPath } from './addresses.ts'

export const FormListQuery = Type.Object(ListQuery(['name', 'total', 'last30Days', 'unread', 'spam', 'lastAt']), {
  additionalProperties: false,
})

export const listForms = defineCall({
  id: 'forms.listForms',
  method: 'GET',
  path: formsPath,
  summary: 'List the forms of the website with their figures',
  query: FormListQuery,
  reply: { results: Rows(FormFigures) },
  access: permission(forms, 'form_submissions', 'can_view'),
})
