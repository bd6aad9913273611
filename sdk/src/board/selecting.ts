import type { KeyboardEvent, MouseEvent } from 'react'
import type { BoardStore, Held } from './board-state.ts'
import type { BoardView } from './board-view.ts'
import { cardsIn } from './order.ts'
import { besides, nextCard, range, type Step, stepOf } from './steps.ts'

/** The focus and the selection of cards, by keys and by clicks. */
export interface Selecting {
  /** A click on a card: with Ctrl it adds or takes away, with Shift it selects up to there, else it opens. */
  readonly click: (card: string, event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => void
  readonly toggle: (card: string) => void
  /** A key on a card; true when it was used. */
  readonly cardKey: (card: string, event: KeyboardEvent) => boolean
  /** A key on the head of a column; true when it was used. */
  readonly columnKey: (column: string, event: KeyboardEvent) => boolean
}

export function createSelecting(store: BoardStore, view: () => BoardView): Selecting {
  const focus = (held: Held) => store.change({ focusNext: held, ...(held.kind === 'card' && { current: held.id }) })
  const toggle = (card: string) => {
    const selected = new Set(store.read().selected)
    if (!selected.delete(card)) selected.add(card)
    store.change({ selected, anchor: card })
  }
  const selectTo = (card: string) => {
    const { anchor = store.read().current } = store.read()
    store.change({ selected: new Set(range(view().order, anchor, card)), anchor: anchor ?? card })
  }
  const clear = () => store.change({ selected: new Set(), anchor: undefined })
  const go = (card: string, step: Step, isSelecting: boolean) => {
    const next = nextCard(view().order, card, step)
    if (isSelecting) selectTo(next)
    focus({ kind: 'card', id: next })
  }
  return {
    toggle,
    click: (card, { ctrlKey, metaKey, shiftKey }) => {
      if (ctrlKey || metaKey) return toggle(card)
      if (shiftKey) return selectTo(card)
      if (store.read().selected.size > 0) clear()
      view().open(card)
    },
    cardKey: (card, event) => {
      const step = stepOf(event.key, view().isRightToLeft())
      if (step) go(card, step, event.shiftKey && (step === 'up' || step === 'down'))
      else if (event.key === ' ' && (event.ctrlKey || event.metaKey)) toggle(card)
      else if (event.key === 'Enter') view().open(card)
      else if (event.key === 'Escape' && store.read().selected.size > 0) clear()
      else return false
      return true
    },
    columnKey: (column, event) => {
      const step = stepOf(event.key, view().isRightToLeft())
      const { order } = view()
      const card = step === 'down' ? cardsIn(order, column)[0] : undefined
      const beside = step === 'before' || step === 'after' ? besides(order.columns, column, step) : undefined
      if (card !== undefined) focus({ kind: 'card', id: card })
      if (beside !== undefined) focus({ kind: 'column', id: beside })
      return card !== undefined || beside !== undefined
    },
  }
}
