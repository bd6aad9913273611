import { defineBlock, LinkAddress, oneOf, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'

const noPadding = { padding: { desktop: { top: 0, bottom: 0 } } }

/** Width by height. */
const ratios = ['16 / 9', '3 / 2', '4 / 3', '1 / 1', '4 / 5'] as const

/** The picture of a card: the only block that its header takes. */
export const cardImage = defineBlock({
  type: 'card-image',
  title: 'Card image',
  icon: 'image',
  category: 'content',
  schema: Type.Object({
    src: PictureAddress({ title: 'Image', default: '' }),
    /** Empty means decorative. */
    altText: Type.String({ title: 'Alternative text', maxLength: 400, default: '' }),
    ratio: oneOf(ratios, { title: 'Ratio', default: '4 / 3' }),
    url: LinkAddress({ title: 'Link', default: '' }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  commonDefaults: { padding: { top: 0, bottom: 0 } },
  nesting: { in: ['card'] },
  aliases: { alt: 'altText' },
})

/** Picture, title, text and buttons; its parts are regions. */
export const card = defineBlock({
  type: 'card',
  title: 'Card',
  icon: 'gallery-vertical-end',
  category: 'content',
  keywords: ['teaser', 'tile', 'card template'],
  schema: Type.Object({}),
  common: ['visibility', 'spacing', 'background', 'border', 'overflow', 'customCss'],
  initial: noPadding,
  regions: [
    { name: 'header', title: 'header', accepts: ['card-image'] },
    { name: 'body', title: 'body' },
    { name: 'footer', title: 'footer' },
  ],
  initialChildren: [
    { type: 'card-image', slot: 'header' },
    { type: 'text', slot: 'body', props: { tag: 'h3', text: 'Card title', ...noPadding } },
    { type: 'text', slot: 'body', props: { text: 'A line or two on what this is about.', ...noPadding } },
    {
      type: 'button',
      slot: 'footer',
      props: { text: 'Read more', href: '/', variant: 'link', buttonIcon: 'arrow-right' },
    },
  ],
})
