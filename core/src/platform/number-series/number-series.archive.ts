import { type ArchiveRow, archiveTable } from '@ashlar/sdk/server'

/** A website goes on counting where its archive ends. */
export const numberSeriesArchive = archiveTable('number_series', { accept: (row) => (isCounter(row) ? row : null) })

const isCounter = ({ series, period, last }: ArchiveRow): boolean =>
  typeof series === 'string' &&
  /^[a-z0-9_.-]{1,100}$/.test(series) &&
  typeof period === 'string' &&
  period.length <= 40 &&
  Number.isSafeInteger(last) &&
  Number(last) >= 0
