import { Colour, defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** The line "© {year} {company_name}". */
export const copyright = defineBlock({
  type: 'copyright',
  title: 'Copyright text',
  icon: 'copyright',
  category: 'basic',
  keywords: ['footer', 'legal', 'year'],
  schema: Type.Object({
    /** Empty follows the ground. */
    fontColor: Colour({ title: 'Colour', default: '' }),
    /** px. */
    fontSize: Type.Number({ title: 'Size', minimum: 8, maximum: 96, default: 15 }),
    fontWeight: Type.Integer({ title: 'Weight', minimum: 100, maximum: 900, multipleOf: 100, default: 500 }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    text: {
      title: 'Text',
      own: {
        color: { prop: 'fontColor', asTheme: '' },
        fontSize: { prop: 'fontSize', unit: 'px', asTheme: 15 },
        fontWeight: { prop: 'fontWeight', asTheme: 500 },
      },
    },
  },
  initial: { padding: { desktop: { top: 24, bottom: 0 } } },
})
