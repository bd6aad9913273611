/** Ids of the columns from first to last, and of the cards of each from top to bottom. */
export interface Order {
  readonly columns: readonly string[]
  readonly cards: ReadonlyMap<string, readonly string[]>
}

/** A place for cards: an index among the column's cards that are not on their way themselves. */
export interface Place {
  readonly column: string
  readonly index: number
}

/** A move of cards, with the neighbours it was made between: they still say where it goes when others have moved. */
export interface CardMove extends Place {
  readonly ids: readonly string[]
  readonly above: string | undefined
  readonly below: string | undefined
}

/** A move of one column to an index among the others. */
export interface ColumnMove {
  readonly id: string
  readonly index: number
}

export const cardsIn = (order: Order, column: string): readonly string[] => order.cards.get(column) ?? []

export const columnOf = (order: Order, id: string): string | undefined =>
  order.columns.find((column) => cardsIn(order, column).includes(id))

/** The cards of a column that stay where they are. */
export const othersIn = (order: Order, column: string, moving: readonly string[]): readonly string[] =>
  cardsIn(order, column).filter((id) => !moving.includes(id))

/** These cards as they stand on the board, column by column. */
export const inOrder = (order: Order, ids: ReadonlySet<string>): readonly string[] =>
  order.columns.flatMap((column) => cardsIn(order, column).filter((id) => ids.has(id)))

/** Where a card stands, as a place for itself and those that are moved with it. */
export function placeOf(order: Order, id: string, moving: readonly string[]): Place | undefined {
  const column = columnOf(order, id)
  if (column === undefined) return undefined
  const before = cardsIn(order, column).slice(0, cardsIn(order, column).indexOf(id))
  return { column, index: before.filter((each) => !moving.includes(each)).length }
}

export function cardMove(order: Order, ids: readonly string[], { column, index }: Place): CardMove {
  const others = othersIn(order, column, ids)
  return { ids, column, index, above: others[index - 1], below: others[index] }
}

/** The order after a move. Cards that are gone are left out; a move to a column that is gone changes nothing. */
export function withCards(order: Order, { ids, column, above, below, index }: CardMove): Order {
  const known = inOrder(order, new Set(ids))
  if (known.length === 0 || !order.columns.includes(column)) return order
  const moved = ids.filter((id) => known.includes(id))
  const others = othersIn(order, column, moved)
  const at = indexBetween(others, above, below) ?? Math.min(index, others.length)
  const cards = order.columns.map((each): [string, readonly string[]] => {
    if (each === column) return [each, [...others.slice(0, at), ...moved, ...others.slice(at)]]
    const own = cardsIn(order, each)
    return [each, own.some((id) => moved.includes(id)) ? othersIn(order, each, moved) : own]
  })
  return { ...order, cards: new Map(cards) }
}

function indexBetween(others: readonly string[], above: string | undefined, below: string | undefined) {
  const after = above === undefined ? -1 : others.indexOf(above)
  if (after >= 0) return after + 1
  const before = below === undefined ? -1 : others.indexOf(below)
  return before >= 0 ? before : undefined
}

export function withColumn(order: Order, { id, index }: ColumnMove): Order {
  if (!order.columns.includes(id)) return order
  const others = order.columns.filter((each) => each !== id)
  return { ...order, columns: [...others.slice(0, index), id, ...others.slice(index)] }
}

/** Whether a move leaves every card where it is. */
export const isSameOrder = (one: Order, other: Order): boolean =>
  isSameList(one.columns, other.columns) &&
  one.columns.every((column) => isSameList(cardsIn(one, column), cardsIn(other, column)))

export const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at]))
