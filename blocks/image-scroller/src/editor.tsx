import { defineBlockEditor, field, panel, pictures } from '@ashlar/sdk/editor'
import { imageScroller, mostImages } from './block.ts'

export default defineBlockEditor(imageScroller, {
  panels: [
    panel('Images', [pictures('images', { empty: 'No Images', most: mostImages })]),
    panel('Options', [
      field('direction', { control: 'segments' }),
      field('speed', {
        control: 'auto',
        options: { evenslower: 'Even slower', veryslow: 'Very slow', slow: 'Slow', medium: 'Medium', fast: 'Fast' },
      }),
      'showMask',
    ]),
    panel('Dimensions', ['imageWidth', 'imageHeight']),
  ],
  summary: ({ images }) => `${images.length}`,
})
