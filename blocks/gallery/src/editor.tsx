import { defineBlockEditor, panel, pictures } from '@ashlar/sdk/editor'
import { gallery, mostImages } from './block.ts'

export default defineBlockEditor(gallery, {
  panels: [panel('Images', [pictures('images', { empty: 'No Images', most: mostImages })])],
  summary: ({ images }) => `${images.length}`,
})
