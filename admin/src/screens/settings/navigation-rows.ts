/** An item of the navigation as one line of a list: below the line of depth 0 before it, or on its own. */
export interface NavigationRow<Item> {
  /** Only for this list; nothing of it is stored. */
  readonly id: string
  readonly depth: 0 | 1
  readonly item: Item
}

type Rows<Item> = readonly NavigationRow<Item>[]

/** The line and those below it. */
function groupAt<Item>(rows: Rows<Item>, index: number): Rows<Item> {
  const after = rows.findIndex((row, at) => at > index && row.depth === 0)
  return rows[index]?.depth === 0 ? rows.slice(index, after < 0 ? undefined : after) : rows.slice(index, index + 1)
}

/** Where the group ends in which a line stands. */
function groupEnd<Item>(rows: Rows<Item>, index: number): number {
  const after = rows.findIndex((row, at) => at > index && row.depth === 0)
  return after < 0 ? rows.length : after
}

/**
 * Move a line, with those below it, to another place. Between the lines of a group a single one joins that group; one
 * that holds others never stands inside another, so it goes behind. Where its place leaves the level open, `step` puts it
 * inwards or outwards there.
 */
export function movedRow<Item>(rows: Rows<Item>, from: number, to: number, step?: 1 | -1): Rows<Item> {
  const moved = placedRow(rows, from, to)
  if (step === undefined) return moved
  const at = moved.findIndex(({ id }) => id === rows[from]?.id)
  return nestedRow(moved, at, step === 1 ? 1 : 0)
}

function placedRow<Item>(rows: Rows<Item>, from: number, to: number): Rows<Item> {
  const group = groupAt(rows, from)
  const [head] = group
  if (!head) return rows
  const rest = rows.filter((row) => !group.includes(row))
  // `to` counts the lines as they stand; a group that goes down passes its own.
  const at = Math.min(Math.max(to > from ? to - group.length + 1 : to, 0), rest.length)
  const isInside = rest[at]?.depth === 1
  if (group.length > 1) {
    const place = isInside ? groupEnd(rest, at) : at
    return [...rest.slice(0, place), ...group, ...rest.slice(place)]
  }
  const depth = at === 0 ? 0 : isInside ? 1 : head.depth
  return [...rest.slice(0, at), { ...head, depth }, ...rest.slice(at)]
}

/** Whether a line can be put below the one before it: only two levels, and never with lines of its own. */
export const canNest = <Item>(rows: Rows<Item>, index: number): boolean =>
  index > 0 && rows[index]?.depth === 0 && groupAt(rows, index).length === 1

/** Put a line below the one before it, or make it one of its own behind its group. */
export function nestedRow<Item>(rows: Rows<Item>, index: number, depth: 0 | 1): Rows<Item> {
  const row = rows[index]
  if (!row || row.depth === depth || (depth === 1 && !canNest(rows, index))) return rows
  if (depth === 1) return rows.with(index, { ...row, depth })
  const end = groupEnd(rows, index)
  return [...rows.slice(0, index), ...rows.slice(index + 1, end), { ...row, depth }, ...rows.slice(end)]
}

/** Without a line and those below it. */
export function withoutRow<Item>(rows: Rows<Item>, index: number): Rows<Item> {
  const group = groupAt(rows, index)
  return rows.filter((row) => !group.includes(row))
}
