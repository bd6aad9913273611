import { defineBlock, oneOf, orEmpty, PictureItem } from '@ashlar/sdk'
import Type from 'typebox'

export const mostImages = 200

export const GalleryImage = Type.Object({
  ...PictureItem.properties,
  caption: Type.Optional(Type.String({ title: 'Caption', maxLength: 300 })),
})

const columns = (words: { readonly title: string; readonly default: number }) =>
  Type.Integer({ ...words, minimum: 1, maximum: 8 })

/** As many as galleries had before there was a choice. */
export const usualColumns = { columns: 3, tabletColumns: 2, mobileColumns: 1 } as const

/** Pictures in columns, enlarged by a click. */
export const gallery = defineBlock({
  type: 'gallery',
  title: 'Image gallery',
  icon: 'images',
  category: 'media',
  keywords: ['pictures', 'photos', 'masonry', 'grid', 'lightbox'],
  schema: Type.Object({
    images: Type.Array(GalleryImage, { title: 'Images', maxItems: mostImages, default: [] }),
    /** Masonry keeps the shape of each picture and fills column by column; a grid has rows of one shape. */
    layout: oneOf(['masonry', 'grid'], { title: 'Layout', default: 'masonry' }),
    /** Width to height of the pictures of a grid. */
    ratio: oneOf(['1:1', '4:3', '3:2', '3:4'], { title: 'Aspect ratio', default: '1:1' }),
    columns: columns({ title: 'Columns', default: usualColumns.columns }),
    tabletColumns: columns({ title: 'Columns on tablets', default: usualColumns.tabletColumns }),
    mobileColumns: columns({ title: 'Columns on phones', default: usualColumns.mobileColumns }),
    /** px; empty: 16, and 10 where the window is narrow. */
    gap: orEmpty(Type.Integer({ title: 'Gap', minimum: 0, maximum: 100 })),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: { caption: { title: 'Captions', part: ' > figure > figcaption' } },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
