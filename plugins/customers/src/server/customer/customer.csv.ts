import type { CustomField } from '@ashlar/sdk'
import type { CsvColumn } from '@ashlar/sdk/server'
import type { Customer } from '../../contract.ts'
import { customerName } from '../../customer-name.ts'
import { vehicleName } from '../../vehicle-name.ts'

/** Columns of the list as a file, by the ids that the list has for them. */
const customerCsv: Readonly<Record<string, CsvColumn<Customer>>> = {
  name: { title: 'name', value: customerName },
  firstname: { title: 'firstname', value: ({ firstname }) => firstname },
  lastname: { title: 'lastname', value: ({ lastname }) => lastname },
  company: { title: 'company', value: ({ company }) => company },
  email: { title: 'email', value: ({ email }) => email },
  phone: { title: 'phone', value: ({ phone }) => phone },
  address: { title: 'address', value: ({ address }) => address },
  address_2: { title: 'address_2', value: ({ address_2 }) => address_2 },
  city: { title: 'city', value: ({ city }) => city },
  province: { title: 'province', value: ({ province }) => province },
  postal: { title: 'postal', value: ({ postal }) => postal },
  country: { title: 'country', value: ({ country }) => country },
  source: { title: 'source', value: ({ source }) => source },
  vehicles: { title: 'vehicles', value: ({ vehicles }) => vehicles.map(vehicleName).join('; ') },
  tags: { title: 'tags', value: ({ tags }) => tags },
  assignees: { title: 'assignees', value: ({ assignees }) => assignees.map(({ displayName }) => displayName) },
  created: { title: 'created', value: ({ createdAt }) => createdAt },
  updated: { title: 'changed', value: ({ updatedAt }) => updatedAt },
}

/** The same, and a column for each custom field of the website: `field.lane`. */
export const customerCsvOf = (fields: readonly CustomField[]): Readonly<Record<string, CsvColumn<Customer>>> => ({
  ...customerCsv,
  ...Object.fromEntries(
    fields.map(({ id, label }): [string, CsvColumn<Customer>] => [
      `field.${id}`,
      { title: label, value: ({ custom_fields }) => custom_fields.find((each) => each.id === id)?.value },
    ]),
  ),
})
