import { Colour, defineBlock, LinkAddress, oneOf, PictureAddress, RichText, themeColours } from '@ashlar/sdk'
import Type from 'typebox'
import { notInMails } from './type.ts'

const category = 'email'
const pixels = (title: string, value: number, maximum = 200) =>
  Type.Number({ title, unit: 'px', minimum: 0, maximum, default: value })
const align = (value: 'start' | 'center' | 'end') =>
  oneOf(['start', 'center', 'end'], { default: value, title: 'Alignment' })
/** Only where blocks of mails stand. */
const content = { in: ['email/container'] }

/** Space around what stands in a block, px. */
const padding = (vertical: number, horizontal: number) => ({
  paddingTop: pixels('Padding top', vertical),
  paddingRight: pixels('Padding right', horizontal),
  paddingBottom: pixels('Padding bottom', vertical),
  paddingLeft: pixels('Padding left', horizontal),
})

/** The root of a mail: a colour around everything, sections in it. */
export const emailWrapper = defineBlock({
  type: 'email/wrapper',
  title: 'Email',
  icon: 'mail',
  category,
  schema: Type.Object({ backgroundColor: Colour({ title: 'Background', default: '#f4f4f5' }) }),
  initialChildren: [
    { type: 'email/section', props: { paddingTop: 24, paddingBottom: 24 }, children: [{ type: 'email/container' }] },
  ],
  // No root of pages: a mail's module names it as the root of its contents.
  nesting: { in: [], accepts: ['email/section'] },
})

/** A band across the mail with a colour of its own. */
export const emailSection = defineBlock({
  type: 'email/section',
  title: 'Email section',
  icon: 'rows-3',
  category,
  keywords: ['band'],
  schema: Type.Object({ backgroundColor: Colour({ title: 'Background', default: '' }), ...padding(0, 0) }),
  initialChildren: [{ type: 'email/container' }],
  nesting: { in: ['email/wrapper'], accepts: ['email/container'] },
})

/** What texts, pictures and buttons stand in: 600 px at most, 20 px of space. */
export const emailContainer = defineBlock({
  type: 'email/container',
  title: 'Email container',
  icon: 'square',
  category,
  keywords: ['box'],
  schema: Type.Object({
    maxWidth: Type.Integer({ title: 'Width', minimum: 200, maximum: 600, default: 600 }),
    backgroundColor: Colour({ title: 'Background', default: '#ffffff' }),
    borderRadius: pixels('Radius', 0, 60),
    ...padding(20, 20),
  }),
  nesting: { in: ['email/section'], as: 'email/container' },
})

/** Rich text in a mail. */
export const emailTextbox = defineBlock({
  type: 'email/textbox',
  title: 'Textbox',
  icon: 'text-align-start',
  category,
  keywords: ['text', 'paragraph', 'heading', 'list'],
  schema: Type.Object({
    text: RichText({ title: 'Text', default: '<p>Text</p>' }),
    fontSize: Type.Number({ title: 'Size', minimum: 10, maximum: 48, default: 16 }),
    lineHeight: Type.Number({ title: 'Line height', minimum: 1, maximum: 3, multipleOf: 0.1, default: 1.6 }),
    color: Colour({ title: 'Colour', default: '' }),
    textAlign: align('start'),
    ...padding(0, 0),
  }),
  texts: {
    text: {
      title: 'Text',
      without: notInMails,
      own: {
        fontSize: { prop: 'fontSize', unit: 'px' },
        lineHeight: { prop: 'lineHeight' },
        color: { prop: 'color', asTheme: '' },
        textAlign: { prop: 'textAlign' },
      },
    },
  },
  nesting: content,
})

/** A picture in a mail: as wide as it shall be, never cropped. */
export const emailImage = defineBlock({
  type: 'email/image',
  title: 'Image',
  icon: 'image',
  category,
  keywords: ['picture', 'photo'],
  schema: Type.Object({
    src: PictureAddress({ title: 'Image', default: '' }),
    /** Empty means decorative. */
    altText: Type.String({ title: 'Alternative text', maxLength: 400, default: '' }),
    width: Type.Number({ title: 'Width', minimum: 1, maximum: 600, default: 100 }),
    widthUnit: oneOf(['%', 'px'], { default: '%' }),
    url: LinkAddress({ title: 'Link', default: '' }),
    textAlign: align('center'),
    borderRadius: pixels('Radius', 0, 300),
    ...padding(0, 0),
  }),
  nesting: content,
  aliases: { alt: 'altText' },
})

const outlines = themeColours.map((colour) => `outline-${colour}` as const)
const outside = (title: string) => Type.Number({ title, minimum: 0, maximum: 200, default: 0 })

/** The second shape of Button: explicit values win over the colour that `variant` names. */
export const emailButton = defineBlock({
  type: 'email/button',
  title: 'Button',
  icon: 'mouse-pointer-click',
  category,
  keywords: ['link', 'call to action'],
  schema: Type.Object({
    text: Type.String({ title: 'Text', maxLength: 200, default: 'Button' }),
    href: LinkAddress({ title: 'Link', default: '' }),
    variant: oneOf([...themeColours, ...outlines, 'link'], { default: 'primary' }),
    fullWidth: Type.Boolean({ title: 'Full width', default: false }),
    align: align('center'),
    backgroundColor: Colour({ title: 'Background', default: '' }),
    color: Colour({ title: 'Colour', default: '' }),
    borderRadius: pixels('Radius', 4),
    ...padding(10, 20),
    marginTop: outside('Margin top'),
    marginRight: outside('Margin right'),
    marginBottom: outside('Margin bottom'),
    marginLeft: outside('Margin left'),
    fontSize: Type.Number({ title: 'Size', minimum: 8, maximum: 48, default: 16 }),
    fontWeight: Type.Integer({ title: 'Weight', minimum: 100, maximum: 900, multipleOf: 100, default: 700 }),
    textAlign: align('center'),
    textDecoration: oneOf(['none', 'underline'], { default: 'none' }),
  }),
  texts: {
    text: {
      title: 'Text',
      part: ' > .email-button',
      without: notInMails,
      own: {
        fontSize: { prop: 'fontSize', unit: 'px' },
        fontWeight: { prop: 'fontWeight' },
        color: { prop: 'color', asTheme: '', decidedBy: ['variant', 'backgroundColor'] },
        textAlign: { prop: 'textAlign' },
        textDecoration: { prop: 'textDecoration' },
      },
    },
  },
  nesting: content,
})

export const textSizes = [8, 12, 16, 20, 24, 28] as const

/** The recipient's own link to unsubscribe; a mail can't be sent without. */
export const emailUnsubscribe = defineBlock({
  type: 'email/unsubscribe',
  title: 'Unsubscribe link',
  icon: 'mail-x',
  category,
  keywords: ['footer', 'leave', 'list'],
  schema: Type.Object({
    text: Type.String({ title: 'Text', maxLength: 200, default: 'Unsubscribe' }),
    textSize: Type.Enum([...textSizes], { title: 'Text size', default: 12 }),
    color: Colour({ title: 'Colour', default: '#6b7280' }),
    textAlign: align('center'),
    ...padding(10, 0),
  }),
  texts: {
    text: {
      title: 'Text',
      // It has six sizes of its own, and the line by which a link is known (BLK-UNSUB-002).
      without: [...notInMails, 'fontSize', 'textDecoration'],
      own: { color: { prop: 'color' }, textAlign: { prop: 'textAlign' } },
    },
  },
  nesting: content,
})
