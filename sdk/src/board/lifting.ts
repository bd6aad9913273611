import { texts } from '../ui/texts.ts'
import type { BoardState, BoardStore, Held, LiftedCards, LiftedColumn } from './board-state.ts'
import type { BoardView } from './board-view.ts'
import { cardMove, inOrder, isSameOrder, type Place, placeOf, withCards } from './order.ts'
import { cardsAt, cardsBack, cardsMoved, columnAt, columnBack, columnMoved } from './spoken.ts'
import { nextColumnIndex, nextPlace, type Step } from './steps.ts'

const t = texts('admin')

const down: Pick<BoardState, 'lifted' | 'place' | 'columnIndex'> = {
  lifted: undefined,
  place: undefined,
  columnIndex: undefined,
}

/** Picks cards or a column up, carries them over places, and drops them or puts them back. The pointer and keys do the same. */
export interface Lifting {
  readonly lift: (held: Held, byKey: boolean) => void
  readonly carry: (place: Place) => void
  readonly carryColumn: (index: number) => void
  readonly step: (step: Step) => void
  readonly drop: () => void
  readonly putBack: () => void
}

export function createLifting(store: BoardStore, view: () => BoardView): Lifting {
  const carry = (place: Place) => {
    const { lifted, place: before } = store.read()
    if (lifted?.kind !== 'cards' || isSamePlace(place, before)) return
    store.change({ place, spoken: cardsAt(t, view(), lifted.ids, place) })
  }
  const carryColumn = (columnIndex: number) => {
    const { lifted, columnIndex: before } = store.read()
    if (lifted?.kind !== 'column' || columnIndex === before) return
    store.change({ columnIndex, spoken: columnAt(t, view(), lifted.id, columnIndex) })
  }
  const liftCards = (held: string, byKey: boolean) => {
    const { selected } = store.read()
    const { order } = view()
    const ids = selected.has(held) ? inOrder(order, selected) : [held]
    const place = placeOf(order, held, ids)
    if (!place) return
    const isTogether = isSameOrder(withCards(order, cardMove(order, ids, place)), order)
    store.change({
      lifted: { kind: 'cards', ids, held, home: isTogether ? place : undefined, byKey },
      ...{ place, current: held, spoken: cardsAt(t, view(), ids, place) },
      ...(!selected.has(held) && { selected: new Set<string>(), anchor: undefined }),
    })
  }
  const liftColumn = (id: string, byKey: boolean) => {
    const home = view().order.columns.indexOf(id)
    if (home < 0) return
    const spoken = columnAt(t, view(), id, home)
    store.change({ lifted: { kind: 'column', id, home, byKey }, columnIndex: home, spoken })
  }
  const dropCards = ({ ids, held, home, byKey }: LiftedCards, place: Place) => {
    const isHome = isSamePlace(place, home)
    const spoken = isHome ? cardsBack(t, view(), ids) : cardsMoved(t, view(), ids, place)
    store.change({ ...down, spoken, ...(byKey && { focusNext: { kind: 'card', id: held } }) })
    if (!isHome) view().moveCards(ids, place)
  }
  const dropColumn = ({ id, home, byKey }: LiftedColumn, index: number) => {
    const spoken = index === home ? columnBack(t, view(), id) : columnMoved(t, view(), id, index)
    store.change({ ...down, spoken, ...(byKey && { focusNext: { kind: 'column', id } }) })
    if (index !== home) view().moveColumn(id, index)
  }
  return {
    carry,
    carryColumn,
    lift: ({ kind, id }, byKey) => (kind === 'card' ? liftCards(id, byKey) : liftColumn(id, byKey)),
    step: (step) => {
      const { lifted, place, columnIndex } = store.read()
      const { order } = view()
      if (lifted?.kind === 'cards' && place) carry(nextPlace(order, lifted.ids, place, step))
      if (lifted?.kind === 'column' && columnIndex !== undefined)
        carryColumn(nextColumnIndex(order.columns.length, columnIndex, step))
    },
    drop: () => {
      const { lifted, place, columnIndex } = store.read()
      if (lifted?.kind === 'cards' && place) dropCards(lifted, place)
      if (lifted?.kind === 'column' && columnIndex !== undefined) dropColumn(lifted, columnIndex)
    },
    putBack: () => {
      const { lifted } = store.read()
      if (!lifted) return
      const spoken = lifted.kind === 'cards' ? cardsBack(t, view(), lifted.ids) : columnBack(t, view(), lifted.id)
      store.change({ ...down, spoken, ...(lifted.byKey && { focusNext: heldOf(lifted) }) })
    },
  }
}

const heldOf = (lifted: LiftedCards | LiftedColumn): Held =>
  lifted.kind === 'cards' ? { kind: 'card', id: lifted.held } : { kind: 'column', id: lifted.id }

const isSamePlace = (one: Place, other: Place | undefined): boolean =>
  one.column === other?.column && one.index === other.index
