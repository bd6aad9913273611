// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are seen, which a table's layout does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import type { EndOfEdit } from './cell-editor.tsx'
import type { GridColumn } from './column.ts'
import { GridFoot } from './grid-foot.tsx'
import { gridKey } from './grid-keys.ts'
import { GridRow } from './grid-row.tsx'
import { GridTools } from './grid-tools.tsx'
import { bringIntoView, rowHeight } from './in-view.ts'
import { readPasted } from './pasted-text.ts'
import type { Place } from './range.ts'
import {
  cellKey,
  type Edit,
  edited,
  filledDown,
  moved,
  pasted,
  textAt,
  textsIn,
  withoutRows,
  withText,
} from './sheet.ts'
import { writeSheetText } from './sheet-text.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useSelection } from './use-selection.ts'
import { useSheet } from './use-sheet.ts'
import { useVirtualRows } from './virtual-rows.ts'

export interface GridProps<Row> {
  /** Accessible name: "Variants". */
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => number | string
  readonly onChange: (rows: readonly Row[]) => void
  /** Told how many cells hold a text that did not fit: as long as there are any, nothing should be saved. */
  readonly onRefused?: (count: number) => void
  /** What the server says about a cell. */
  readonly errorOf?: (row: Row, column: string) => string | undefined
  /** Makes a row for what is pasted below the last one, where the others are these; without it that is left out. */
  readonly newRow?: (before: readonly Row[]) => Row
  /** At most so many rows: what is pasted below them is left out. */
  readonly most?: number | undefined
  /** Rows can be put in another order, by drag and by keys, and deleted. */
  readonly arranges?: boolean
  /** Most pixels; what is more scrolls. */
  readonly height?: number
}

