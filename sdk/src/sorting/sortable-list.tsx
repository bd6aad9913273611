import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useTexts } from '../ui/texts.ts'

/** Inwards (1) or outwards (-1) in a list of two levels. */
export type LevelStep = 1 | -1

export interface SortableListProps {
  readonly rows: readonly { readonly id: string; readonly title: string }[]
  /** A row was dropped at another place, another level, or both; never neither. */
  readonly onDrop: (from: number, to: number, step: LevelStep | undefined) => void
  readonly hasLevels: boolean
  /** Rows made with {@link useSortableRow}; told how far the lifted one leans to another level. */
  readonly children: (leaning: Leaning | undefined) => ReactNode
}

export interface Leaning {
  readonly id: UniqueIdentifier
  readonly step: LevelStep
}

/** Pixels to the side that change the level of a row. */
const sideways = 28

/** A list that is put in order by hand: rows move aside, edges scroll, keys do what the pointer does, each step is said. */
export function SortableList({ rows, onDrop, hasLevels, children }: SortableListProps) {
  const t = useTexts('admin')
  const [leaning, lean] = useState<Leaning>()
  const coordinateGetter: KeyboardCoordinateGetter = (event, args) => {
    const step = levelStep({ ArrowRight: 1, ArrowLeft: -1 }[event.code] ?? 0)
    if (step === undefined) return sortableKeyboardCoordinates(event, args)
    event.preventDefault()
    if (hasLevels) lean((before) => (before && before.step !== step ? undefined : { id: args.active, step }))
    return undefined
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
  const placeOf = (id: UniqueIdentifier | undefined) => rows.findIndex((row) => row.id === id)
  const follow = ({ active, delta, activatorEvent }: DragMoveEvent) => {
    if (!hasLevels || activatorEvent instanceof KeyboardEvent) return
    const step = Math.abs(delta.x) < sideways ? undefined : levelStep(delta.x)
    lean((before) => (before?.step === step ? before : step && { id: active.id, step }))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active.id)
    const to = over ? placeOf(over.id) : from
    lean(undefined)
    if (from >= 0 && to >= 0 && (from !== to || leaning)) onDrop(from, to, leaning?.step)
  }
  const said = (id: UniqueIdentifier, at: number) =>
    t('{name} is at position {position} of {count}.', {
      name: rows[placeOf(id)]?.title ?? '',
      position: at + 1,
      count: rows.length,
    })
  const announcements: Announcements = {
    // Said by `onDragOver`, when the rows are measured: a key pressed before that moves nothing.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => said(active.id, placeOf(over?.id ?? active.id)),
    onDragEnd: ({ active, over }) => said(active.id, placeOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => said(active.id, placeOf(active.id)),
  }
  const draggable =
    t('Press Space to pick it up. Move it with the arrow keys. Press Space to drop it, or Escape to cancel.') +
    (hasLevels ? ` ${t('Left and right arrow keys change its level.')}` : '')
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable } }}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={() => lean(undefined)}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children(leaning)}
      </SortableContext>
    </DndContext>
  )
}

/** What to spread onto a row of a {@link SortableList}, and onto the handle in it. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  // Rows differ in height, so a row is moved and never stretched.
  const style: CSSProperties = {
    ...(transform && { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` }),
    ...(transition !== undefined && { transition }),
  }
  return {
    row: { ref: setNodeRef, style, ...(isDragging && { className: 'is-lifted' }) },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}

/** Inwards is to the right, and to the left where one reads from the right. */
function levelStep(across: number): LevelStep | undefined {
  if (across === 0) return undefined
  const isForwards = across > 0 !== (document.documentElement.dir === 'rtl')
  return isForwards ? 1 : -1
}
