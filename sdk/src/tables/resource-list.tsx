import { type ReactNode, useState } from 'react'
import { CouldNotLoad } from '../admin/could-not-load.tsx'
import { Button } from '../ui/button.tsx'
import { BulkBar, type BulkBarAction, type ListPlaces, Pager } from '../ui/list-parts.tsx'
import { EmptyState, useDelayed } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Chosen } from './chosen.ts'
import type { Column } from './column.ts'
import { type Filter, Filters } from './filters.tsx'
import type { ListState } from './list-state.ts'
import { isShown, useListLook } from './look.ts'
import { withPhoneColumns } from './phone-columns.ts'
import { BodyRow, Head, SkeletonRows } from './rows.tsx'
import { SavedViews } from './saved-views.tsx'
import { Toolbar } from './toolbar.tsx'

export type Key = string | number

export interface BulkAction<Row> extends Omit<BulkBarAction, 'run'> {
  /**
   * `rows` are the ticked ones that are on screen; `chosen` says whether all that match are meant (see `bulk`).
   */
  readonly run: (rows: readonly Row[], chosen: Chosen<Row>) => void
  /** It reads `chosen`, so that it can be offered for all that match, on other pages too. */
  readonly matching?: true
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
  /** There are more rows than `total`. */
  readonly isEstimate?: boolean
  /** Of a list that goes on by key; see `KeyQuery`. */
  readonly places?: ListPlaces
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
  /** Buttons and menus at the end of a row; more than one of them as `RowActions`, which fold where there is no room. */
  readonly rowActions?: (row: Row) => ReactNode
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Shown when there is nothing at all. */
  readonly empty: { readonly title: string; readonly text: string; readonly actions?: ReactNode }
  /** What the list is called without a view, such as "All pages": then it can be kept in views, one's own and shared. */
  readonly views?: string
  /** Address of the list as a file, with its query and the ids of the columns shown: see `sendCsv`. */
  readonly exportAddress?: (columns: readonly string[]) => string
  /** All rows stand on one page, as in a tree. */
  readonly unpaged?: boolean
}

/** The list of the admin: one component for every list, with all its states and its state in the address. */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { columns, rows, state, onState, keyOf, labelOf, filters = [], bulkActions = [], rowActions } = props
  const [look, setLook] = useListLook(props.name)
  const [picked, setPicked] = useState<ReadonlySet<Key>>(new Set())
  const kept = columns.filter((column) => isShown(column, look))
  const shown = withPhoneColumns(kept)
  const [isAll, setAll] = useAllMatching(state)
  const isPicked = (row: Row) => isAll || picked.has(keyOf(row))
  const selected = (rows ?? []).filter(isPicked)
  const actions = isAll ? bulkActions.filter(({ matching }) => matching) : bulkActions
  const count = isAll ? props.total : selected.length
  const selectable = bulkActions.length > 0
  const isFiltered = state.search !== '' || Object.values(state.filters).some((values) => values.length > 0)
  const pick = (wanted: readonly Row[]) => {
    setAll(false)
    setPicked(new Set(wanted.map(keyOf)))
  }
  const { exportAddress } = props
  const takeAll = () => {
    pick(rows ?? [])
    setAll(true)
  }
  const canTakeAll = !props.unpaged && !isAll && bulkActions.some(({ matching }) => matching)
  const selectAll =
    canTakeAll && rows && props.total > rows.length
      ? { total: props.total, run: takeAll }
      : rows && selected.length < rows.length
        ? { total: rows.length, run: () => pick(rows) }
        : undefined
  const narrowing = filters.length > 0 && (
    <Filters filters={filters} chosen={state.filters} onChange={(chosen) => onState({ filters: chosen })} />
  )
  return (
    <>
      {props.views !== undefined && (
        <SavedViews list={props.name} all={props.views} filters={filters.map(({ name }) => name)} />
      )}
      <section className="sheet" data-density={look.density} aria-label={props.label}>
        <Toolbar
          searchLabel={props.searchLabel}
          state={state}
          onState={onState}
          columns={columns}
          look={look}
          onLook={setLook}
          exportAddress={exportAddress && (() => exportAddress(kept.map(({ id }) => id)))}
          instead={
            narrowing || (
              <span className="row">
                <b className="med">{props.label}</b>
                {rows && <span className="t3 num">{props.isEstimate ? `${props.total}+` : props.total}</span>}
              </span>
            )
          }
        >
          {props.tools}
        </Toolbar>
        {props.searchLabel && narrowing}
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
                        // Ticked before there is a row, it would choose none and lose the click.
                        disabled: rows === undefined,
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
                              checked: isPicked(row),
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
            isEstimate={props.isEstimate}
            shown={rows.length}
            places={props.unpaged ? undefined : props.places}
            onPage={(currentPage, place) => onState({ currentPage, ...place })}
          />
        )}
        {selected.length > 0 && (
          <BulkBar
            count={count}
            selectAll={selectAll}
            onClear={() => pick([])}
            actions={actions.map((action) => ({
              ...action,
              run: () => {
                action.run(selected, isAll ? { kind: 'query', state, count } : { kind: 'rows', rows: selected, count })
                pick([])
              },
            }))}
          />
        )}
      </section>
    </>
  )
}

/** "All that match" holds for one query: another search or filter ends it. */
function useAllMatching({ search, filters }: ListState): readonly [boolean, (on: boolean) => void] {
  const query = JSON.stringify([search, filters])
  const [meant, setMeant] = useState<string>()
  return [meant === query, (on) => setMeant(on ? query : undefined)]
}

const shareOf = (some: number, all: number): boolean | 'mixed' => (some === 0 ? false : some === all ? true : 'mixed')

function Waiting<Row>(props: {
  readonly columns: readonly Column<Row>[]
  readonly selectable: boolean
  readonly hasActions: boolean
}) {
  return <SkeletonRows {...props} unseen={!useDelayed()} />
}

/** What stands in the place of rows: cause and next step. */
function Instead<Row>(props: ResourceListProps<Row> & { readonly isFiltered: boolean }) {
  const { error, onRetry, state, onState, empty, label, isFiltered } = props
  const t = useTexts('admin')
  if (error)
    return <CouldNotLoad title={t('{list} could not be loaded', { list: label })} error={error} retry={onRetry} />
  if (!isFiltered) return <EmptyState kind="nothing" {...empty} />
  return (
    <EmptyState
      kind="no-match"
      title={t('No matches')}
      text={
        state.search === ''
          ? t('No results for these filters.')
          : t('No results for “{search}”.', { search: state.search })
      }
      actions={
        <Button icon="filter-x" onClick={() => onState({ search: '', filters: {} })}>
          {t('Clear filters')}
        </Button>
      }
    />
  )
}
