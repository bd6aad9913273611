import { useSyncExternalStore } from 'react'
import type { Place } from './order.ts'

/** A card or a column, by its id. */
export interface Held {
  readonly kind: 'card' | 'column'
  readonly id: string
}

export interface LiftedCards {
  readonly kind: 'cards'
  readonly ids: readonly string[]
  /** The card that was taken hold of, whose name is spoken. */
  readonly held: string
  /** Where they were; undefined where they did not stand together, so that each place is a change. */
  readonly home: Place | undefined
  readonly byKey: boolean
}

export interface LiftedColumn {
  readonly kind: 'column'
  readonly id: string
  readonly home: number
  readonly byKey: boolean
}

/** What a board shows besides its data. Cards and columns each read only the part that is about themselves. */
export interface BoardState {
  readonly lifted: LiftedCards | LiftedColumn | undefined
  /** Where the lifted cards would go. */
  readonly place: Place | undefined
  /** Where the lifted column would go. */
  readonly columnIndex: number | undefined
  readonly selected: ReadonlySet<string>
  /** The card from which Shift selects. */
  readonly anchor: string | undefined
  /** The card that has the focus, or had it last. */
  readonly current: string | undefined
  /** Takes the focus as soon as it is drawn. */
  readonly focusNext: Held | undefined
  /** What a screen reader says of the last step. */
  readonly spoken: string
}

const empty: BoardState = {
  lifted: undefined,
  place: undefined,
  columnIndex: undefined,
  selected: new Set(),
  anchor: undefined,
  current: undefined,
  focusNext: undefined,
  spoken: '',
}

export interface BoardStore {
  readonly read: () => BoardState
  readonly change: (part: Partial<BoardState>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createBoardStore(): BoardStore {
  let state = empty
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    change: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A part of the state; whoever reads it renders again only when that part has another value. */
export const useBoardState = <Part>(store: BoardStore, part: (state: BoardState) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.read()))
