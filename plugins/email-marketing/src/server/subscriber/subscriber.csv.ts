import type { CsvColumn } from '@ashlar/sdk/server'
import type { Subscriber } from '../../contract.ts'

/** Columns of the list as a file, by the ids that the list has for them. */
export const subscriberCsv: Readonly<Record<string, CsvColumn<Subscriber>>> = {
  email: { title: 'email', value: ({ email }) => email },
  list: { title: 'list', value: ({ listName }) => listName },
  state: { title: 'state', value: ({ state }) => state },
  created: { title: 'signed up', value: ({ createdAt }) => createdAt },
  confirmed: { title: 'confirmed', value: ({ confirmedAt }) => confirmedAt },
}
