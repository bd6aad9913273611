import { type Place, type Size, within } from './range.ts'

/** Rows that a page key passes over. */
const page = 10

/** Where a key leads; undefined for keys that do not move. `far` is Ctrl or Cmd: to the edge. */
export function placeAfter(key: string, far: boolean, at: Place, size: Size): Place | undefined {
  const to = target(key, far, at, size)
  return to && within(to, size)
}

function target(key: string, far: boolean, { row, column }: Place, { rows, columns }: Size): Place | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column }
    case 'ArrowDown':
      return { row: far ? rows - 1 : row + 1, column }
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: far ? columns - 1 : column + 1 }
    case 'Home':
      return { row: far ? 0 : row, column: 0 }
    case 'End':
      return { row: far ? rows - 1 : row, column: columns - 1 }
    case 'PageUp':
      return { row: row - page, column }
    case 'PageDown':
      return { row: row + page, column }
    default:
      return undefined
  }
}

/** The cell after this one as it is read, or before it; undefined past the ends. */
export function nextInReading({ row, column }: Place, { rows, columns }: Size, backwards: boolean): Place | undefined {
  const index = row * columns + column + (backwards ? -1 : 1)
  if (index < 0 || index >= rows * columns) return undefined
  return { row: Math.floor(index / columns), column: index % columns }
}
