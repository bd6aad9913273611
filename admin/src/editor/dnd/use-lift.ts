import { type DraggableAttributes, useDraggable } from '@dnd-kit/core'
import type { ActiveDrag } from './drag-state.ts'

interface LiftInput {
  readonly id: string
  /** Absent: nothing can be lifted just now. */
  readonly drag: ActiveDrag | undefined
  readonly disabled?: boolean
  /** What a reader calls it, such as `new block`. */
  readonly role?: string
}

export interface Lift {
  readonly setNodeRef: (element: HTMLElement | null) => void
  readonly setActivatorNodeRef: (element: HTMLElement | null) => void
  readonly attributes: DraggableAttributes
  /** Pointer and key handlers, to be spread onto the element that is lifted. */
  readonly listeners: ReturnType<typeof useDraggable>['listeners']
  readonly isDragging: boolean
}

/** Makes an element something that is dragged into the page; all that the editor needs to know of dnd-kit. */
export function useLift({ id, drag, disabled, role }: LiftInput): Lift {
  return useDraggable({
    id,
    data: { drag },
    disabled: disabled === true || drag === undefined,
    ...(role !== undefined && { attributes: { roleDescription: role } }),
  })
}
