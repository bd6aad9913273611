import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { MenuEntry } from '../ui/menu.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { BoardControlProvider, createBoardControl, type MenuRequest } from './board-control.ts'
import { BoardMenu } from './board-menu.tsx'
import { EmptyBoard, FailedBoard, LoadingBoard } from './board-states.tsx'
import type { BoardView } from './board-view.ts'
import { Columns } from './columns.tsx'
import { useLanes } from './lanes.ts'
import { LanesProvider } from './lifted-overlay.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { cardMove, type Order, type Place, withCards, withColumn } from './order.ts'
import { reasonOf } from './reason.ts'
import { cardsBack, columnBack, nameOf } from './spoken.ts'
import { useMoves } from './use-moves.ts'

export interface BoardColumn {
  readonly id: number | string
  readonly title: string
  /** A CSS colour, shown as a square beside the title. */
  readonly color?: string
  /** The most cards it should hold. More are shown as too many, and are not refused by the board. */
  readonly limit?: number
}

/** Where cards were moved to. */
export interface BoardMove<Card, Column> {
  /** In their new order. Several were selected and moved together. */
  readonly cards: readonly Card[]
  readonly column: Column
  /** The cards between which they stand now; undefined at the ends of the column. */
  readonly above: Card | undefined
  readonly below: Card | undefined
}

/** Where a column was moved to, between its new neighbours. */
export interface BoardColumnMove<Column> {
  readonly column: Column
  readonly before: Column | undefined
  readonly after: Column | undefined
}

export interface BoardProps<Card, Column extends BoardColumn> {
  /** Accessible name: "Studio board". */
  readonly label: string
  /** In their order. */
  readonly columns: readonly Column[]
  /** Of all columns, in the order in which each column shows its own. */
  readonly cards: readonly Card[]
  readonly idOf: (card: Card) => number | string
  /** The card's name, for menus and screen readers. */
  readonly titleOf: (card: Card) => string
  /** Id of its column. */
  readonly columnOf: (card: Card) => number | string
  /** Draws the content of a card. Rendered again when the card is another object. */
  readonly card: ComponentType<{ readonly card: Card }>
  /** Draws totals and buttons beside a column's title. */
  readonly columnHead?: ComponentType<{ readonly column: Column; readonly cards: readonly Card[] }>
  /** A card was clicked, or Enter was pressed on it. */
  readonly onOpen?: (card: Card) => void
  /**
   * Saves a move that the board shows already. A promise that rejects puts the cards back; the message of an `ApiError`
   * tells the reason. Without it cards stay where they are.
   */
  readonly onMove?: ((move: BoardMove<Card, Column>) => Promise<unknown>) | undefined
  /** The same for columns. */
  readonly onMoveColumn?: ((move: BoardColumnMove<Column>) => Promise<unknown>) | undefined
  /** Entries of a card's menu, above those that move it. */
  readonly cardActions?: (card: Card) => readonly MenuEntry[]
  readonly columnActions?: (column: Column) => readonly MenuEntry[]
  /** Columns and cards are on their way. */
  readonly isLoading?: boolean
  /** They could not be loaded. */
  readonly error?: Error | null
  readonly onRetry?: () => void
  /** Shown instead of a board without columns. */
  readonly empty?: ReactNode
  /** Pixels; what the window leaves without it. */
  readonly height?: number
}

/**
 * A board of columns with cards. Cards and columns are moved by pointer, by touch, by keys (Space picks up, arrows move,
 * Escape puts back) and by their menus, and each step is spoken. Several cards are selected with Ctrl or Shift and move
 * together. Of thousands of cards those that are seen are drawn; a narrow screen shows one column at a time.
 */
export function Board<Card, Column extends BoardColumn>(props: BoardProps<Card, Column>) {
  const { isLoading, error, onRetry, columns, empty, height } = props
  return (
    <div className="brd" style={height === undefined ? undefined : { height }}>
      {error ? (
        <FailedBoard error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <LoadingBoard />
      ) : columns.length === 0 ? (
        <EmptyBoard>{empty}</EmptyBoard>
      ) : (
        <LoadedBoard {...props} />
      )}
    </div>
  )
}

