import { permission } from '@ashlar/sdk'
import { defineErrors, defineImport } from '@ashlar/sdk/server'
import { desk } from '../module.ts'
import { wordsOf } from './records.routes.ts'
import { Records } from './records.service.ts'

const errors = defineErrors('DESK', { NO_NAME: [422, () => 'A customer needs a first name.'] })

export const customerImport = defineImport({
  module: desk,
  entity: 'customers',
  access: permission(desk, 'customers', 'can_create'),
  columns: ['firstname', 'lastname', 'email'],
  deps: [Records],
  write: async ({ firstname = '', lastname = '', email = '', phone = '' }, records) => {
    if (firstname === '') throw errors.NO_NAME()
    const customer = { firstname, lastname, email, phone, country: 'CA' }
    await records.addOnce('customer', email, customer, wordsOf(customer))
  },
})
