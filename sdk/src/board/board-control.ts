import { createContext, use } from 'react'
import { type BoardStore, createBoardStore, type Held } from './board-state.ts'
import type { BoardView } from './board-view.ts'
import { createLifting, type Lifting } from './lifting.ts'
import { createSelecting, type Selecting } from './selecting.ts'

/** What a drawn column tells about where its cards stand. */
export interface ColumnPlaces {
  readonly element: HTMLElement
  /** The gap nearest to a height of the window, as the index of the card below it. */
  readonly gapAt: (clientY: number) => number
  readonly show: (index: number) => void
}

/** A menu that was asked for, beside its button or at the pointer. */
export interface MenuRequest extends Held {
  readonly at: { readonly x: number; readonly y: number }
}

/** The one object that the parts of a board share. It never changes, so that no part is drawn again for it. */
export interface BoardControl extends Lifting, Selecting {
  readonly store: BoardStore
  readonly view: () => BoardView
  readonly columns: Map<string, ColumnPlaces>
  readonly openMenu: (request: MenuRequest) => void
}

export function createBoardControl(view: () => BoardView, openMenu: BoardControl['openMenu']): BoardControl {
  const store = createBoardStore()
  const columns = new Map<string, ColumnPlaces>()
  return { store, view, columns, openMenu, ...createLifting(store, view), ...createSelecting(store, view) }
}

const Context = createContext<BoardControl | undefined>(undefined)
export const BoardControlProvider = Context.Provider

export function useBoardControl(): BoardControl {
  const control = use(Context)
  if (!control) throw new Error('A part of a board was drawn outside of a Board.')
  return control
}
