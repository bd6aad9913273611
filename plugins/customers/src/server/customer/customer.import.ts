import { permission } from '@ashlar/sdk'
import { Database, defineImport } from '@ashlar/sdk/server'
import { Errors } from 'typebox/value'
import { CustomerDirectory, NewCustomer } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { customers } from '../../module.ts'

const others = ['company', 'phone', 'address', 'address_2', 'city', 'province', 'postal', 'country'] as const

/** TOAST-004, OPEN-121: customers from a CSV file, merged with those who have the same email. */
export const customerImport = defineImport({
  module: customers,
  entity: 'customers',
  access: permission(customers, 'customers', 'can_create'),
  columns: ['firstname', 'lastname', 'email', ...others.map((name) => ({ name }))],
  deps: [Database, CustomerDirectory],
  write: async (row, database, directory) => {
    const { firstname = '', lastname = '', company = '', email = '', phone = '', address = '', city = '' } = row
    const { address_2 = '', province = '', postal = '', country = '' } = row
    const person = {
      ...{ firstname, lastname, company, email, phone, address, address_2, city, province, postal },
      country: country.toUpperCase(),
    }
    const [fault] = Errors(NewCustomer, person)
    if (fault) throw errors.INVALID_CELL(fault.instancePath.slice(1), fault.message)
    await database.tenant((tx) => directory.ensure(tx, person, 'admin'))
  },
})
