import { defineBlock, oneOf, RichText } from '@ashlar/sdk'
import Type from 'typebox'

/** Rich text: paragraphs, headings, lists and links. */
export const textbox = defineBlock({
  type: 'textbox',
  title: 'Textbox',
  icon: 'text-align-start',
  category: 'basic',
  keywords: ['rich text', 'paragraph', 'list'],
  schema: Type.Object({
    text: RichText({ title: 'Text', default: '<p>Text</p>' }),
    heightAuto: Type.Boolean({ title: 'Automatic height', default: true }),
    /** px, where the height is not automatic. */
    height: Type.Number({ title: 'Height', minimum: 0, maximum: 4000, default: 200 }),
    /** Empty is usual text. */
    look: oneOf(['', 'lead', 'quiet', 'small'], { title: 'Look', default: '' }),
    /** `links`: a menu of links, one below the other. `lines`: a line below each item, and what is bold at its end. */
    listStyle: oneOf(['bullets', 'links', 'lines'], { title: 'Lists', default: 'bullets' }),
    justifyContentCenter: Type.Boolean({ title: 'Centre vertically', default: false }),
    editMode: Type.Boolean({ default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    // Paragraphs with an alignment in the text itself keep it.
    text: { title: 'Text', own: { textStyle: { prop: 'look', asTheme: '' } } },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
