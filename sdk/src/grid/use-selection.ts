import { useState } from 'react'
import { type Place, type Range, rangeOf, type Size, within } from './range.ts'

export interface Selection {
  /** The cell that keys work on. */
  readonly at: Place
  /** All that is selected, that cell included. */
  readonly range: Range
  /** To another cell; `extend` keeps the selection's other end where it is. */
  readonly go: (to: Place, extend?: boolean) => void
  readonly select: (range: Range) => void
}

const start: Place = { row: 0, column: 0 }

/** Which cells are selected, within what there is. */
export function useSelection(size: Size): Selection {
  const [ends, setEnds] = useState({ from: start, to: start })
  const from = within(ends.from, size)
  const to = within(ends.to, size)
  return {
    at: to,
    range: rangeOf(from, to),
    go: (place, extend = false) => setEnds({ from: extend ? from : place, to: place }),
    select: ({ top, bottom, left, right }) =>
      setEnds({ from: { row: bottom, column: right }, to: { row: top, column: left } }),
  }
}
