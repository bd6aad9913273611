import { Colour, defineBlock, oneOf, fonts as themeFonts } from '@ashlar/sdk'
import Type from 'typebox'

/** What a page says of itself. */
export const fields = ['title', 'slug', 'excerpt', 'image'] as const

/** The eleven fonts of the theme, and Inter in addition. */
export const fonts = ['Inter', ...themeFonts] as const

/** The page's title as its main heading, or another field in the letters of the theme. */
export const pageTitle = defineBlock({
  type: 'page-title',
  title: 'Page title',
  icon: 'heading-1',
  category: 'content',
  keywords: ['heading', 'h1', 'excerpt', 'slug', 'page image'],
  schema: Type.Object({ field: oneOf(fields, { title: 'Field', default: 'title' }) }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: { text: { title: 'Text' } },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})

/** A field of the page in letters of its own. */
export const pageField = defineBlock({
  type: 'page-field',
  title: 'Page field',
  icon: 'text-cursor-input',
  category: 'content',
  keywords: ['title', 'excerpt', 'slug', 'page image'],
  schema: Type.Object({
    field: oneOf(fields, { title: 'Field', default: 'title' }),
    fontFamily: oneOf(fonts, { title: 'Font', default: 'Inter' }),
    /** px on desktop. */
    fontSize: Type.Number({ title: 'Size', minimum: 8, maximum: 200, default: 32 }),
    fontWeight: Type.Integer({ title: 'Weight', minimum: 100, maximum: 900, multipleOf: 100, default: 400 }),
    /** Empty follows the ground. */
    textColor: Colour({ title: 'Colour', default: '' }),
    lineHeight: Type.Number({ title: 'Line height', minimum: 0.8, maximum: 3, default: 1.4 }),
    /** px. */
    letterSpacing: Type.Number({ title: 'Spacing', minimum: -10, maximum: 50, default: 0 }),
    textAlign: oneOf(['start', 'center', 'end'], { default: 'start' }),
    textShadow: oneOf(['none', 'small', 'medium', 'large'], { title: 'Shadow', default: 'none' }),
    smallCaps: Type.Boolean({ title: 'Small capitals', default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    text: {
      title: 'Text',
      part: ' > p',
      own: {
        fontFamily: { prop: 'fontFamily' },
        fontSize: { prop: 'fontSize', unit: 'px' },
        fontWeight: { prop: 'fontWeight' },
        color: { prop: 'textColor', asTheme: '' },
        lineHeight: { prop: 'lineHeight' },
        letterSpacing: { prop: 'letterSpacing', unit: 'px' },
        textAlign: { prop: 'textAlign', asTheme: 'start' },
      },
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
