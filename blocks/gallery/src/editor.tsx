import { defineBlockEditor, field, items, newItemId, panel, pickPictures, slider } from '@ashlar/sdk/editor'
import { GalleryImage, gallery, mostImages } from './block.ts'

export default defineBlockEditor(gallery, {
  panels: [
    panel('Images', [
      items('images', {
        noun: 'Image',
        item: GalleryImage,
        fields: ['file', 'caption'],
        empty: 'No Images',
        blank: () => ({ id: newItemId(), file: '', mime_type: '', filesize: 0, width: 0, height: 0, caption: '' }),
        choose: async () => (await pickPictures()).map((picture) => ({ ...picture, caption: '' })),
        titleOf: ({ file, caption }) => caption || decodeURIComponent(file.slice(file.lastIndexOf('/') + 1)),
        pictureOf: ({ file }) => file,
        most: mostImages,
      }),
    ]),
    panel('Options', [
      field('layout', { control: 'segments', options: { masonry: 'Masonry', grid: 'Grid' } }),
      'ratio',
      slider('columns', { step: 1 }),
      slider('tabletColumns', { step: 1 }),
      slider('mobileColumns', { step: 1 }),
      field('gap', { control: 'auto', unit: 'px' }),
    ]),
  ],
  summary: ({ images }) => `${images.length}`,
})
