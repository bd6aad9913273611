import { type ReactNode, useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { Button } from '../ui/button.tsx'
import { BulkBar, type BulkBarAction, Pager } from '../ui/list-parts.tsx'
import { EmptyState, useDelayed } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Column } from './column.ts'
import { type Filter, Filters } from './filters.tsx'
import type { ListState } from './list-state.ts'
import { useListLook } from './look.ts'
import { BodyRow, Head, SkeletonRows } from './rows.tsx'
import { Toolbar } from './toolbar.tsx'

export type Key = string | number

export interface BulkAction<Row> extends Omit<BulkBarAction, 'run'> {
  readonly run: (rows: readonly Row[]) => void
}

export interface ResourceListProps<Row> {
  /** Under which the look of the list is remembered, such as `pages`. */
  readonly name: string
  /** Accessible name of the table: "Pages". */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while the first reply is on the way. */
  readonly rows: readonly Row[] | undefined
  /** Of all pages of the list together. */
  readonly total: number
  readonly error?: Error | null
  readonly onRetry: () => void
  readonly keyOf: (row: Row) => Key
  /** What a row is called aloud. */
  readonly labelOf: (row: Row) => string
  readonly state: ListState
  readonly onState: (part: Partial<ListState>) => void
  readonly searchLabel?: string
  readonly filters?: readonly Filter[]
  /** Controls in the toolbar, such as a view switch. */
  readonly tools?: ReactNode
  readonly rowActions?: (row: Row) => ReactNode
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Shown when there is nothing at all. */
  readonly empty: { readonly title: string; readonly text: string; readonly actions?: ReactNode }
  /** All rows stand on one page, as in a tree. */
  readonly unpaged?: boolean
}

/** The list of the admin: one component for every list, with all its states and its state in the address. */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { columns, rows, state, onState, keyOf, labelOf, filters = [], bulkActions = [], rowActions } = props
  const [look, setLook] = useListLook(props.name)
  const [picked, setPicked] = useState<ReadonlySet<Key>>(new Set())
  const shown = columns.filter((column) => column.fixed || !look.hidden.includes(column.id))
  const selected = (rows ?? []).filter((row) => picked.has(keyOf(row)))
  const selectable = bulkActions.length > 0
  const isFiltered = state.search !== '' || Object.values(state.filters).some((values) => values.length > 0)
  const pick = (wanted: readonly Row[]) => setPicked(new Set(wanted.map(keyOf)))
  return (
    <section className="sheet" data-density={look.density} aria-label={props.label}>
      <Toolbar
        searchLabel={props.searchLabel}
        search={state.search}
        onSearch={(search) => onState({ search })}
        columns={columns}
        look={look}
        onLook={setLook}
      >
        {props.tools}
      </Toolbar>
      {filters.length > 0 && (
        <Filters filters={filters} chosen={state.filters} onChange={(chosen) => onState({ filters: chosen })} />
      )}
      {props.error || rows?.length === 0 ? (
        <Instead {...props} isFiltered={isFiltered} />
      ) : (
        <div className="scroller">
          <table className="tbl">
            <caption className="sr">{props.label}</caption>
            <Head
              columns={shown}
              state={state}
              onSort={onState}
              hasActions={rowActions !== undefined}
              selection={
                selectable
                  ? {
                      checked: shareOf(selected.length, rows?.length ?? 0),
                      onChange: (on) => pick(on ? (rows ?? []) : []),
                    }
                  : undefined
              }
            />
            {rows ? (
              <tbody>
                {rows.map((row) => (
                  <BodyRow
                    key={keyOf(row)}
                    row={row}
                    columns={shown}
                    label={labelOf(row)}
                    selection={
                      selectable
                        ? {
                            checked: picked.has(keyOf(row)),
                            onChange: (on) =>
                              pick(on ? [...selected, row] : selected.filter((each) => keyOf(each) !== keyOf(row))),
                          }
                        : undefined
                    }
                    actions={rowActions?.(row)}
                  />
                ))}
              </tbody>
            ) : (
              <Waiting columns={shown} selectable={selectable} hasActions={rowActions !== undefined} />
            )}
          </table>
        </div>
      )}
      {rows && rows.length > 0 && !props.error && (
        <Pager
          page={props.unpaged ? 1 : state.currentPage}
          pageSize={props.unpaged ? Math.max(rows.length, 1) : state.itemsPerPage}
          total={props.unpaged ? rows.length : props.total}
          onPage={(currentPage) => onState({ currentPage })}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          selectAll={rows && selected.length < rows.length ? { total: rows.length, run: () => pick(rows) } : undefined}
          onClear={() => pick([])}
          actions={bulkActions.map((action) => ({
            ...action,
            run: () => {
              action.run(selected)
              pick([])
            },
          }))}
        />
      )}
    </section>
  )
}

const shareOf = (some: number, all: number): boolean | 'mixed' => (some === 0 ? false : some === all ? true : 'mixed')

function Waiting<Row>(props: {
  readonly columns: readonly Column<Row>[]
  readonly selectable: boolean
  readonly hasActions: boolean
}) {
  return useDelayed() ? <SkeletonRows {...props} /> : <tbody aria-busy="true" />
}

/** What stands in the place of rows: cause and next step. */
function Instead<Row>(props: ResourceListProps<Row> & { readonly isFiltered: boolean }) {
  const { error, onRetry, state, onState, empty, label, isFiltered } = props
  const t = useTexts('admin')
  if (error) {
    return (
      <EmptyState
        kind="failed"
        title={t('{list} could not be loaded', { list: label })}
        text={error.message}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        actions={
          <Button icon="rotate-cw" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      />
    )
  }
  if (!isFiltered) return <EmptyState kind="nothing" {...empty} />
  return (
    <EmptyState
      kind="no-match"
      title={t('Nothing matches')}
      text={
        state.search === ''
          ? t('Nothing fits the chosen filters.')
          : t('Nothing fits “{search}”.', { search: state.search })
      }
      actions={
        <Button icon="filter-x" onClick={() => onState({ search: '', filters: {} })}>
          {t('Clear filters')}
        </Button>
      }
    />
  )
}
