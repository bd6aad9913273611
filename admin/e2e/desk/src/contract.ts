import { defineCall, permission } from '@ashlar/sdk'
import Type from 'typebox'
import { desk } from './module.ts'
import { Titled } from './records.ts'

/** What each call that makes a record replies. */
const made = { reply: { id: Type.Integer() }, status: 201 } as const

/** PERM-106 */
export const addQuote = defineCall({
  id: 'desk.addQuote',
  method: 'POST',
  path: '/api/v1/admin/quotes/',
  summary: 'Add a quote',
  body: Titled,
  ...made,
  access: permission(desk, 'quotes', 'can_create'),
  plan: 'enterprise',
})
