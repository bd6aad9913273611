import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ListDefaults, type ListState, useListState } from './list-state.ts'

/** What a list asks for. */
export interface RowsQuery<Data> {
  /** Of the cache; the state of the list is added to it. */
  readonly key: QueryKey
  readonly fetch: (state: ListState) => Promise<Data>
  readonly defaults: ListDefaults
  /** For rows that change by themselves: milliseconds between two looks. */
  readonly refetchInterval?: UseQueryOptions<Data>['refetchInterval']
}

/**
 * The rows of a list whose state stands in the address: what came, its state, and `list` to be spread into
 * `ResourceList`. Rows stay while others are fetched.
 */
export function useRows<Data extends { readonly rows: readonly unknown[]; readonly total: number }>(
  query: RowsQuery<Data>,
) {
  const { key, fetch, defaults, refetchInterval } = query
  const [state, onState] = useListState(defaults)
  const { data, error, refetch } = useQuery<Data>({
    queryKey: [...key, state],
    queryFn: () => fetch(state),
    placeholderData: keepPreviousData,
    ...(refetchInterval !== undefined && { refetchInterval }),
  })
  const rows: Data['rows'] | undefined = data?.rows
  const onRetry = () => void refetch()
  return { data, state, change: onState, list: { rows, total: data?.total ?? 0, error, onRetry, state, onState } }
}
