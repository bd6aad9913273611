import type { ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { type Column, cellClass } from './column.ts'
import type { ListState } from './list-state.ts'

export interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly state: ListState
  readonly onSort: (part: Pick<ListState, 'orderBy' | 'orderDirection'>) => void
  /** Without it rows cannot be selected. */
  readonly selection?: Pick<CheckboxProps, 'checked' | 'onChange' | 'disabled'> | undefined
  readonly hasActions: boolean
}

/** Column heads: sortable ones are buttons, and the sorted one says so to readers. */
export function Head<Row>({ columns, state, onSort, selection, hasActions }: HeadProps<Row>) {
  const t = useTexts('admin')
  return (
    <thead>
      <tr>
        {selection && (
          <th className="ck" scope="col">
            <Checkbox hideLabel label={t('Select all rows')} {...selection} />
          </th>
        )}
        {columns.map((column) => (
          <SortableHead key={column.id} column={column} state={state} onSort={onSort} />
        ))}
        {hasActions && (
          <th>
            <span className="sr">{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortableHead<Row>(props: Pick<HeadProps<Row>, 'state' | 'onSort'> & { readonly column: Column<Row> }) {
  const { column, state, onSort } = props
  const { sortBy } = column
  if (sortBy === undefined) {
    return (
      <th className={cellClass(column, 'head')} scope="col">
        {column.title}
      </th>
    )
  }
  const isSorted = state.orderBy === sortBy
  const next = isSorted && state.orderDirection === 'asc' ? 'desc' : 'asc'
  return (
    <th
      className={cellClass(column, 'head')}
      scope="col"
      {...(isSorted ? { 'aria-sort': state.orderDirection === 'asc' ? 'ascending' : 'descending' } : {})}
    >
      <button type="button" onClick={() => onSort({ orderBy: sortBy, orderDirection: next })}>
        {column.title}
        {isSorted && <Icon name={state.orderDirection === 'asc' ? 'arrow-up' : 'arrow-down'} size="xs" />}
      </button>
    </th>
  )
}

export interface BodyRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly label: string
  readonly selection?: { readonly checked: boolean; readonly onChange: (on: boolean) => void } | undefined
  readonly actions?: ReactNode
}

export function BodyRow<Row>({ row, columns, label, selection, actions }: BodyRowProps<Row>) {
  const t = useTexts('admin')
  return (
    <tr className={selection?.checked ? 'sel' : undefined}>
      {selection && (
        <td className="ck">
          <Checkbox hideLabel label={t('Select {name}', { name: label })} {...selection} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      ))}
      {actions !== undefined && (
        <td className="r tbl__acts">
          <span className="acts">{actions}</span>
        </td>
      )}
    </tr>
  )
}

/** Rows of the final layout, without their words. */
export function SkeletonRows<Row>(props: {
  readonly columns: readonly Column<Row>[]
  readonly selectable: boolean
  readonly hasActions: boolean
  /** Only their room is held. */
  readonly unseen: boolean
}) {
  const widths = [120, 70, 84, 96, 64, 110, 76]
  return (
    <tbody aria-busy="true" className={props.unseen ? 'unseen' : undefined}>
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <tr key={line}>
          {props.selectable && <td className="ck" />}
          {props.columns.map((column, place) => (
            <td key={column.id} className={cellClass(column)}>
              <Skeleton width={widths[(line + place * 2) % widths.length] ?? 80} />
            </td>
          ))}
          {props.hasActions && <td />}
        </tr>
      ))}
    </tbody>
  )
}
