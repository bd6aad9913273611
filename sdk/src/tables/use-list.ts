import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { fetchResults, type ListCall, type ResultsOf, rowsKeyOf } from '../admin/list-call.ts'
import type { ParamsOf, QueryOf } from '../definition/call.ts'
import { addressWith, type Given } from '../definition/call-address.ts'
import type { ListPlaces } from '../ui/list-parts.tsx'
import { type ListDefaults, type ListState, useListState } from './list-state.ts'

/** What a list asks for. */
export interface ListInput<C extends ListCall> {
  readonly defaults: ListDefaults
  /** Parameters of the address, where it has any. */
  readonly params?: Given<ParamsOf<C>>
  /** Members of the query instead of those that follow from the list's state, or beside them. */
  readonly query?: (state: ListState) => Partial<Given<QueryOf<C>>>
  /** Ask for nothing while it is false. */
  readonly enabled?: boolean
  /** For rows that change by themselves: milliseconds between two looks. */
  readonly refetchInterval?: UseQueryOptions<ResultsOf<C>>['refetchInterval']
}

/**
 * The rows of a list whose state stands in the address: what came, the state, and `list` to be spread into
 * `ResourceList`. Filters go into the query by their names, several values with commas between them. Rows stay while
 * others are fetched. A list whose query has `CsvQuery` can be had as a file.
 *
 * @example const { data, list } = useList(listSubscribers, { defaults: { orderBy: 'email', filters: ['state'] } })
 */
export function useList<C extends ListCall>(
  made: C,
  { defaults, params, query, enabled = true, refetchInterval }: ListInput<C>,
) {
  const [state, onState] = useListState(defaults)
  const asked = { ...(params !== undefined && { params }), query: { ...queryOf(state), ...query?.(state) } }
  const { data, error, refetch } = useQuery<ResultsOf<C>>({
    queryKey: rowsKeyOf(made, asked),
    queryFn: ({ signal }) => fetchResults(made, { ...asked, signal }),
    enabled,
    placeholderData: keepPreviousData,
    ...(refetchInterval !== undefined && { refetchInterval }),
  })
  const rows: ResultsOf<C>['rows'] | undefined = data?.rows
  const list = { rows, total: data?.total ?? 0, error, onRetry: () => void refetch(), state, onState }
  const isEstimate = data?.totalIsEstimate === true
  const beyond = { isEstimate, ...placesOf(made, data) }
  return { data, state, change: onState, list: { ...list, ...beyond, ...fileOf(made, asked) } }
}

/**
 * Ask for the rows of a list in some state, as `bulk` does for all that match.
 *
 * @example bulk(chosen, { fetch: rowsIn(listSubmissions), … })
 */
export const rowsIn =
  <C extends ListCall>(made: C, { params, query }: Omit<ListInput<C>, 'defaults'> = {}) =>
  (state: ListState): Promise<ResultsOf<C>> =>
    fetchResults(made, { params, query: { ...queryOf(state), ...query?.(state) } })

/** The query that a list's state stands for. */
function queryOf({ search, orderBy, orderDirection, currentPage, itemsPerPage, filters, ...state }: ListState) {
  const chosen = Object.entries(filters).map(([name, values]) => [name, values.join(',') || undefined])
  const page = { search: search || undefined, orderBy, orderDirection, currentPage, itemsPerPage }
  const place = { after: state.after || undefined, before: state.before || undefined }
  return { ...page, ...place, ...Object.fromEntries(chosen) }
}

/** Of a list that goes on by key: where the next and the previous page are. */
function placesOf(made: ListCall, data: Partial<ListPlaces> | undefined): { places?: ListPlaces } {
  const { properties = {} }: { readonly properties?: object } = made.query
  return 'after' in properties ? { places: { next: data?.next, previous: data?.previous } } : {}
}

const nowhere = { after: undefined, before: undefined }

/** Of a list that can be had as a file: its address there, which holds the rows of all pages. */
function fileOf(made: ListCall, { params, query }: { readonly params?: unknown; readonly query: object }) {
  const { properties = {} }: { readonly properties?: object } = made.query
  if (!('format' in properties)) return undefined
  const whole = { ...query, currentPage: undefined, itemsPerPage: undefined, limit: undefined, ...nowhere }
  const exportAddress = (columns: readonly string[]) =>
    addressWith(made, { params, query: { format: 'csv', columns: columns.join(','), ...whole } })
  return { exportAddress }
}
