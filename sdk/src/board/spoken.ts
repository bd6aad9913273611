import type { Translate } from '../ui/texts.ts'
import type { BoardView } from './board-view.ts'
import { othersIn, type Place } from './order.ts'

type Names = Pick<BoardView, 'order' | 'titleOf' | 'columnTitleOf'>

/** The name of a card, or how many there are. */
export const nameOf = (t: Translate, view: Names, ids: readonly string[], held = ids[0] ?? ''): string =>
  ids.length === 1 ? view.titleOf(held) : t('{count} card|{count} cards', { count: ids.length })

/** Where cards are or would be, for the sentences below. */
function placed(t: Translate, view: Names, ids: readonly string[], { column, index }: Place) {
  return {
    name: nameOf(t, view, ids),
    position: index + 1,
    count: othersIn(view.order, column, ids).length + ids.length,
    column: view.columnTitleOf(column),
  }
}

export const cardsAt = (t: Translate, view: Names, ids: readonly string[], place: Place): string =>
  t('{name}, position {position} of {count} in {column}', placed(t, view, ids, place))

export const cardsMoved = (t: Translate, view: Names, ids: readonly string[], place: Place): string =>
  t('{name} moved to position {position} of {count} in {column}', placed(t, view, ids, place))

export const cardsBack = (t: Translate, view: Names, ids: readonly string[]): string =>
  t('{name}: not moved', { name: nameOf(t, view, ids) })

export const columnBack = (t: Translate, view: Names, id: string): string =>
  t('{name}: not moved', { name: view.columnTitleOf(id) })

export const columnAt = (t: Translate, view: Names, id: string, index: number): string =>
  t('{name}, column {position} of {count}', {
    name: view.columnTitleOf(id),
    position: index + 1,
    count: view.order.columns.length,
  })

export const columnMoved = (t: Translate, view: Names, id: string, index: number): string =>
  t('{name} moved to column {position} of {count}', {
    name: view.columnTitleOf(id),
    position: index + 1,
    count: view.order.columns.length,
  })
