import type { Page } from '@ashlar/sdk/platform'
import type { CsvColumn } from '@ashlar/sdk/server'

/** Columns of the list as a file, by the ids that the list has for them. */
export const pageCsv: Readonly<Record<string, CsvColumn<Page>>> = {
  title: { title: 'Title', value: ({ title }) => title },
  slug: { title: 'Address', value: ({ slug, isDummy }) => (isDummy ? '' : `/${slug}`) },
  status: { title: 'Status', value: ({ status }) => status },
  changed: { title: 'Changed', value: ({ changedAt }) => changedAt },
  by: { title: 'By', value: ({ changedBy }) => changedBy },
}
