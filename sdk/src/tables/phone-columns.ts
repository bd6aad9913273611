import type { Column } from './column.ts'

/**
 * On a phone a list keeps selection, name and one value: the column marked `phone`, or else the first besides the name
 * that is not hidden there anyway. The rest stands in the detail.
 */
export function withPhoneColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const [name, ...others] = columns
  const value = others.find(({ phone }) => phone) ?? others.find(({ hide }) => hide === undefined)
  return columns.map((column) => {
    if (column === name) return column
    if (column === value) return column.phone ? withoutHide(column) : column
    return column.hide ? column : { ...column, hide: 'sm' }
  })
}

function withoutHide<Row>(column: Column<Row>): Column<Row> {
  const { hide: _, ...shown } = column
  return shown
}
