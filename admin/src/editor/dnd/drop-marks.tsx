import { nodeAt } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { nameOf } from '../../blocks/naming.ts'
import { useBox } from '../canvas/use-box.ts'
import { useEditor } from '../editor-context.tsx'
import { useDrag } from './editor-dnd.tsx'

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
              <Icon name="ban" size="sm" />
              {over && nameOf(blocks, over)}
            </span>
            <span className="reason">{drop.reason}</span>
          </>
        )}
      </div>
      <div className="ins" ref={line} hidden />
    </>
  )
}

/** What is being dragged, at the pointer, with where it would go. */
export function DragChip() {
  const t = useTexts('admin')
  const active = useDrag((state) => state.active)
  const drop = useDrag((state) => state.drop)
  const pointer = useDrag((state) => state.pointer)
  const { store, blocks, geometry } = useEditor()
  if (!active) return null
  const parent = drop?.allowed ? nodeAt(store.content, drop.target.parent) : undefined
  const place = pointer ?? lineInWindow()
  if (!place) return null
  return (
    <div className={`dragc${drop && !drop.allowed ? ' no' : ''}`} style={{ left: place.x + 14, top: place.y + 12 }}>
      <Icon name={active.icon} />
      <span>
        {active.title}
        {drop?.allowed && parent && (
          <small>
            {t('into {name}, position {position} of {count}', {
              name: nameOf(blocks, parent),
              position: drop.target.index + 1,
              count: drop.count,
            })}
          </small>
        )}
      </span>
    </div>
  )

  function lineInWindow() {
    const frame = geometry.frame?.getBoundingClientRect()
    if (!drop?.allowed || !frame) return undefined
    return { x: frame.left + drop.line.left * geometry.scale, y: frame.top + drop.line.top * geometry.scale }
  }
}
