import { ById, defineCall, Id, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { customers } from '../module.ts'
import { customersPath } from './addresses.ts'
import { Customer } from './customer.ts'

/** Customers who are probably one: with the same phone number, or with the same name. */
export const Duplicates = Type.Object({
  reason: Type.Enum(['phone', 'name']),
  customers: Type.Array(Customer),
})
export type Duplicates = Static<typeof Duplicates>

export const findDuplicates = defineCall({
  id: 'customers.findDuplicates',
  method: 'GET',
  path: `${customersPath}duplicates/`,
  summary: 'Find probable duplicates among customers',
  reply: { groups: Type.Array(Duplicates), more: Type.Boolean() },
  access: permission(customers, 'customers', 'can_view'),
})

export const mergeCustomers = defineCall({
  id: 'customers.mergeCustomers',
  method: 'POST',
  path: `${customersPath}:id/merge/`,
  summary: 'Merge another customer into this one',
  description: 'Fills empty fields, moves vehicles, notes and history, and deletes the other customer.',
  params: ById,
  body: Type.Object({ from: Id }, { additionalProperties: false }),
  reply: { customer: Customer, mergeId: Id },
  access: permission(customers, 'customers', 'can_delete'),
})

export const undoMerge = defineCall({
  id: 'customers.undoMerge',
  method: 'POST',
  path: '/api/v1/admin/customer-merges/:id/undo/',
  summary: 'Undo a merge',
  description: 'Restores the deleted customer with its vehicles, notes and history, and reverts the other one.',
  params: ById,
  reply: { customer: Customer },
  access: permission(customers, 'customers', 'can_delete'),
})
