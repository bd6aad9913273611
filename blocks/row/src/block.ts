import { defineBlock, oneOf, orEmpty, perDevice } from '@ashlar/sdk'
import Type from 'typebox'

const columns = Type.Integer({ title: 'Columns', minimum: 1, maximum: 12, default: 1 })

const gap = { minimum: 0, maximum: 400 }

/** Columns side by side. It has as many columns as the number says; full ones are never removed. */
export const row = defineBlock({
  type: 'row',
  title: 'Columns',
  icon: 'columns-2',
  category: 'layout',
  keywords: ['row', 'grid', 'layout'],
  schema: Type.Object({
    columns,
    /** How columns of different heights stand beside each other. */
    alignItems: oneOf(['stretch', 'flex-start', 'center', 'flex-end'], {
      title: 'Vertical alignment',
      default: 'stretch',
    }),
    /** Where columns stand that do not fill the line; `normal` leaves that to the row. */
    justifyContent: oneOf(['normal', 'start', 'center', 'end', 'space-between', 'space-around', 'space-evenly'], {
      title: 'Horizontal alignment',
      default: 'normal',
    }),
    /** px; empty follows the width of the page. */
    columnGap: orEmpty(Type.Number({ title: 'Gap between columns', ...gap })),
    /** px; empty follows the width of the page. */
    rowGap: orEmpty(Type.Number({ title: 'Gap between lines', ...gap })),
    /** The last column first where all stand side by side; below each other they keep their order. */
    isReversed: Type.Boolean({ title: 'Reverse order on wide screens', default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  commonDefaults: { padding: { top: 0, bottom: 0 } },
  childCount: { prop: 'columns', type: 'column' },
  childWidths: { prop: 'width' },
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
  schema: Type.Object({
    width: perDevice(ColumnWidth),
    /** px between the blocks of the column. */
    gap: Type.Number({ title: 'Gap', ...gap, default: 24 }),
  }),
  common: ['visibility', 'spacing', 'background', 'border', 'overflow', 'customCss'],
  commonDefaults: { padding: { top: 0, bottom: 0 } },
  nesting: { in: ['row'], as: 'container' },
})
