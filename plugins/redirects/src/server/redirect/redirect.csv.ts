import type { CsvColumn } from '@ashlar/sdk/server'
import type { Redirect } from '../../redirect.ts'

/** Columns of the list as a file, by the ids that the list has for them; the first three can be read in again. */
export const redirectCsv: Readonly<Record<string, CsvColumn<Redirect>>> = {
  source: { title: 'from', value: ({ source }) => source },
  target: { title: 'to', value: ({ target }) => target },
  code: { title: 'code', value: ({ code }) => code },
  hits: { title: 'hits', value: ({ hits }) => hits },
  created: { title: 'created', value: ({ createdAt }) => createdAt },
}
