import { type CanvasProps, defineBlockEditor, InlineRichText, panel } from '@ashlar/sdk/editor'
import { textbox } from './block.ts'

function TextboxCanvas({ props, root, update, done }: CanvasProps<typeof textbox>) {
  return (
    <InlineRichText
      {...root}
      as="div"
      ariaLabel="Text"
      value={props.text}
      onChange={(value) => update({ text: value })}
      onDone={done}
    />
  )
}

export default defineBlockEditor(textbox, {
  panels: [panel('Options', ['heightAuto', 'height', 'justifyContentCenter'])],
  canvas: TextboxCanvas,
  summary: (props) => props.text.replaceAll(/<[^<>]*>/g, ' ').trim(),
})
