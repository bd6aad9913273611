import { defineBlock, PictureItem } from '@ashlar/sdk'
import Type from 'typebox'

export const mostImages = 200

/** Pictures in columns, enlarged by a click. */
export const gallery = defineBlock({
  type: 'gallery',
  title: 'Image gallery',
  icon: 'images',
  category: 'media',
  keywords: ['pictures', 'photos', 'masonry', 'lightbox'],
  schema: Type.Object({
    images: Type.Array(PictureItem, { title: 'Images', maxItems: mostImages, default: [] }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
