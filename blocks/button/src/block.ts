import { Colour, defineBlock, LinkAddress, oneOf, orEmpty, themeColours } from '@ashlar/sdk'
import Type from 'typebox'

const outlines = themeColours.map((colour) => `outline-${colour}` as const)

/** The nine theme colours, their outlines, and link. */
export const variants = [...themeColours, ...outlines, 'link'] as const

const side = (value: number) => Type.Number({ minimum: 0, maximum: 400, default: value })
const margin = () => orEmpty(Type.Number({ minimum: -400, maximum: 400 }))

const usualPadding = { top: 10, right: 20, bottom: 10, left: 20 } as const

/**
 * A link that looks like a button. Both documented shapes are read: explicit style values
 * win over `variant` and `size`; values left at their default follow the theme and the size.
 */
export const button = defineBlock({
  type: 'button',
  title: 'Button',
  icon: 'mouse-pointer-click',
  category: 'basic',
  keywords: ['link', 'call to action'],
  schema: Type.Object({
    text: Type.String({ title: 'Text', maxLength: 200, default: 'Button' }),
    href: LinkAddress({ title: 'Link', default: '' }),
    target: oneOf(['_self', '_blank', '_parent', '_top'], { default: '_self' }),
    variant: oneOf(variants, { default: 'primary' }),
    size: oneOf(['sm', 'default', 'lg'], { default: 'default' }),
    buttonColor: Colour({ title: 'Button colour', default: '' }),
    textColor: Colour({ title: 'Text colour', default: '' }),
    buttonIcon: Type.String({ title: 'Icon', pattern: '^[a-z0-9-]{0,60}$', default: '' }),
    iconPosition: oneOf(['before', 'after'], { default: 'after' }),
    fullWidth: Type.Boolean({ title: 'Full width', default: false }),
    cssClasses: Type.String({ title: 'CSS classes', pattern: '^[A-Za-z0-9 _-]{0,200}$', default: '' }),
    eventTriggerName: Type.String({ title: 'Event name', maxLength: 120, default: '' }),
    backgroundColor: Colour({ title: 'Background', default: '' }),
    color: Colour({ title: 'Colour', default: '' }),
    borderRadius: Type.Number({ title: 'Radius', minimum: 0, maximum: 200, default: 4 }),
    paddingTop: side(usualPadding.top),
    paddingRight: side(usualPadding.right),
    paddingBottom: side(usualPadding.bottom),
    paddingLeft: side(usualPadding.left),
    marginTop: margin(),
    marginRight: margin(),
    marginBottom: margin(),
    marginLeft: margin(),
    fontSize: Type.Number({ title: 'Size', minimum: 8, maximum: 96, default: 16 }),
    fontWeight: Type.Integer({ title: 'Weight', minimum: 100, maximum: 900, multipleOf: 100, default: 700 }),
    textAlign: oneOf(['start', 'center', 'end'], { default: 'center' }),
    textDecoration: oneOf(['none', 'underline'], { default: 'none' }),
  }),
  common: ['visibility', 'spacing', 'animation', 'customCss'],
  ownSpacing: {
    margin: {
      top: { prop: 'marginTop', asBlock: null },
      right: { prop: 'marginRight', asBlock: null },
      bottom: { prop: 'marginBottom', asBlock: null },
      left: { prop: 'marginLeft', asBlock: null },
    },
    padding: {
      top: { prop: 'paddingTop', asBlock: usualPadding.top },
      right: { prop: 'paddingRight', asBlock: usualPadding.right },
      bottom: { prop: 'paddingBottom', asBlock: usualPadding.bottom },
      left: { prop: 'paddingLeft', asBlock: usualPadding.left },
    },
  },
  texts: {
    text: {
      title: 'Text',
      part: ' > .button',
      own: {
        fontSize: { prop: 'fontSize', unit: 'px', asTheme: 16, decidedBy: ['size'] },
        fontWeight: { prop: 'fontWeight', asTheme: 700 },
        color: {
          prop: 'textColor',
          asTheme: '',
          decidedBy: ['color', 'buttonColor', 'backgroundColor', 'variant'],
        },
        textAlign: { prop: 'textAlign', asTheme: 'center' },
        textDecoration: { prop: 'textDecoration', asTheme: 'none' },
      },
      alignsWith: 'justify-content',
    },
  },
  surface: ' > .button',
  // Without a link it would look switched off; the home page is everywhere.
  initial: { href: '/' },
})
