import { Colour, oneOf, PictureItem } from '@ashlar/sdk'
import Type from 'typebox'
import { carouselProps } from './carousel-props.ts'

export const mostImages = 100

/** Properties of the image carousel, which the hero slider has, too. */
export const pictureProps = {
  images: Type.Array(PictureItem, { title: 'Images', maxItems: mostImages, default: [] }),
  ...carouselProps,
  borderRadius: Type.Number({ title: 'Radius', minimum: 0, maximum: 1000, default: 0 }),
  borderWidth: Type.Number({ title: 'Border', minimum: 0, maximum: 100, default: 0 }),
  borderColor: Colour({ title: 'Border colour', default: 'primary' }),
  borderStyle: oneOf(['solid', 'dashed', 'dotted', 'double'], { title: 'Border style', default: 'solid' }),
  /** Dots instead of bars. */
  showDots: Type.Boolean({ title: 'Show as dots', default: true }),
}
