import { defineBlock, oneOf, perDevice } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** What desktop shows where nothing is set. */
export const usualLayout = { columns: 3, fit: true, smallest: 240, columnGap: 24, rowGap: 24 }

const gap = (title: string) => Type.Number({ title, unit: 'px', minimum: 0, maximum: 400, default: usualLayout.rowGap })

/** How many columns, and how far apart. Sizes in px. */
export const GridLayout = Type.Object({
  /** With `fit` the most that there are. */
  columns: Type.Integer({ title: 'Columns', minimum: 1, maximum: 12, default: usualLayout.columns }),
  /** As many columns as have room. */
  fit: Type.Boolean({ title: 'As many as fit', default: usualLayout.fit }),
  /** The least that a column is wide with `fit`. */
  smallest: Type.Integer({
    title: 'Smallest width',
    unit: 'px',
    minimum: 40,
    maximum: 1200,
    default: usualLayout.smallest,
  }),
  columnGap: gap('Gap between columns'),
  rowGap: gap('Gap between lines'),
})
export type GridLayout = Static<typeof GridLayout>

/** Blocks in columns and lines of the same widths. Each takes one cell, or as many as its own settings say. */
export const grid = defineBlock({
  type: 'grid',
  title: 'Grid',
  icon: 'layout-grid',
  category: 'layout',
  keywords: ['columns', 'cells', 'tiles', 'bento', 'layout'],
  schema: Type.Object({
    layout: perDevice(GridLayout),
    /** Where blocks stand in cells that they do not fill. */
    justifyItems: oneOf(['stretch', 'start', 'center', 'end'], {
      title: 'Horizontal alignment',
      default: 'stretch',
    }),
    alignItems: oneOf(['stretch', 'flex-start', 'center', 'flex-end'], {
      title: 'Vertical alignment',
      default: 'stretch',
    }),
  }),
  common: ['visibility', 'spacing', 'background', 'border', 'shadow', 'overflow', 'customCss'],
  commonDefaults: { padding: { top: 0, bottom: 0 } },
  childCells: { prop: 'layout' },
  nesting: { in: ['container'], as: 'container' },
})
