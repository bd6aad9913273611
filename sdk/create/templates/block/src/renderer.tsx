import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { myThing } from './block.ts'

/** The one renderer, for the site and the editor. Pure: the same props give the same HTML. */
function MyThing({ props, root }: BlockComponentProps<typeof myThing>) {
  return (
    <div {...root} data-look={props.look}>
      <p>{props.text}</p>
    </div>
  )
}

export default defineBlockRenderer(myThing, MyThing)
