import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { image } from './block.ts'

export default defineBlockEditor(image, {
  panels: [
    panel('Images', ['src', 'altText', 'url', 'urlTarget']),
    panel('Dimensions', ['dimensions', 'isEdgeToEdge', 'rotate', 'emailMode']),
  ],
  summary: (props) => props.altText || props.src.slice(props.src.lastIndexOf('/') + 1),
})
