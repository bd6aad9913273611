// biome-ignore-all lint/a11y/useSemanticElements: rows stand where they are seen, which a table's layout does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import type { PointerEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import { CellEditor, type EndOfEdit } from './cell-editor.tsx'
import { holds, type Place, type Range, type Size } from './range.ts'
import { cellKey, type Edit, type Sheet, type SheetShape } from './sheet.ts'

export interface GridRowProps<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
  /** Pixels from the first row. */
  readonly top: number
  readonly template: string
  /** Pixels that all columns take at least. */
  readonly least: number
  readonly range: Range
  readonly sheet: Sheet<Row>
  readonly shape: SheetShape<Row>
  readonly size: Size
  /** Column of the cell that keys work on, where it is in this row. */
  readonly at: number | undefined
  /** The cell that is edited, where it is in this row, and what its editor begins with. */
  readonly editing: Edit | undefined
  readonly errorAt: (row: Row, column: string) => string | undefined
  readonly go: (to: Place, extend?: boolean) => void
  readonly edit: (place: Place) => void
  readonly end: (done: EndOfEdit) => void
  /** Begins to drag the row; undefined where rows stay where they are. */
  readonly grip: ((event: PointerEvent<HTMLElement>) => void) | undefined
  readonly isLifted: boolean
}

/** One row with its cells. */
export function GridRow<Row>(props: GridRowProps<Row>) {
  const { id, row, index, top, template, least, range, sheet, shape, size, at, editing, errorAt, go, edit, end } = props
  const { grip, isLifted } = props
  const press = (here: Place) => (event: PointerEvent) => {
    if (event.button !== 0) return
    // A finger has no double click that would not zoom: a second tap edits.
    if (event.pointerType === 'touch' && at === here.column) edit(here)
    else go(here, event.shiftKey)
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`grd__r${isLifted ? ' is-lifted' : ''}`}
      style={{ transform: `translateY(${top}px)`, gridTemplateColumns: template, minWidth: least }}
    >
      {shape.columns.map((column, place) => {
        const here = { row: index, column: place }
        if (editing?.column === place) {
          return (
            <div key={column.key} role="gridcell" aria-colindex={place + 1} className="grd__c is-edited">
              <CellEditor column={column} edit={editing} size={size} end={end} />
            </div>
          )
        }
        const error = errorAt(row, column.key)
        const refused = sheet.refused.get(cellKey(shape.idOf(row), column.key))
        return (
          <div
            key={column.key}
            id={`${id}-${index}-${place}`}
            role="gridcell"
            aria-colindex={place + 1}
            aria-selected={holds(range, here)}
            aria-readonly={column.typed === undefined}
            aria-invalid={error !== undefined || undefined}
            title={error}
            className={`grd__c${column.align === 'end' ? ' end' : ''}${at === place ? ' is-at' : ''}`}
            onPointerDown={press(here)}
            onPointerEnter={(event) => event.buttons === 1 && event.pointerType === 'mouse' && go(here, true)}
            onDoubleClick={() => edit(here)}
          >
            {grip && place === 0 && (
              <span className="grd__grip" aria-hidden onPointerDown={grip}>
                <Icon name="grip-vertical" size="sm" />
              </span>
            )}
            <span className="trunc">{refused?.text ?? column.shown?.(row) ?? column.text(row)}</span>
            {error !== undefined && <Icon name="circle-alert" size="sm" label={error} />}
          </div>
        )
      })}
    </div>
  )
}
