import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** What the call sorts by; without it the column cannot be sorted. */
  readonly sortBy?: string
  readonly align?: 'right'
  /** Left out up to 1180 (`lg`), 994 (`md`) or 620 px (`sm`): it then stands in the detail. */
  readonly hide?: 'lg' | 'md' | 'sm'
  /** The one value that a phone shows beside the name; without it the first column that is not hidden there. */
  readonly phone?: true
  /** Classes of the cell, such as `t2 mono`. */
  readonly className?: string
  /** Hidden until a person chooses it in the column picker. */
  readonly onDemand?: true
  /** Always shown; the column picker leaves it out. */
  readonly fixed?: boolean
}

/** Classes of a column's cells; its head has the place, not the look. */
export function cellClass<Row>(column: Column<Row>, part: 'head' | 'body' = 'body'): string {
  return [part === 'body' && column.className, column.align === 'right' && 'r', column.hide && `hide-${column.hide}`]
    .filter(Boolean)
    .join(' ')
}
