import type { Page } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TreeRow } from '../page-tree.ts'
import { movePage, sentence } from './move-page.ts'
import './tree.css'
import { placeAt, type TreePlace, type Zone } from './tree-place.ts'

const t = texts('admin')

interface Aim {
  readonly zone: Zone
  readonly place: TreePlace | undefined
  /** The row under the pointer, in the window. */
  readonly row: DOMRect
  readonly level: number
}

interface Drag {
  readonly page: Page
  readonly aim?: Aim | undefined
}

export interface TreeDragProps {
  /** All pages of the tree, those below a collapsed one too. */
  readonly pages: readonly Page[]
  /** As they are shown. */
  readonly rows: readonly TreeRow[]
  readonly collapsed: ReadonlySet<number>
  readonly children: ReactNode
}

/** The tree's rows under the pointer: a line or a frame says where a page would stand, nothing moves before it is let go. */
export function TreeDrag({ pages, rows, collapsed, children }: TreeDragProps) {
  const [drag, setDrag] = useState<Drag>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const aimed = ({ active, over, activatorEvent, delta }: DragMoveEvent) => {
    const page = pages.find(({ id }) => id === active.id)
    if (!page) return
    const target = rows.find((each) => each.page.id === over?.id)
    const row = target && rowOf(target.page.id)?.getBoundingClientRect()
    if (!target || !row || !(activatorEvent instanceof PointerEvent)) return setDrag({ page })
    const zone = zoneIn(row, activatorEvent.clientY + delta.y, target.hasChildren && !collapsed.has(target.page.id))
    setDrag({ page, aim: { zone, row, level: target.level, place: placeAt(pages, page, target.page, zone) } })
  }
  const rest = () => setDrag(undefined)
  const drop = () => {
    if (drag?.aim?.place) void movePage(pages, drag.page, drag.aim.place)
    rest()
  }
  const words = drag?.aim && placeWords(pages, drag.page, drag.aim)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestRow}
      onDragStart={({ active }) => {
        const page = pages.find(({ id }) => id === active.id)
        if (page) setDrag({ page })
      }}
      onDragMove={aimed}
      onDragOver={aimed}
      onDragEnd={drop}
      onDragCancel={rest}
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: instructions() } }}
    >
      {children}
      {drag?.aim && createPortal(<Mark aim={drag.aim} />, document.body)}
      {createPortal(
        <DragOverlay dropAnimation={null} className="treechip__at">
          {drag && (
            <div className={`treechip${drag.aim && !drag.aim.place ? ' no' : ''}`}>
              <b className="trunc">{drag.page.title}</b>
              {words && <span>{words}</span>}
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  )
}

/** Moves by pointer are seen; what came of them is said by the toast. */
const silence: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const instructions = () =>
  t('Press Enter to say where the page goes, or hold Alt and press an arrow key to move it one step.')

const rowOf = (id: number) => document.querySelector(`[data-page="${id}"]`)?.closest('tr')

/** By height alone: the name column is narrower than the row on which somebody aims. */
const nearestRow: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (!pointerCoordinates) return []
  const distances = droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id)
    return rect ? [{ id: container.id, away: Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y) }] : []
  })
  return distances
    .sort((a, b) => a.away - b.away)
    .slice(0, 1)
    .map(({ id }) => ({ id }))
}

/** The upper and lower parts of a row are the gaps beside it; what is open below takes the lower gap as its own. */
function zoneIn(row: DOMRect, y: number, isOpen: boolean): Zone {
  const share = (y - row.top) / row.height
  if (share < 0.3) return 'before'
  return share > 0.7 && !isOpen ? 'after' : 'inside'
}

function placeWords(pages: readonly Page[], page: Page, { place }: Aim): string {
  return place ? sentence(pages, page, place).replace(`“${page.title}” `, '') : t('A page cannot stand below itself')
}

function Mark({ aim: { zone, place, row, level } }: { readonly aim: Aim }) {
  const left = row.left + 48 + level * 26
  const width = row.right - left - 12
  if (zone === 'inside') {
    const style = { top: row.top + 2, left: row.left + 2, width: row.width - 4, height: row.height - 4 }
    return <div className={`treemark treemark--in${place ? '' : ' no'}`} style={style} />
  }
  if (!place) return null
  return <div className="treemark" style={{ top: (zone === 'before' ? row.top : row.bottom) - 1.5, left, width }} />
}
