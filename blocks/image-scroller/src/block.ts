import { defineBlock, oneOf, PictureItem } from '@ashlar/sdk'
import Type from 'typebox'

/** Seconds for one full loop. */
export const loopSeconds = { evenslower: 120, veryslow: 90, slow: 60, medium: 40, fast: 20 } as const

export const mostImages = 100

/** Pictures that pass by for ever. */
export const imageScroller = defineBlock({
  type: 'image-scroller',
  title: 'Infinite image scroller',
  icon: 'move-horizontal',
  category: 'media',
  keywords: ['logos', 'marquee', 'pictures', 'partners'],
  schema: Type.Object({
    images: Type.Array(PictureItem, { title: 'Images', maxItems: mostImages, default: [] }),
    direction: oneOf(['left', 'right'], { title: 'Direction', default: 'left' }),
    speed: oneOf(['evenslower', 'veryslow', 'slow', 'medium', 'fast'], { title: 'Speed', default: 'medium' }),
    showMask: Type.Boolean({ title: 'Soft edges', default: true }),
    /** px. */
    imageWidth: Type.Number({ title: 'Width', minimum: 10, maximum: 1000, default: 150 }),
    imageHeight: Type.Number({ title: 'Height', minimum: 10, maximum: 1000, default: 150 }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
