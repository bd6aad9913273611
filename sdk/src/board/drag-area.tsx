import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { type BoardControl, useBoardControl } from './board-control.ts'
import type { Held } from './board-state.ts'
import { LiftedOverlay } from './lifted-overlay.tsx'
import { cardsIn } from './order.ts'

/** The board speaks for itself, in places of the board instead of ids. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' }, restoreFocus: false }

/** How the board's listeners reach the drag. */
export interface DragHandle {
  /** Begins a drag with what was taken hold of, by an event such as `onMouseDown`. */
  readonly begin: (event: SyntheticEvent, name: string, held: Held, element: HTMLElement) => void
  /** Looks again where the pointer is, after a list was scrolled under it. */
  readonly follow: () => void
}

interface Spot {
  readonly column: string
  readonly x: number
  readonly y: number
}

export interface DragAreaProps {
  readonly columns: readonly string[]
  /** Given its value here, so that one listener on the board begins every drag. */
  readonly handle: RefObject<DragHandle | undefined>
  readonly children: ReactNode
}

/**
 * Drags by pointer and touch, of dnd-kit. One draggable stands for whatever is picked up, and each column is a place to drop: a step costs the
 * same with fifty cards and with thousands, since no card listens to it.
 */
export function DragArea({ columns, handle, children }: DragAreaProps) {
  const control = useBoardControl()
  const held = useRef<Held>(undefined)
  const spot = useRef<Spot>(undefined)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A touch that moves at once scrolls or swipes.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  )
  const nearestColumn: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
    if (!pointerCoordinates) return []
    const { x, y } = pointerCoordinates
    const found = droppableContainers
      .map(({ id }) => ({ id, distance: distanceTo(droppableRects.get(id), x) }))
      .reduce((one, other) => (other.distance < one.distance ? other : one), { id: '', distance: Infinity })
    // dnd-kit hands on only which column it is; where the pointer is decides about the place in it.
    spot.current = { column: String(found.id), x, y }
    return found.id === '' ? [] : [{ id: found.id }]
  }
  const start = () => {
    spot.current = undefined
    if (held.current) control.lift(held.current, false)
  }
  const move = () => {
    const { lifted } = control.store.read()
    if (!lifted || lifted.byKey || !spot.current) return
    if (lifted.kind === 'column') control.carryColumn(columnIndexAt(control, lifted.id, spot.current.x))
    else carryTo(control, lifted.ids, spot.current)
  }
  const canScroll = (element: Element) => element.closest('.brd') !== null && !isTall(control, element)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestColumn}
      accessibility={accessibility}
      autoScroll={{ canScroll }}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={control.drop}
      onDragCancel={control.putBack}
    >
      {children}
      <Grip handle={handle} held={held} follow={move} />
      {columns.map((id) => (
        <DropColumn key={id} id={id} />
      ))}
      <LiftedOverlay />
    </DndContext>
  )
}

interface GripProps extends Pick<DragAreaProps, 'handle'>, Pick<DragHandle, 'follow'> {
  readonly held: RefObject<Held | undefined>
}

/** The one draggable. It is drawn by itself, because dnd-kit draws it again with every column that is passed. */
function Grip({ handle, held, follow }: GripProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'lifted' })
  useLayoutEffect(() => {
    handle.current = {
      follow,
      begin: (event, name, what, element) => {
        held.current = what
        setNodeRef(element)
        listeners?.[name]?.(event)
      },
    }
  })
  return null
}

function DropColumn({ id }: { readonly id: string }) {
  const { columns } = useBoardControl()
  const { setNodeRef } = useDroppable({ id })
  useLayoutEffect(() => setNodeRef(columns.get(id)?.element ?? null))
  return null
}

const distanceTo = (rect: { readonly left: number; readonly right: number } | undefined, x: number): number =>
  rect ? Math.max(rect.left - x, x - rect.right, 0) : Infinity

function carryTo({ carry, columns, view }: BoardControl, ids: readonly string[], { column, y }: Spot): void {
  const places = columns.get(column)
  if (!places) return
  const above = cardsIn(view().order, column).slice(0, places.gapAt(y))
  carry({ column, index: above.filter((id) => !ids.includes(id)).length })
}

function columnIndexAt({ columns, view }: BoardControl, id: string, x: number): number {
  const { order, isRightToLeft } = view()
  const passed = order.columns.filter((each) => {
    const rect = each === id ? undefined : columns.get(each)?.element.getBoundingClientRect()
    return rect && (rect.left + rect.right) / 2 < x
  }).length
  return isRightToLeft() ? order.columns.length - 1 - passed : passed
}

/** Lists of cards do not scroll while a column is dragged. */
const isTall = ({ store }: BoardControl, element: Element) =>
  store.read().lifted?.kind === 'column' && element.matches('.brd__s')
