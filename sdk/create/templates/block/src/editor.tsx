import { type CanvasProps, defineBlockEditor, field, InlineText, panel } from '@ashlar/sdk/editor'
import { myThing } from './block.ts'

/** While the text is edited in place, this stands where the renderer's element stood. */
function MyThingCanvas({ props, root, update, done }: CanvasProps<typeof myThing>) {
  return (
    <div {...root} data-look={props.look}>
      <InlineText
        as="p"
        ariaLabel="Text"
        value={props.text}
        onChange={(value) => update({ text: value })}
        onDone={done}
      />
    </div>
  )
}

export default defineBlockEditor(myThing, {
  panels: [panel('Settings', ['text', field('look', { control: 'segments' })])],
  canvas: MyThingCanvas,
  summary: ({ text }) => text,
})
