import { defineBlock, oneOf, orEmpty } from '@ashlar/sdk'
import Type from 'typebox'

export const tags = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** How a text looks other than its tag says: like a heading, or in one of four ways of running text. */
const looks = ['', 'h1', 'h2', 'h3', 'h4', 'lead', 'quiet', 'small', 'label'] as const

/** One heading or paragraph. */
export const text = defineBlock({
  type: 'text',
  title: 'Text',
  icon: 'type',
  category: 'basic',
  keywords: ['heading', 'paragraph', 'title'],
  schema: Type.Object({
    text: Type.String({ title: 'Text', maxLength: 20_000, default: 'Text' }),
    /** rem. The default, 1, leaves the size to the tag's place in the type scale. */
    fontSize: Type.Number({ title: 'Size', minimum: 0.5, maximum: 6, multipleOf: 0.25, default: 1 }),
    tag: oneOf(tags, { default: 'p' }),
    /** The default, 400, leaves the weight of a heading to the theme. */
    fontWeight: Type.Integer({ title: 'Weight', minimum: 100, maximum: 900, multipleOf: 100, default: 400 }),
    /** Empty is the look of the tag. */
    look: oneOf(looks, { title: 'Look', default: '' }),
    /** em; empty leaves the length of a line to the theme. */
    maxWidth: orEmpty(Type.Number({ title: 'Maximum width', minimum: 2, maximum: 200 })),
    textAlign: oneOf(['start', 'center', 'end'], { default: 'start' }),
    editMode: Type.Boolean({ default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    text: {
      title: 'Text',
      own: {
        textStyle: { prop: 'look', asTheme: '' },
        fontSize: { prop: 'fontSize', unit: 'rem', asTheme: 1 },
        fontWeight: { prop: 'fontWeight', asTheme: 400 },
        textAlign: { prop: 'textAlign', asTheme: 'start' },
      },
      alignsWith: 'align-self',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
