import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type StyleRule, type View } from '@ashlar/sdk/renderer'
import { spacer } from './block.ts'
import { ownHeights } from './heights.ts'

function Spacer({ root }: BlockComponentProps<typeof spacer>) {
  return <div {...root} aria-hidden="true" />
}

const spacerRules = ({ size }: BlockProps<typeof spacer>): readonly StyleRule[] =>
  ownHeights(size).map(({ device, height }) => ({ device, declarations: { height } }))

/** In the canvas the height is written into the area. */
function hintRules({ size }: BlockProps<typeof spacer>, view: View): readonly StyleRule[] {
  if (view.mode === 'site') return []
  return ownHeights(size).map(({ device, height }) => ({
    device,
    part: '::after',
    declarations: { content: `"${height}"` },
  }))
}

export default defineBlockRenderer(spacer, Spacer, { rules: spacerRules, viewRules: hintRules })
