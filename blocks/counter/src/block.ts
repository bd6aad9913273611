import { Colour, defineBlock, oneOf, orEmpty } from '@ashlar/sdk'
import Type from 'typebox'

const figure = (title: string, value: number) => Type.Number({ title, minimum: -1e12, maximum: 1e12, default: value })

/** A number that counts up once. Times are seconds. */
export const counter = defineBlock({
  type: 'counter',
  title: 'Counter',
  icon: 'hash',
  category: 'content',
  keywords: ['number', 'count', 'figure', 'statistics'],
  schema: Type.Object({
    prefix: Type.String({ title: 'Prefix', maxLength: 20, default: '' }),
    startNumber: figure('Start', 0),
    endNumber: figure('End', 100),
    suffix: Type.String({ title: 'Suffix', maxLength: 20, default: '' }),
    label: Type.String({ title: 'Label', maxLength: 200, default: '' }),
    delay: Type.Number({ title: 'Delay', minimum: 0, maximum: 60, default: 0 }),
    duration: Type.Number({ title: 'Duration', minimum: 0, maximum: 60, default: 5 }),
    startOnScroll: Type.Boolean({ title: 'Start when seen', default: false }),
    /** px; empty follows the width of the place. */
    fontSize: orEmpty(Type.Number({ title: 'Size', minimum: 8, maximum: 400 })),
    /** Empty is the accent of the ground. */
    fontColor: Colour({ title: 'Colour', default: '' }),
    fontWeight: Type.Integer({ title: 'Weight', minimum: 100, maximum: 900, multipleOf: 100, default: 500 }),
    textAlign: oneOf(['start', 'center', 'end'], { default: 'start' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    figure: {
      title: 'Number',
      part: ' > .counter-figure',
      without: ['textAlign'],
      own: {
        fontSize: { prop: 'fontSize', unit: 'px', asTheme: null },
        color: { prop: 'fontColor', asTheme: '' },
        fontWeight: { prop: 'fontWeight', asTheme: 500 },
      },
    },
    caption: { title: 'Label', part: ' > .counter-label', without: ['textAlign'] },
    block: {
      title: 'Both',
      members: ['textAlign'],
      own: { textAlign: { prop: 'textAlign', asTheme: 'start' } },
      alignsWith: 'justify-items',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
