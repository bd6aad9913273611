import { defineBlock, LinkAddress, oneOf, PictureAddress, perDevice } from '@ashlar/sdk'
import Type from 'typebox'

export const Dimensions = Type.Object({
  width: Type.Number({ title: 'Width', minimum: 0, maximum: 4000, default: 100 }),
  widthUnit: oneOf(['%', 'px'], { default: '%' }),
  height: Type.Number({ title: 'Height', minimum: 0, maximum: 4000, default: 250 }),
  heightUnit: oneOf(['px', '%'], { default: 'px' }),
  /** As high as the picture's own ratio asks for. */
  heightAuto: Type.Boolean({ default: false }),
  objectFit: oneOf(['cover', 'contain', 'fill', 'none', 'scale-down'], { default: 'cover' }),
})

/** One picture, with a link if it has an address. */
export const image = defineBlock({
  type: 'image',
  title: 'Image',
  icon: 'image',
  category: 'basic',
  keywords: ['picture', 'photo'],
  schema: Type.Object({
    src: PictureAddress({ title: 'Image', default: '' }),
    /** Empty means decorative. */
    altText: Type.String({ title: 'Alternative text', maxLength: 400, default: '' }),
    dimensions: perDevice(Dimensions),
    /** From one edge of the page to the other, with square corners; within a container of a section only. */
    isEdgeToEdge: Type.Boolean({ title: 'Edge to edge', default: false }),
    rotate: Type.String({
      title: 'Rotation',
      pattern: '^-?[0-9]{1,3}(\\.[0-9]{1,2})?deg$',
      control: 'angle',
      default: '0deg',
    }),
    url: LinkAddress({ title: 'Link', default: '' }),
    urlTarget: oneOf(['_self', '_blank', '_parent', '_top'], { default: '_self' }),
    /** Drawn as mail programs draw it: 600 px wide at most, neither cropped nor turned. */
    emailMode: Type.Boolean({ title: 'Show as in an email', default: false }),
  }),
  common: ['visibility', 'spacing', 'border', 'animation', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } }, dimensions: { desktop: { heightAuto: true } } },
  aliases: { alt: 'altText' },
})
