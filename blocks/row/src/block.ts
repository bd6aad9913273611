import { defineBlock, perDevice } from '@ashlar/sdk'
import Type from 'typebox'

const columns = Type.Integer({ title: 'Columns', minimum: 1, maximum: 12, default: 1 })

/** Columns side by side. It has as many columns as the number says; full ones are never removed. */
export const row = defineBlock({
  type: 'row',
  title: 'Columns',
  icon: 'columns-2',
  category: 'layout',
  keywords: ['row', 'grid', 'layout'],
  schema: Type.Object({ columns }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  commonDefaults: { padding: { top: 0, bottom: 0 } },
  childCount: { prop: 'columns', type: 'column' },
  variants: [
    { id: 'one', title: '1 column', icon: 'square', props: { columns: 1 } },
    { id: 'two', title: '2 columns', icon: 'columns-2', props: { columns: 2 } },
    { id: 'three', title: '3 columns', icon: 'columns-3', props: { columns: 3 } },
    { id: 'four', title: '4 columns', icon: 'columns-4', props: { columns: 4 } },
  ],
  nesting: { in: ['container'], accepts: ['column'] },
})

/** Width in twelfths of the row; 0 shares the row evenly. */
export const ColumnWidth = Type.Object({ span: Type.Integer({ title: 'Width', minimum: 0, maximum: 12, default: 0 }) })

/** One column of a row, a container for its children. */
export const column = defineBlock({
  type: 'column',
  title: 'Column',
  icon: 'rectangle-vertical',
  category: 'layout',
  schema: Type.Object({ width: perDevice(ColumnWidth) }),
  common: ['visibility', 'spacing', 'background', 'border', 'overflow', 'customCss'],
  commonDefaults: { padding: { top: 0, bottom: 0 } },
  nesting: { in: ['row'], as: 'container' },
})
