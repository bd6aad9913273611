import { defineImport } from '@ashlar/sdk/server'
import { Errors } from 'typebox/value'
import { CustomerDirectory, importedCustomers, NewCustomer } from '../../contract.ts'
import { errors } from '../../errors.ts'

/** None is required: a list of companies has no first names, and old address books have no email. */
const columns = [
  { name: 'firstname', title: 'First name', words: ['given name', 'forename'] },
  { name: 'lastname', title: 'Last name', words: ['surname', 'family name'] },
  { name: 'company', title: 'Company', words: ['organisation', 'organization', 'business'] },
  { name: 'email', title: 'Email', words: ['email address', 'mail'] },
  { name: 'phone', title: 'Phone', words: ['telephone', 'phone number', 'mobile'] },
  { name: 'address', title: 'Address', words: ['street', 'address line 1'] },
  { name: 'address_2', title: 'Address, second line', words: ['address line 2', 'unit'] },
  { name: 'city', title: 'City', words: ['town', 'place'] },
  { name: 'province', title: 'Province or state', words: ['province', 'state', 'region'] },
  { name: 'postal', title: 'Postal code', words: ['postal', 'zip', 'postcode'] },
  { name: 'country', title: 'Country', words: ['country code'] },
] as const

/** TOAST-004, OPEN-121: customers from a CSV file. Those who have the same email as one that is there complete it. */
export const customerImport = defineImport({
  ...importedCustomers,
  columns,
  deps: [CustomerDirectory],
  write: async (row, { tx }, directory) => {
    const given = columns.map(({ name }): [string, string] => [name, withoutMark(row[name])])
    const person = { ...Object.fromEntries(given), country: withoutMark(row['country']).toUpperCase() }
    const [fault] = Errors(NewCustomer, person)
    if (fault) throw errors.INVALID_CELL(fault.instancePath.slice(1), fault.message)
    await directory.ensure(tx, person, 'admin')
  },
})

/** Files that we exported have an apostrophe before `+1 902 …`, which a spreadsheet would take for a formula. */
const withoutMark = (cell = ''): string => cell.trim().replace(/^'(?=[=+\-@])/, '')
