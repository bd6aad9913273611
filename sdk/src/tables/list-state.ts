import { useMemo } from 'react'
import { useSearchParams } from '../admin/router/search-params.ts'

export type Direction = 'asc' | 'desc'

/** What a list shows, as its address says it: so it can be shared, and the back button works. */
export interface ListState {
  readonly search: string
  readonly orderBy: string
  readonly orderDirection: Direction
  /** From 1. */
  readonly currentPage: number
  readonly itemsPerPage: number
  /** Beyond the pages that numbers reach: the row behind which the page begins, or before which it ends. Else empty. */
  readonly after: string
  readonly before: string
  /** Chosen values by filter name. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Name of the list's view, such as `tree`; empty for the usual one. */
  readonly view: string
}

export interface ListDefaults {
  readonly orderBy: string
  readonly orderDirection?: Direction
  readonly itemsPerPage?: number
  /** Names of filters, as they stand in the address. */
  readonly filters?: readonly string[]
}

/** Read a list's state from the query of its address; what is unreadable falls back to the defaults. */
export function readListState(query: URLSearchParams, defaults: ListDefaults): ListState {
  const page = Number(query.get('currentPage') ?? 1)
  const direction = query.get('orderDirection')?.toLowerCase()
  return {
    search: query.get('search') ?? '',
    orderBy: query.get('orderBy') ?? defaults.orderBy,
    orderDirection: direction === 'asc' || direction === 'desc' ? direction : (defaults.orderDirection ?? 'asc'),
    currentPage: Number.isInteger(page) && page > 0 ? page : 1,
    itemsPerPage: defaults.itemsPerPage ?? 25,
    after: query.get('after') ?? '',
    before: query.get('before') ?? '',
    filters: Object.fromEntries((defaults.filters ?? []).map((name) => [name, listed(query.get(name))])),
    view: query.get('view') ?? '',
  }
}

const listed = (text: string | null): readonly string[] => (text ?? '').split(',').filter((part) => part !== '')

/** The query of a state; what is as usual is left out, so that addresses stay short. */
export function writeListState(state: ListState, defaults: ListDefaults): URLSearchParams {
  const usual = readListState(new URLSearchParams(), defaults)
  const query = new URLSearchParams()
  if (state.search !== '') query.set('search', state.search)
  for (const [name, values] of Object.entries(state.filters)) if (values.length > 0) query.set(name, values.join(','))
  if (state.orderBy !== usual.orderBy || state.orderDirection !== usual.orderDirection) {
    query.set('orderBy', state.orderBy)
    query.set('orderDirection', state.orderDirection)
  }
  if (state.view !== '') query.set('view', state.view)
  if (state.currentPage !== 1) query.set('currentPage', String(state.currentPage))
  if (state.after !== '') query.set('after', state.after)
  if (state.before !== '') query.set('before', state.before)
  return query
}

/** Members of an address that are a list's own besides its filters. */
export const listMembers: readonly string[] = [
  ...['search', 'orderBy', 'orderDirection', 'view', 'currentPage'],
  ...['after', 'before'],
]

/** An address that shows a list as its query says; what else stands in it, such as a tab, stays. */
export function withList(at: URLSearchParams, list: URLSearchParams, filters: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(at)
  for (const name of [...listMembers, ...filters]) next.delete(name)
  for (const [name, value] of list) next.set(name, value)
  return next
}

/** The state in the address, and how to change it. Any change but that of the page goes back to the first page. */
export function useListState(
  defaults: ListDefaults,
): readonly [state: ListState, change: (part: Partial<ListState>) => void] {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readListState(query, defaults), [query, defaults])
  const change = (part: Partial<ListState>) => {
    const next = { ...state, currentPage: 1, after: '', before: '', ...part }
    // Typing would fill the history letter by letter.
    setQuery(withList(query, writeListState(next, defaults), defaults.filters ?? []), {
      replace: part.search !== undefined,
    })
  }
  return [state, change]
}
