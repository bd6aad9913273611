import { useTexts } from '@ashlar/sdk/ui'
import {
  type Announcements,
  DndContext,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type PointerSensorProps,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { useEditor } from '../editor-context.tsx'
import { DragSession, type Remedy } from './drag-session.ts'
import { type ActiveDrag, createDragState, type DragState } from './drag-state.ts'

const Drags = createContext<StoreApi<DragState> | null>(null)
const Session = createContext<DragSession | null>(null)

/** The drag's state, for what follows the pointer without a render. */
export function useDrags(): StoreApi<DragState> {
  const drags = useContext(Drags)
  if (!drags) throw new Error('useDrags was called outside the editor.')
  return drags
}

/** The drag itself, for what lifts blocks without dnd-kit. */
export function useDragSession(): DragSession {
  const session = useContext(Session)
  if (!session) throw new Error('useDragSession was called outside the editor.')
  return session
}

/** A part of the drag's state. */
export function useDrag<Part>(select: (state: DragState) => Part): Part {
  return useStore(useDrags(), select)
}

/** Lifts and lets go. The session follows the pointer itself: told of every move, dnd-kit would render with each. */
class LiftSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    super({ ...props, onMove: () => undefined })
  }
}

// The session announces in whole sentences; dnd-kit's own would read ids.
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const instructions =
  'Press Space to pick up the block. Move it with the arrow keys. Press Space or Enter to drop it, or Escape to cancel.'

// Enter on a tile of the palette inserts at once, so it lifts nothing.
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] }

/** Every drag of the editor, by pointer and by keyboard, from the palette, the canvas and the layers. */
export function EditorDnd({
  children,
  onLift,
  onRefused,
  announce,
}: {
  readonly children: ReactNode
  /** A new drag: what was said of the last one is over. */
  readonly onLift: () => void
  readonly onRefused: (reason: string, remedy?: Remedy) => void
  readonly announce: (sentence: string) => void
}) {
  const t = useTexts('admin')
  const parts = useEditor()
  const drags = useMemo(createDragState, [])
  const voice = useRef({ onLift, onRefused, announce })
  voice.current = { onLift, onRefused, announce }
  const session = useMemo(
    () =>
      new DragSession(parts, drags, {
        lifted: () => voice.current.onLift(),
        refuse: (reason, remedy) => voice.current.onRefused(reason, remedy),
        announce: (sentence) => voice.current.announce(sentence),
      }),
    [parts, drags],
  )
  const coordinateGetter: KeyboardCoordinateGetter = (event) => session.key(event)
  const sensors = useSensors(
    useSensor(LiftSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes }),
  )
  return (
    <Drags value={drags}>
      <DndContext
        sensors={sensors}
        autoScroll={false}
        // Where a drop goes follows from the page's tree and geometry, not from registered zones: 2,000 of them would be
        // measured with every move.
        collisionDetection={() => []}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t(instructions) } }}
        onDragStart={(event) => {
          const active = activeOf(event)
          if (active) session.start(active, event.activatorEvent)
        }}
        onDragEnd={() => session.end()}
        onDragCancel={() => session.cancel()}
      >
        <Session value={session}>{children}</Session>
      </DndContext>
    </Drags>
  )
}

function activeOf({ active }: DragStartEvent): ActiveDrag | undefined {
  const data: unknown = active.data.current?.['drag']
  return isActiveDrag(data) ? data : undefined
}

function isActiveDrag(value: unknown): value is ActiveDrag {
  return typeof value === 'object' && value !== null && 'type' in value && 'title' in value && 'icon' in value
}
