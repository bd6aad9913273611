import { ById, defineCall, mediaType, permission } from '@ashlar/sdk'
import { customers } from '../module.ts'
import { customersPath } from './addresses.ts'

// Both reach into every module of the website, so they ask for the strongest right that there is on customers.
const access = permission(customers, 'customers', 'can_delete')

export const exportPersonalData = defineCall({
  id: 'customers.exportPersonalData',
  method: 'GET',
  path: `${customersPath}:id/personal-data/`,
  summary: 'Download everything that the website knows of a customer',
  description: 'A JSON file with what each module holds of this person, by customer, email address and account.',
  params: ById,
  reply: mediaType('application/json'),
  access,
})

export const eraseCustomer = defineCall({
  id: 'customers.eraseCustomer',
  method: 'POST',
  path: `${customersPath}:id/erase/`,
  summary: 'Erase a customer everywhere',
  description:
    'Every module erases what it holds of this person and is not required to keep; the customer goes last. When a module fails, the call can be repeated.',
  params: ById,
  reply: {},
  access,
})
