import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { accordion } from './block.ts'
import { itemsShown } from './items-shown.ts'

/** Opens and closes without a script. In the canvas all items are open, so that something can be put into each. */
function Accordion({ id, props, root, region, view }: BlockComponentProps<typeof accordion>) {
  const isCanvas = view.mode === 'canvas'
  return (
    <div {...root} {...(props.darkMode && { 'data-bg': 'dark' })}>
      {itemsShown(props).map((item, index) => (
        <details key={item.id} {...(!isCanvas && { name: `${id}-items` })} open={isCanvas || index === 0}>
          <summary>{item.title}</summary>
          <div>{region(`item:${item.id}`)}</div>
        </details>
      ))}
    </div>
  )
}

export default defineBlockRenderer(accordion, Accordion)
