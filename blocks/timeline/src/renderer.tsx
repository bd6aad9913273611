import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, type StyleRule } from '@ashlar/sdk/renderer'
import { timeline } from './block.ts'

type Props = BlockProps<typeof timeline>

function Timeline({ props, root, view }: BlockComponentProps<typeof timeline>) {
  if (props.timelineItems.length === 0 && !props.showTitle) {
    return <EmptyBlock root={root} view={view} icon="git-commit-vertical" text="No Items" />
  }
  const rows = rowsOf(props)
  return (
    <div {...root}>
      {props.showTitle && props.title !== '' && <h2>{props.title}</h2>}
      {props.timelineItems.length > 0 && (
        <ol className="timeline-items">
          {props.timelineItems
            .toSorted((a, b) => a.index - b.index)
            .map(({ id, year, title, description }, place) => (
              <li key={id} {...(place === rows - 1 && { 'data-end': '' })}>
                <b>{year}</b>
                <div>
                  <h3>{title}</h3>
                  {description !== '' && <p>{description}</p>}
                </div>
              </li>
            ))}
        </ol>
      )}
    </div>
  )
}

/** Rows of each of the two columns on a wide screen. */
const rowsOf = ({ timelineItems }: Props) => Math.ceil(timelineItems.length / 2)

const timelineRules = (props: Props): readonly StyleRule[] => [
  { part: ' > .timeline-items', declarations: { '--rows': rowsOf(props) || undefined } },
]

export default defineBlockRenderer(timeline, Timeline, { rules: timelineRules })
