/** A cell by its place: row and column, from 0. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells, its edges included. */
export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface Size {
  readonly rows: number
  readonly columns: number
}

/** The cells between two places. */
export const rangeOf = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const holds = ({ top, bottom, left, right }: Range, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** All places of a range, row by row. */
export const placesIn = ({ top, bottom, left, right }: Range): readonly Place[] =>
  Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, index) => {
    const width = right - left + 1
    return { row: top + Math.floor(index / width), column: left + (index % width) }
  })

/** The nearest place that there is. */
export const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})
