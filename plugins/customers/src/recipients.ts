import type { CustomField, FilterField, FilterKind } from '@ashlar/sdk'
import { contactSources } from './contract.ts'

/** Names of custom fields among the others. */
export const customPrefix = 'field.'

/** What each type of custom field holds. */
function kindOf(type: CustomField['type']): FilterKind {
  if (type === 'select') return 'choice'
  return type === 'checkbox' ? 'yes-no' : type
}

const sourceTitles = { email: 'Email', phone: 'Phone', in_person: 'In person', other: 'Other', admin: 'Back office' }

/** What customers can be filtered by on a website with these custom fields. */
export function filterFields(custom: readonly CustomField[], usesVehicles: boolean): FilterField[] {
  return [
    { key: 'tag', title: 'Tag', kind: 'choice', isSearched: true },
    { key: 'city', title: 'City', kind: 'text' },
    { key: 'country', title: 'Country', kind: 'choice', isSearched: true },
    { key: 'created', title: 'Created on', kind: 'date' },
    {
      ...{ key: 'source', title: 'Contact source', kind: 'choice' },
      choices: contactSources.map((value) => ({ value, title: sourceTitles[value] })),
    },
    ...(usesVehicles ? vehicleFields : []),
    ...custom.map(({ id, label, type, options }) => ({
      ...{ key: `${customPrefix}${id}`, title: label, kind: kindOf(type) },
      ...(type === 'select' && { choices: options.map((value) => ({ value, title: value })) }),
    })),
  ]
}

const vehicleFields: readonly FilterField[] = [
  { key: 'has_vehicle', title: 'Has a vehicle', kind: 'yes-no' },
  { key: 'vehicle_make', title: 'Make of a vehicle', kind: 'text' },
  { key: 'vehicle_year', title: 'Year of a vehicle', kind: 'number' },
]

/** What mails to customers can be filled with, beside custom fields. */
export const mailValues = [
  { name: 'first_name', title: 'First name' },
  { name: 'last_name', title: 'Last name' },
  { name: 'company', title: 'Company' },
  { name: 'email', title: 'Email' },
  { name: 'city', title: 'City' },
  { name: 'province', title: 'Province or state' },
  { name: 'country', title: 'Country' },
]

export const recipientTitle = 'Customers'
