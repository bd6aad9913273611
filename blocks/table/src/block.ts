import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { mostColumns } from './parse-table.ts'

export const Alignment = oneOf(['start', 'center', 'end'], { default: 'start' })

/** A table, written as text. */
export const table = defineBlock({
  type: 'table',
  title: 'Table',
  icon: 'table',
  category: 'content',
  keywords: ['rows', 'columns', 'spreadsheet', 'cells', 'comparison', 'opening hours'],
  schema: Type.Object({
    /** One row a line, as `parseTable` reads them. */
    rows: Type.String({ title: 'Rows', maxLength: 40_000, default: '' }),
    caption: Type.String({ title: 'Caption', maxLength: 300, default: '' }),
    headerRow: Type.Boolean({ title: 'First row is a header', default: false }),
    headerColumn: Type.Boolean({ title: 'First column is a header', default: false }),
    /** One for each column from the first; those that are missing are `start`. */
    alignments: Type.Array(Alignment, { title: 'Alignment', maxItems: mostColumns, default: [] }),
    look: oneOf(['lined', 'striped', 'plain'], { title: 'Look', default: 'lined' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    caption: { title: 'Caption', part: ' > .table-scroll > table > caption' },
    head: { title: 'Headers', part: ' > .table-scroll > table th' },
    cell: { title: 'Cells', part: ' > .table-scroll > table td' },
  },
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    headerRow: true,
    rows: 'Day | Opens | Closes\nMonday to Friday | 9:00 | 17:00\nSaturday | 10:00 | 14:00',
  },
})
