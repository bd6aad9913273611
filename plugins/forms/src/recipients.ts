import type { FilterField } from '@ashlar/sdk'

/** People who left an address in a form, as recipients of campaigns. */
export const formPeople = {
  title: 'People who sent a form',
  values: [
    { name: 'first_name', title: 'First name' },
    { name: 'last_name', title: 'Last name' },
    { name: 'email', title: 'Email' },
    { name: 'city', title: 'City' },
    { name: 'form', title: 'Form' },
  ],
}

/** What they can be filtered by. */
export const formPeopleFields: readonly FilterField[] = [
  { key: 'form', title: 'Form', kind: 'choice', isSearched: true },
  { key: 'submitted', title: 'Submitted on', kind: 'date' },
]
