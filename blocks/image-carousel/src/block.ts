import { Colour, defineBlock, oneOf, orEmpty, PictureItem } from '@ashlar/sdk'
import Type from 'typebox'

/** What automation begins with (BLK-CAROUSEL-014, OPEN-221). */
export const usualInterval = 5000

export const mostImages = 100

/** Pictures of which one is shown (BLK-CAROUSEL-001 to -017). */
export const imageCarousel = defineBlock({
  type: 'image-carousel',
  title: 'Image carousel',
  icon: 'gallery-horizontal',
  category: 'media',
  keywords: ['pictures', 'slideshow', 'slider'],
  schema: Type.Object({
    images: Type.Array(PictureItem, { title: 'Images', maxItems: mostImages, default: [] }),
    /** px. */
    width: Type.Number({ title: 'Width', minimum: 50, maximum: 4000, default: 300 }),
    height: Type.Number({ title: 'Height', minimum: 50, maximum: 4000, default: 300 }),
    borderRadius: Type.Number({ title: 'Radius', minimum: 0, maximum: 1000, default: 0 }),
    borderWidth: Type.Number({ title: 'Border', minimum: 0, maximum: 100, default: 0 }),
    borderColor: Colour({ title: 'Border colour', default: 'primary' }),
    borderStyle: oneOf(['solid', 'dashed', 'dotted', 'double'], { title: 'Border style', default: 'solid' }),
    /** Milliseconds; null: it changes only when somebody asks (BLK-CAROUSEL-016). */
    interval: orEmpty(Type.Integer({ title: 'Interval', minimum: 1000, maximum: 600_000 })),
    transitionStyle: oneOf(['fade', 'slide'], { title: 'Transition', default: 'fade' }),
    showIndicators: Type.Boolean({ title: 'Indicators', default: true }),
    /** Dots instead of bars (OPEN-220). */
    showDots: Type.Boolean({ title: 'As dots', default: true }),
    showControls: Type.Boolean({ title: 'Arrows', default: true }),
    darkMode: Type.Boolean({ title: 'Dark', default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