function LoadedBoard<Card, Column extends BoardColumn>(props: BoardProps<Card, Column>) {
  const { label, columns, cards, cardActions, columnActions, onMove, onMoveColumn } = props
  const t = useTexts('admin')
  const [request, setRequest] = useState<MenuRequest>()
  const [moving, setMoving] = useState<string>()
  const { order, run } = useMoves(orderOf(props), [columns, cards])
  const lanes = useLanes(props, order)
  const cardOf = (id: string | undefined) => cards.find((card) => String(props.idOf(card)) === id)
  const columnOf = (id: string | undefined) => columns.find((column) => String(column.id) === id)
  const titleOf = (id: string) => {
    const card = cardOf(id)
    return card === undefined ? '' : props.titleOf(card)
  }
  const columnTitleOf = (id: string) => columnOf(id)?.title ?? ''
  const refused = (reason: unknown, name: string, spoken: string) => {
    const { message } = reasonOf(reason)
    toast.error(t('“{name}” could not be moved', { name }), { description: message })
    control.store.change({ spoken: `${spoken}. ${message}` })
  }
  const moveCards = (ids: readonly string[], place: Place) => {
    const column = columnOf(place.column)
    if (!onMove || !column) return
    const move = cardMove(order, ids, place)
    const moved = ids.flatMap((id) => cardOf(id) ?? [])
    run(
      (now) => withCards(now, move),
      () => onMove({ cards: moved, column, above: cardOf(move.above), below: cardOf(move.below) }),
    ).catch((reason) => refused(reason, nameOf(t, view, ids), cardsBack(t, view, ids)))
  }
  const moveColumn = (id: string, index: number) => {
    const column = columnOf(id)
    if (!onMoveColumn || !column) return
    const moved = withColumn(order, { id, index }).columns
    const [before, after] = [columnOf(moved[index - 1]), columnOf(moved[index + 1])]
    run(
      (now) => withColumn(now, { id, index }),
      () => onMoveColumn({ column, before, after }),
    ).catch((reason) => refused(reason, columnTitleOf(id), columnBack(t, view, id)))
  }
  const view: BoardView = {
    ...{ order, titleOf, columnTitleOf, moveCards, moveColumn },
    canMoveCards: onMove !== undefined,
    canMoveColumns: onMoveColumn !== undefined,
    isRightToLeft: () => document.documentElement.dir === 'rtl',
    open: (id) => {
      const card = cardOf(id)
      if (card !== undefined) props.onOpen?.(card)
    },
  }
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  const [control] = useState(() => createBoardControl(() => latest.current, setRequest))
  const [requestedCard, requestedColumn] = [cardOf(request?.id), columnOf(request?.id)]
  const entries =
    request?.kind === 'card'
      ? requestedCard !== undefined && cardActions?.(requestedCard)
      : requestedColumn && columnActions?.(requestedColumn)
  return (
    <BoardControlProvider value={control}>
      <LanesProvider value={lanes}>
        <Columns
          {...{ label, lanes }}
          canMoveCards={view.canMoveCards}
          canMoveColumns={view.canMoveColumns}
          hasCardMenu={view.canMoveCards || cardActions !== undefined}
          hasColumnMenu={view.canMoveColumns || columnActions !== undefined}
        />
        {request && (
          <BoardMenu
            request={request}
            entries={entries || []}
            onMoveTo={setMoving}
            onClose={() => setRequest(undefined)}
          />
        )}
        {moving !== undefined && <MoveDialog card={moving} onClose={() => setMoving(undefined)} />}
      </LanesProvider>
    </BoardControlProvider>
  )
}

function orderOf<Card, Column extends BoardColumn>(
  parts: Pick<BoardProps<Card, Column>, 'columns' | 'cards' | 'idOf' | 'columnOf'>,
): Order {
  const cards = new Map(parts.columns.map(({ id }): [string, string[]] => [String(id), []]))
  for (const card of parts.cards) cards.get(String(parts.columnOf(card)))?.push(String(parts.idOf(card)))
  return { columns: [...cards.keys()], cards }
}
