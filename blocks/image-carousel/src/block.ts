import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { pictureProps } from './picture-props.ts'

/** Pictures of which one is shown. */
export const imageCarousel = defineBlock({
  type: 'image-carousel',
  title: 'Image carousel',
  icon: 'gallery-horizontal',
  category: 'media',
  keywords: ['pictures', 'slideshow', 'slider'],
  schema: Type.Object(pictureProps),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } }, fullWidth: true, height: 560 },
})
