import { type ComponentType, createElement, type ReactElement, useLayoutEffect, useRef } from 'react'
import type { BoardColumn, BoardProps } from './board.tsx'
import { cardsIn, isSameList, type Order } from './order.ts'

/** One card as it is drawn. It stays the same object as long as its data do, so that nothing else draws it again. */
export interface LaneCard {
  readonly id: string
  readonly title: string
  readonly content: ReactElement
}

/** One column with its cards. */
export interface Lane {
  readonly id: string
  readonly column: BoardColumn
  readonly cards: readonly LaneCard[]
  readonly ids: ReadonlySet<string>
  /** What the column's head shows besides title and number. */
  readonly head: ReactElement | undefined
}

interface Drawn<Card> {
  readonly card: Card
  readonly by: ComponentType<{ readonly card: Card }>
  readonly drawn: LaneCard
}

interface Made<Card> {
  readonly cards: ReadonlyMap<string, Drawn<Card>>
  readonly lanes: readonly Lane[]
  readonly headBy: unknown
}

type Parts<Card, Column extends BoardColumn> = Pick<
  BoardProps<Card, Column>,
  'columns' | 'cards' | 'idOf' | 'titleOf' | 'card' | 'columnHead'
>

/** The columns as they are drawn. Those whose cards are the same as before are the same objects. */
export function useLanes<Card, Column extends BoardColumn>(parts: Parts<Card, Column>, order: Order): readonly Lane[] {
  const before = useRef<Made<Card>>({ cards: new Map(), lanes: [], headBy: undefined })
  const made = lanesOf(parts, order, before.current)
  useLayoutEffect(() => {
    before.current = made
  })
  return made.lanes
}

function lanesOf<Card, Column extends BoardColumn>(
  { columns, cards, idOf, titleOf, card: by, columnHead }: Parts<Card, Column>,
  order: Order,
  before: Made<Card>,
): Made<Card> {
  const drawn = new Map<string, Drawn<Card>>()
  for (const card of cards) {
    const id = String(idOf(card))
    const known = before.cards.get(id)
    const title = titleOf(card)
    const isSame = known?.card === card && known.by === by && known.drawn.title === title
    drawn.set(id, isSame ? known : { card, by, drawn: { id, title, content: createElement(by, { card }) } })
  }
  const columnById = new Map(columns.map((column) => [String(column.id), column]))
  const lanes = order.columns.flatMap((id): readonly Lane[] => {
    const column = columnById.get(id)
    if (!column) return []
    const own = cardsIn(order, id).flatMap((card) => drawn.get(card) ?? [])
    const known = before.lanes.find((lane) => lane.id === id)
    const laneCards = own.map((each) => each.drawn)
    const isSame = known?.column === column && before.headBy === columnHead && isSameList(known.cards, laneCards)
    if (isSame) return [known]
    const head = columnHead && createElement(columnHead, { column, cards: own.map(({ card }) => card) })
    return [{ id, column, cards: laneCards, ids: new Set(laneCards.map((card) => card.id)), head }]
  })
  return { cards: drawn, lanes: isSameList(lanes, before.lanes) ? before.lanes : lanes, headBy: columnHead }
}
