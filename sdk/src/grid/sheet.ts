import type { GridColumn } from './column.ts'
import { type Place, placesIn, type Range } from './range.ts'

/** A text that did not fit, kept where it was typed. */
export interface Refused {
  readonly text: string
  readonly error: string
}

/** Rows, and what was typed and refused, by `cellKey`. */
export interface Sheet<Row> {
  readonly rows: readonly Row[]
  readonly refused: ReadonlyMap<string, Refused>
}

/** What a sheet is worked on with. */
export interface SheetShape<Row> {
  readonly columns: readonly GridColumn<Row>[]
  readonly idOf: (row: Row) => number | string
}

export interface Edit extends Place {
  readonly text: string
}

export const cellKey = (id: number | string, column: string): string => `${id} ${column}`

/** What was refused in rows that are still there. */
export function stillRefused<Row>(sheet: Sheet<Row>, { columns, idOf }: SheetShape<Row>): Sheet<Row>['refused'] {
  if (sheet.refused.size === 0) return sheet.refused
  const keys = new Set(sheet.rows.flatMap((row) => columns.map(({ key }) => cellKey(idOf(row), key))))
  return new Map([...sheet.refused].filter(([key]) => keys.has(key)))
}

/** What a cell holds as text: what was refused, or its value. */
export function textAt<Row>({ rows, refused }: Sheet<Row>, { columns, idOf }: SheetShape<Row>, place: Place): string {
  const row = rows[place.row]
  const column = columns[place.column]
  if (row === undefined || column === undefined) return ''
  return refused.get(cellKey(idOf(row), column.key))?.text ?? column.text(row)
}

export const textsIn = <Row>(sheet: Sheet<Row>, shape: SheetShape<Row>, { top, bottom, left, right }: Range) =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) =>
      textAt(sheet, shape, { row: top + row, column: left + column }),
    ),
  )

/** The sheet with texts typed into cells; columns that are only read stay, and so do cells with the same text. */
export function edited<Row>(sheet: Sheet<Row>, shape: SheetShape<Row>, edits: readonly Edit[]): Sheet<Row> {
  const rows = [...sheet.rows]
  const refused = new Map(sheet.refused)
  let [isChanged, isRowChanged] = [false, false]
  for (const { text, ...place } of edits) {
    const column = shape.columns[place.column]
    const row = rows[place.row]
    if (row === undefined || !column?.typed || textAt({ rows, refused }, shape, place) === text) continue
    const key = cellKey(shape.idOf(row), column.key)
    const typed = column.typed(text, row)
    isChanged = true
    if ('error' in typed) refused.set(key, { text, error: typed.error })
    else {
      refused.delete(key)
      rows[place.row] = typed.row
      isRowChanged = true
    }
  }
  return isChanged ? { rows: isRowChanged ? rows : sheet.rows, refused } : sheet
}

/** The same text in all cells of a range. */
export const withText = <Row>(sheet: Sheet<Row>, shape: SheetShape<Row>, range: Range, text: string): Sheet<Row> =>
  edited(
    sheet,
    shape,
    placesIn(range).map((place) => ({ ...place, text })),
  )

/** The first row of a range in all its rows; of one row, the row above it. */
export function filledDown<Row>(sheet: Sheet<Row>, shape: SheetShape<Row>, range: Range): Sheet<Row> {
  const from = range.top === range.bottom ? range.top - 1 : range.top
  if (from < 0) return sheet
  const edits = placesIn({ ...range, top: from + 1 }).map((place) => ({
    ...place,
    text: textAt(sheet, shape, { ...place, row: from }),
  }))
  return edited(sheet, shape, edits)
}

export interface Pasted<Row> {
  readonly sheet: Sheet<Row>
  /** The cells that were pasted into. */
  readonly range: Range
  /** Rows below the last one that had no place. */
  readonly leftOut: number
}

/** How a sheet may grow. */
export interface Growth<Row> {
  /** Makes a row to stand below those that there are. */
  readonly newRow?: ((before: readonly Row[]) => Row) | undefined
  /** At most so many rows. */
  readonly most?: number | undefined
}

/**
 * Cells from a spreadsheet, from the range's first cell on. One cell goes into the whole range; rows below the last are
 * made, if the sheet may grow so far.
 */
export function pasted<Row>(
  sheet: Sheet<Row>,
  shape: SheetShape<Row>,
  range: Range,
  cells: readonly (readonly string[])[],
  { newRow, most = Number.POSITIVE_INFINITY }: Growth<Row> = {},
): Pasted<Row> {
  const [first] = cells
  if (cells.length === 1 && first?.length === 1) {
    return { sheet: withText(sheet, shape, range, first[0] ?? ''), range, leftOut: 0 }
  }
  const missing = Math.max(0, range.top + cells.length - sheet.rows.length)
  const room = newRow ? Math.min(missing, Math.max(0, most - sheet.rows.length)) : 0
  const rows = [...sheet.rows]
  for (let count = 0; newRow && count < room; count++) rows.push(newRow(rows))
  const grown = room > 0 ? { ...sheet, rows } : sheet
  const edits = cells.flatMap((texts, row) =>
    texts.map((text, column) => ({ row: range.top + row, column: range.left + column, text })),
  )
  const widest = Math.max(...cells.map(({ length }) => length))
  const bottom = Math.min(range.top + cells.length, grown.rows.length) - 1
  const right = Math.min(range.left + widest, shape.columns.length) - 1
  return {
    sheet: edited(grown, shape, edits),
    range: { ...range, bottom, right },
    leftOut: missing - room,
  }
}

/** The sheet with a row at another place; the others move up or down. */
export function moved<Row>(sheet: Sheet<Row>, from: number, to: number): Sheet<Row> {
  const row = sheet.rows[from]
  if (row === undefined || from === to || to < 0 || to >= sheet.rows.length) return sheet
  return { ...sheet, rows: sheet.rows.toSpliced(from, 1).toSpliced(to, 0, row) }
}

/** The sheet without the rows of a range. */
export function withoutRows<Row>(sheet: Sheet<Row>, shape: SheetShape<Row>, { top, bottom }: Range): Sheet<Row> {
  const rows = sheet.rows.toSpliced(top, bottom - top + 1)
  return { rows, refused: stillRefused({ rows, refused: sheet.refused }, shape) }
}
