import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { container } from './block.ts'

function Container({ root, children }: BlockComponentProps<typeof container>) {
  return <div {...root}>{children}</div>
}

export default defineBlockRenderer(container, Container)
