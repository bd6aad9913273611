import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { alignmentsControl } from './alignments-control.tsx'
import { table } from './block.ts'
import { parseTable } from './parse-table.ts'

export default defineBlockEditor(table, {
  panels: [
    panel('Settings', [
      field('rows', {
        control: 'textarea',
        hint: 'One row per line, with a vertical bar between cells, or paste cells from a spreadsheet. A backslash before a bar keeps it in the cell. Up to 200 rows and 12 columns are shown.',
      }),
      'caption',
      'headerRow',
      'headerColumn',
    ]),
    panel('Options', [
      field('look', { control: 'segments', options: { lined: 'Lined', striped: 'Striped', plain: 'Plain' } }),
      alignmentsControl,
    ]),
  ],
  summary: ({ caption, rows }) => caption || (parseTable(rows)[0] ?? []).join(', '),
})
