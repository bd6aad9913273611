import { defineBlock, ItemId, LinkAddress, oneOf, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'

export const Logo = Type.Object({
  id: ItemId,
  picture: PictureAddress({ title: 'Image', default: '' }),
  /** Empty: the words of the media library. */
  altText: Type.String({
    title: 'Alternative text',
    description: 'The name of the company. Empty means the text from the media library.',
    maxLength: 200,
    default: '',
  }),
  href: LinkAddress({ title: 'Link', default: '' }),
})

export const mostLogos = 60

export const usualHeight = 48

/** Logos of partners or customers, all of one height. */
export const logos = defineBlock({
  type: 'logos',
  title: 'Logos',
  icon: 'handshake',
  category: 'media',
  keywords: ['partners', 'customers', 'clients', 'sponsors', 'brands'],
  schema: Type.Object({
    logos: Type.Array(Logo, { title: 'Logos', maxItems: mostLogos, default: [] }),
    /** px. */
    height: Type.Integer({ title: 'Height', minimum: 16, maximum: 200, default: usualHeight }),
    /** rem. */
    gap: Type.Number({ title: 'Gap', minimum: 0, maximum: 8, multipleOf: 0.25, default: 3 }),
    justify: oneOf(['start', 'center', 'end', 'space-between'], { title: 'Justify', default: 'center' }),
    greyscale: Type.Boolean({ title: 'Greyscale', default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
