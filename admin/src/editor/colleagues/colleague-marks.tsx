import { useStore } from 'zustand'
import { roomAround } from '../canvas/room-around.ts'
import { tagPlace } from '../canvas/toolbar-place.ts'
import { useBox } from '../canvas/use-box.ts'
import { useEditor } from '../editor-context.tsx'
import { type Colleague, colleagues, inColour } from './colleagues.ts'

/** Outlines with names around what others have selected, over the page. */
export function ColleagueMarks() {
  const all = useStore(colleagues)
  return all.map((each, at) =>
    each.selected.map((id) => (
      <Mark
        key={`${each.tab} ${id}`}
        id={id}
        colleague={each}
        isNamed={id === each.selected.at(-1)}
        // Those at the same block stand beside each other.
        before={all.slice(0, at).filter(({ selected }) => selected.at(-1) === id).length}
      />
    )),
  )
}

interface MarkProps {
  readonly id: string
  readonly colleague: Colleague
  readonly isNamed: boolean
  readonly before: number
}

function Mark({ id, colleague, isNamed, before }: MarkProps) {
  const { geometry } = useEditor()
  const ref = useBox(
    () => geometry.boxOf(id),
    (element, box) => {
      const tag = element.querySelector<HTMLElement>('.tag')
      if (!tag) return
      const size = { width: tag.offsetWidth, height: tag.offsetHeight }
      const room = roomAround(geometry, id, box, 0)
      // Where it would cover a text outside, the block's own corner has it: it belongs to the block.
      const { x, y } = (room && tagPlace(room, size)) ?? { x: box.width - size.width, y: 0 }
      tag.style.left = `${x}px`
      tag.style.top = `${y + before * size.height}px`
    },
  )
  return (
    <div className="ov whos" ref={ref} style={inColour(colleague)} data-colleague={colleague.id}>
      {isNamed && <span className="tag">{colleague.name}</span>}
    </div>
  )
}
