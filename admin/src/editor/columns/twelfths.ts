/** Parts of a row that its columns share. A row has at most as many columns, so each can have one. */
export const parts = 12

/** Widths of a row's columns from left to right: whole twelfths, at least one each. */
export type Twelfths = readonly number[]

/** Shares the whole row as the ratio says, as 1:2 does; what does not divide goes to the largest rest. */
export function sharedBy(ratio: readonly number[]): Twelfths {
  const sum = ratio.reduce((all, each) => all + each, 0)
  // One each first, so that none ends at nothing; only what is left is shared.
  const wanted = ratio.map((each) => Math.max((parts * each) / sum - 1, 0))
  const all = wanted.reduce((total, each) => total + each, 0)
  const left = parts - ratio.length
  const exact = wanted.map((each) => (all === 0 ? 0 : (left * each) / all))
  const widths = exact.map((each) => 1 + Math.floor(each + 1e-9))
  const byRest = exact
    .map((each, index) => ({ index, rest: 1 + each - (widths[index] ?? 0) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index)
  const missing = parts - widths.reduce((total, each) => total + each, 0)
  for (const { index } of byRest.slice(0, missing)) widths[index] = (widths[index] ?? 0) + 1
  return widths
}

/** What the columns show: a stored 0 is an even share of the row, whatever its neighbours take. */
export function shownTwelfths(stored: readonly number[]): Twelfths {
  const even = sharedBy(stored.map(() => 1))
  return stored.map((span, index) => (span > 0 ? span : (even[index] ?? 1)))
}

/** Moves the edge after a column: what one of the two gives up the other takes, so the row's sum stays. */
export function withEdgeMoved(widths: Twelfths, after: number, by: number): Twelfths {
  const [left, right] = [widths[after], widths[after + 1]]
  if (left === undefined || right === undefined) return widths
  const moved = Math.min(Math.max(Math.round(by), 1 - left), right - 1)
  return widths.with(after, left + moved).with(after + 1, right - moved)
}

/** Both columns at an edge as wide as each other; an odd twelfth stays with the left one. */
export function withEdgeCentred(widths: Twelfths, after: number): Twelfths {
  const [left, right] = [widths[after], widths[after + 1]]
  if (left === undefined || right === undefined) return widths
  return withEdgeMoved(widths, after, Math.ceil((left + right) / 2) - left)
}

/**
 * One column set to a width. Its neighbours make room, the next one first and then on to the end, only then those before
 * it: a row stays on one line, and each column keeps a twelfth.
 */
export function withWidth(widths: Twelfths, index: number, width: number): Twelfths {
  const now = widths[index]
  const next = [...widths.keys()].filter((each) => each > index)
  const before = [...widths.keys()].filter((each) => each < index).reverse()
  const neighbours = [...next, ...before]
  const [nearest] = neighbours
  if (now === undefined || nearest === undefined) return widths
  const wanted = Math.max(Math.round(width), 1) - now
  if (wanted < 0) return widths.with(index, now + wanted).with(nearest, (widths[nearest] ?? 0) - wanted)
  const changed = [...widths]
  let missing = wanted
  for (const each of neighbours) {
    const given = Math.min((changed[each] ?? 1) - 1, missing)
    changed[each] = (changed[each] ?? 1) - given
    missing -= given
  }
  changed[index] = now + wanted - missing
  return changed
}
