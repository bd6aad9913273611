import { ById, defineCall, mediaType, permission } from '@ashlar/sdk'
import { customers } from '../module.ts'
import { customersPath } from './addresses.ts'

// Both reach into every module of the website, so they ask for the strongest right that there is on customers.
const access = permission(customers, 'customers', 'can_delete')

export const exportPersonalData = defineCall({
  id: 'customers.exportPersonalData',
  method: 'GET',
  path: `${customersPath}:id/personal-data/`,
  summary: 'Download everything that the website stores about a customer',
  description:
    'A ZIP file with the data that each module stores about this person, found by customer, email address and account: `data.json`, and the files that belong to it.',
  params: ById,
  reply: mediaType('application/zip'),
  access,
})

export const eraseCustomer = defineCall({
  id: 'customers.eraseCustomer',
  method: 'POST',
  path: `${customersPath}:id/erase/`,
  summary: 'Erase a customer everywhere',
  description:
    'Each module erases its data about this person, except what it is required to keep. The customer is erased last. If a module fails, repeat the call.',
  params: ById,
  reply: {},
  access,
})
