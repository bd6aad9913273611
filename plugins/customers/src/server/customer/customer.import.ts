import { TagNames } from '@ashlar/sdk'
import { defineImport, Settings } from '@ashlar/sdk/server'
import { Errors } from 'typebox/value'
import { CustomerDirectory, importedCustomers, NewCustomer } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { fieldsOfCustomers } from './beside.ts'
import { addImported } from './imported-beside.ts'

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

const tagColumn = { name: 'tags', title: 'Tags', words: ['tag', 'labels', 'groups'] }

/**
 * TOAST-004, OPEN-121: customers from a CSV file. Those who have the same email as one that is there complete it. Columns
 * that are called as a custom field fill it.
 */
export const customerImport = defineImport({
  ...importedCustomers,
  columns: [...columns, tagColumn],
  deps: [CustomerDirectory, Settings],
  write: async (row, { tx }, directory, settings) => {
    const given = columns.map(({ name }): [string, string] => [name, withoutMark(row[name])])
    const person = { ...Object.fromEntries(given), country: withoutMark(row['country']).toUpperCase() }
    const [fault] = Errors(NewCustomer, person)
    if (fault) throw errors.INVALID_CELL(fault.instancePath.slice(1), fault.message)
    const tags = withoutMark(row['tags'])
      .split(/[;,]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const [unfit] = Errors(TagNames, tags)
    if (unfit) throw errors.INVALID_CELL('tags', unfit.message)
    const fields = await fieldsOfCustomers.known(settings)
    const values = fields.map(({ id, label }) => ({ id, value: withoutMark(row[label]) }))
    const id = await directory.ensure(tx, person, 'admin')
    await addImported(tx, id, { tags, fields, values: values.filter(({ value }) => value !== '') })
  },
})

/** Files that we exported have an apostrophe before `+1 902 …`, which a spreadsheet would take for a formula. */
const withoutMark = (cell = ''): string => cell.trim().replace(/^'(?=[=+\-@])/, '')
