import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { card, cardImage } from './block.ts'

export default [
  defineBlockEditor(card),
  defineBlockEditor(cardImage, {
    panels: [panel('Images', ['src', 'altText', 'ratio', 'url'])],
    summary: (props) => props.altText || props.src.slice(props.src.lastIndexOf('/') + 1),
  }),
]
