import type { FilterChoice, FilterField } from '@ashlar/sdk'

/** The module's own source of recipients. */
export const subscriberSource = { title: 'Subscribers', values: [{ name: 'email', title: 'Email' }] }

const agreements = [
  { value: 'confirmed', title: 'By the link in an email' },
  { value: 'by-hand', title: 'Recorded by staff' },
]

/** What subscribers can be filtered by. */
export const subscriberFields = (lists: readonly FilterChoice[]): readonly FilterField[] => [
  { key: 'list', title: 'List', kind: 'choice', choices: [...lists] },
  { key: 'signed_up', title: 'Signed up on', kind: 'date' },
  { key: 'confirmed', title: 'Subscribed on', kind: 'date' },
  { key: 'agreement', title: 'How they agreed', kind: 'choice', choices: agreements },
  { key: 'email', title: 'Email', kind: 'text' },
]