/**
 * A table that is filled like a spreadsheet: arrow keys, Enter and Tab move, typing replaces, Ctrl+D fills down, Ctrl+Z
 * undoes, and cells are copied from and pasted to spreadsheets. What does not fit stays in its cell with the reason. Of
 * thousands of rows those that are seen are drawn.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const {
    label,
    columns,
    rows,
    idOf,
    onChange,
    onRefused,
    errorOf,
    newRow,
    most,
    arranges = false,
    height = 480,
  } = props
  const t = useTexts('admin')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)
  const shape = { columns, idOf }
  const { sheet, change, ...back } = useSheet({ rows, onChange, onRefused, ...shape })
  const size = { rows: rows.length, columns: columns.length }
  const { at, range, go, select } = useSelection(size)
  const [editing, setEditing] = useState<Edit>()
  const { rows: drawn, height: total } = useVirtualRows({ count: rows.length, rowHeight, scroller })
  useEffect(() => {
    if (scroller.current) bringIntoView(scroller.current, at)
  }, [at])

  const errorAt = (row: Row, column: string): string | undefined =>
    sheet.refused.get(cellKey(idOf(row), column))?.error ?? errorOf?.(row, column)
  const wrongColumn = (row: Row) => columns.findIndex(({ key }) => errorAt(row, key) !== undefined)
  const hasErrors = sheet.refused.size > 0 || errorOf !== undefined
  const wrong = hasErrors ? rows.flatMap((row, index) => (wrongColumn(row) < 0 ? [] : [index])) : []
  const edit = (place: Place, text = textAt(sheet, shape, place)) => {
    if (columns[place.column]?.typed) setEditing({ ...place, text })
  }
  const end = ({ edit: done, next, byKey }: EndOfEdit) => {
    setEditing(undefined)
    if (done) change(edited(sheet, shape, [done]))
    if (next) go(next)
    if (byKey) scroller.current?.focus({ preventScroll: true })
  }
  const showNextWrong = () => {
    const next = wrong.find((index) => index > at.row) ?? wrong[0]
    const row = next === undefined ? undefined : rows[next]
    if (next === undefined || row === undefined) return
    go({ row: next, column: wrongColumn(row) })
    scroller.current?.focus({ preventScroll: true })
  }
  const fill = () => change(filledDown(sheet, shape, range))
  const clear = () => change(withText(sheet, shape, range, ''))
  const moveRow = (from: number, to: number) => {
    const next = moved(sheet, from, to)
    if (next === sheet) return
    change(next)
    go({ row: to, column: at.column })
  }
  const arrange = arranges
    ? {
        move: (by: 1 | -1) => moveRow(at.row, at.row + by),
        remove: () => rows.length > 0 && change(withoutRows(sheet, shape, range)),
      }
    : undefined
  const { drag, grip } = useRowDrag(scroller, { count: rows.length, move: moveRow })
  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', writeSheetText(textsIn(sheet, shape, range)))
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    const cells = readPasted(event.clipboardData.getData('text/plain'))
    event.preventDefault()
    if (cells.length === 0) return
    const done = pasted(sheet, shape, range, cells, { newRow, most })
    change(done.sheet)
    select(done.range)
    const { leftOut: count } = done
    if (count > 0 && newRow && most !== undefined)
      toast.error(
        t('{count} row left out. The limit is {most}.|{count} rows left out. The limit is {most}.', { count, most }),
      )
    else if (count > 0) toast.error(t('{count} row left out|{count} rows left out', { count }))
  }
  const whileMoving = editing === undefined && {
    onCopy: copy,
    onPaste: paste,
    onCut: (event: ClipboardEvent) => {
      copy(event)
      clear()
    },
    onKeyDown: gridKey({
      ...{ at, size, go, select, ...back, fill, clear, isLeaving, edit: (text) => edit(at, text) },
      ...{ move: arrange?.move, remove: arrange?.remove },
    }),
  }
  // The same for every row, however long its texts are: columns stay below each other.
  const least = columns.reduce((sum, { width = 140 }) => sum + width, 0)
  const template = columns.map(({ width = 140 }) => `minmax(${width}px, ${width}fr)`).join(' ')
  const current = rows[at.row]
  const column = columns[at.column]
  return (
    <section className="grd" aria-label={label}>
      <GridTools {...back} fill={fill} wrong={wrong.length} showNext={showNextWrong} arrange={arrange} />
      <div
        ref={scroller}
        className="grd__s"
        role="grid"
        tabIndex={0}
        style={{ maxHeight: height }}
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={current === undefined ? undefined : `${id}-${at.row}-${at.column}`}
        aria-describedby={`${id}-foot`}
        {...whileMoving}
      >
        <div className="grd__h" role="row" aria-rowindex={1} style={{ gridTemplateColumns: template, minWidth: least }}>
          {columns.map(({ key, title, align }, index) => (
            <div
              key={key}
              role="columnheader"
              aria-colindex={index + 1}
              className={align === 'end' ? 'end' : undefined}
            >
              {t(title)}
            </div>
          ))}
        </div>
        <div role="rowgroup" className="grd__b" style={{ height: total }}>
          {drawn.map(({ index, top }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              <GridRow
                key={idOf(row)}
                {...{ id, row, index, top, template, least, range, sheet, shape, size, errorAt, go, edit, end }}
                at={at.row === index ? at.column : undefined}
                editing={editing?.row === index ? editing : undefined}
                grip={arranges ? grip(index) : undefined}
                isLifted={drag?.from === index}
              />
            )
          })}
          {drag && drag.from !== drag.to && (
            <div
              className="grd__drop"
              style={{ transform: `translateY(${(drag.to > drag.from ? drag.to + 1 : drag.to) * rowHeight}px)` }}
            />
          )}
        </div>
      </div>
      <GridFoot
        id={`${id}-foot`}
        error={current && column && errorAt(current, column.key)}
        place={{ row: at.row + 1, column: t(column?.title ?? '') }}
        isEmpty={current === undefined}
      />
    </section>
  )
}
