import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dragged, Drop, Point } from './drop-target.ts'

export interface ActiveDrag extends Dragged {
  readonly title: string
  readonly icon: string
}

/** Where at a row of the layers a drop would go. */
export type LayerEdge = 'before' | 'inside' | 'after'

export interface DragState {
  readonly active: ActiveDrag | undefined
  readonly drop: Drop | undefined
  /** In the editor's window; undefined while a drag goes by keyboard. */
  readonly pointer: Point | undefined
  /** The row of the layers over which the pointer is. */
  readonly layer: { readonly id: string; readonly edge: LayerEdge } | undefined
}

export const atRest: DragState = { active: undefined, drop: undefined, pointer: undefined, layer: undefined }

/** State of the drag that is going on; apart from the editor's, since it changes with every move of the pointer. */
export function createDragState(): StoreApi<DragState> {
  return createStore(() => atRest)
}
