import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { spacer } from './block.ts'
import { ownHeights } from './heights.ts'

export default defineBlockEditor(spacer, {
  panels: [panel('Dimensions', ['size'])],
  summary: ({ size }) =>
    ownHeights(size)
      .map(({ height }) => height)
      .join(', '),
})
