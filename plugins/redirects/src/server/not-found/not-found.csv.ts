import type { CsvColumn } from '@ashlar/sdk/server'
import type { NotFoundAddress } from '../../redirect.ts'

/** Columns of the log as a file, by the ids that the list has for them. */
export const notFoundCsv: Readonly<Record<string, CsvColumn<NotFoundAddress>>> = {
  path: { title: 'Address', value: ({ path }) => path },
  hits: { title: 'Requests', value: ({ hits }) => hits },
  last: { title: 'Last request', value: ({ lastSeen }) => lastSeen },
  first: { title: 'First request', value: ({ firstSeen }) => firstSeen },
  referrer: { title: 'Referrer', value: ({ referrer }) => referrer },
}
