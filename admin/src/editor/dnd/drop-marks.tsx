import { nodeAt } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useLayoutEffect, useRef } from 'react'
import { nameOf, titleOfType } from '../../blocks/naming.ts'
import type { FrameGeometry } from '../canvas/frame-geometry.ts'
import { useBox } from '../canvas/use-box.ts'
import { useEditor } from '../editor-context.tsx'
import type { ActiveDrag, DragState } from './drag-state.ts'
import type { Drop, Point } from './drop-target.ts'
import { useDrag, useDrags } from './editor-dnd.tsx'

/** The insertion line, the dashed target, or the hatching of a place that refuses. */
export function DropMarks() {
  const drop = useDrag((state) => state.drop)
  const { store, blocks } = useEditor()
  const target = useBox(() => drop?.box)
  const line = useBox(() => (drop?.allowed ? drop.line : undefined))
  const over = drop && !drop.allowed ? nodeAt(store.content, drop.over) : undefined
  return (
    <>
      <div className={`ov ${drop && !drop.allowed ? 'no' : 'par'}`} ref={target} hidden>
        {drop && !drop.allowed && (
          <>
            <span className="tag">
              <Icon name="ban" size="xs" />
              {over && nameOf(blocks, over)}
            </span>
          </>
        )}
      </div>
      <div className="ins" ref={line} hidden />
    </>
  )
}

/** What is being dragged, at the pointer, with where it would go. */
export function DragChip() {
  const active = useDrag((state) => state.active)
  return active && <Chip active={active} />
}

function Chip({ active }: { readonly active: ActiveDrag }) {
  const t = useTexts('admin')
  const drags = useDrags()
  const drop = useDrag((state) => state.drop)
  const { store, blocks, geometry } = useEditor()
  const parent = drop?.allowed ? nodeAt(store.content, drop.target.parent) : undefined
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = (state: DragState) => {
      const place = state.pointer ?? startOfLine(geometry, state.drop)
      const chip = ref.current
      if (!chip) return
      chip.hidden = place === undefined
      // Not its place in the layout: nothing is laid out or painted again when the pointer moves.
      if (place) chip.style.translate = `${within(place.x + 14, '100vw')} ${within(place.y + 12, '100vh')}`
    }
    follow(drags.getState())
    return drags.subscribe(follow)
  }, [drags, geometry])
  return (
    <div className={`dragc${drop && !drop.allowed ? ' no' : ''}`} ref={ref} hidden>
      <Icon name={active.icon} size="ml" />
      <span>
        {active.title}
        {/* With the pointer: the middle of a tall block may be out of sight. */}
        {drop && !drop.allowed && <small>{drop.reason}</small>}
        {drop?.allowed && parent && (
          <small>
            {t('into {name}, position {position} of {count}', {
              name: nameOf(blocks, parent),
              position: drop.target.index + 1,
              count: drop.count,
            })}
            {drop.around !== undefined && `, ${t('in a new {title}', { title: titleOfType(blocks, drop.around) })}`}
          </small>
        )}
      </span>
    </div>
  )
}

/** The whole chip stays in the window, at the edge of phones too; per cent are of its own size. */
const within = (at: number, window: string) => `min(${at}px, calc(${window} - 100% - 8px))`

/** While a drag goes by keyboard. */
function startOfLine(geometry: FrameGeometry, drop: Drop | undefined): Point | undefined {
  return drop?.allowed ? geometry.inWindow({ x: drop.line.left, y: drop.line.top }) : undefined
}
