import { defineDialog, Id, permission } from '@ashlar/sdk'
import Type from 'typebox'
import { customers } from '../module.ts'

/** Creates a customer from anywhere; `name` is what was typed so far. */
export const newCustomer = defineDialog('customers:new-customer', {
  input: Type.Object({ name: Type.Optional(Type.String()) }),
  answer: Type.Object({ customer_id: Id, firstname: Type.String(), lastname: Type.String() }),
  access: permission(customers, 'customers', 'can_create'),
})

/** Shows a note, or writes a new one, about a customer where one is named. */
export const noteDialog = defineDialog('customers:note', {
  input: Type.Object({ noteId: Type.Optional(Id), customerId: Type.Optional(Id) }),
  answer: Type.Object({ noteId: Id }),
  access: permission(customers, 'notes', 'can_view'),
  plan: 'enterprise',
})
