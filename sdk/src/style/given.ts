import Type, { type Static } from 'typebox'
import { Colour, oneOf, orEmpty } from './values.ts'

const closed = { additionalProperties: false } as const

/** Whether a block stays in sight while what it stands in is scrolled past. */
export const Sticky = Type.Object(
  {
    on: Type.Boolean({ title: 'Stays in sight', default: false }),
    /** px from the upper edge of the window, below the site's own header. */
    offset: Type.Number({ title: 'From the top', unit: 'px', minimum: 0, maximum: 1000, default: 0 }),
    /** px that a link to a place of the page leaves free for the block; 0 where it covers nothing. */
    room: Type.Number({ title: 'Room for links', unit: 'px', minimum: 0, maximum: 1000, default: 0 }),
  },
  closed,
)
export type Sticky = Static<typeof Sticky>

/** How a block looks while the pointer is on it, as far as it differs. Empty members are as always. */
export const Hover = Type.Object(
  {
    color: Colour({ title: 'Text colour', default: '' }),
    backgroundColor: Colour({ title: 'Background', default: '' }),
    borderColor: Colour({ title: 'Border colour', default: '' }),
    /** px. Where the block has a border, it grows inwards: nothing around it moves. */
    borderWidth: orEmpty(Type.Number({ title: 'Border width', unit: 'px', minimum: 0, maximum: 100 })),
    boxShadow: {
      ...oneOf(['', 'none', 'small', 'medium', 'large'], { title: 'Shadow', default: '' }),
      control: 'shadow',
    },
    scale: Type.Number({ title: 'Scale', unit: '×', minimum: 0.5, maximum: 2, multipleOf: 0.01, default: 1 }),
    /** px, as the two below. */
    moveX: Type.Number({ title: 'Move across', unit: 'px', minimum: -200, maximum: 200, default: 0 }),
    moveY: Type.Number({ title: 'Move down', unit: 'px', minimum: -200, maximum: 200, default: 0 }),
    /** Degrees. */
    rotate: Type.Number({ title: 'Rotate', unit: '°', minimum: -180, maximum: 180, default: 0 }),
    /** Milliseconds from one look to the other. */
    duration: Type.Integer({ title: 'Duration', unit: 'ms', minimum: 0, maximum: 5000, default: 200 }),
  },
  closed,
)
export type Hover = Static<typeof Hover>

/** How many cells of a grid a block takes. Elsewhere it changes nothing. */
export const Cell = Type.Object(
  {
    columns: Type.Integer({ title: 'Columns', minimum: 1, maximum: 12, default: 1 }),
    rows: Type.Integer({ title: 'Rows', minimum: 1, maximum: 12, default: 1 }),
  },
  closed,
)
export type Cell = Static<typeof Cell>
