import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { wrapper } from './block.ts'

function Wrapper({ root, children }: BlockComponentProps<typeof wrapper>) {
  return <div {...root}>{children}</div>
}

export default defineBlockRenderer(wrapper, Wrapper)
