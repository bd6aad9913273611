import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { points } from './block.ts'
import type { LoyaltySettings } from './settings.ts'

/** Shown without its data, the text stands alone. */
function Points({ props, data, root }: BlockComponentProps<typeof points, LoyaltySettings | undefined>) {
  return (
    <aside {...root}>
      <p>{props.lead}</p>
      {data && (
        <p>
          <strong>{data.programName}</strong>: {data.pointsPerVisit} points for each visit
        </p>
      )}
    </aside>
  )
}

export default defineBlockRenderer(points, Points)
