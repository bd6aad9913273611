import { useCallback, useMemo } from 'react'
import { browserHistory } from './browser-history.ts'
import { type NavigateOptions, navigate, useLocation } from './location.ts'

/** What a query may be given as; several values of one name in a list. */
export type SearchParamsInit = string | URLSearchParams | Readonly<Record<string, string | readonly string[]>>

type Next = SearchParamsInit | ((before: URLSearchParams) => SearchParamsInit)

/** The query of the address, and a way to change it on the same path. */
export function useSearchParams(): [URLSearchParams, (next: Next, options?: NavigateOptions) => void] {
  const { search } = useLocation()
  const change = useCallback((next: Next, options?: NavigateOptions) => {
    // What the address is now, also after another change within the same event.
    const { pathname, search: before } = browserHistory().location
    const query = paramsOf(typeof next === 'function' ? next(new URLSearchParams(before)) : next).toString()
    navigate(query === '' ? pathname : `${pathname}?${query}`, options)
  }, [])
  return [useMemo(() => new URLSearchParams(search), [search]), change]
}

function paramsOf(init: SearchParamsInit): URLSearchParams {
  if (typeof init === 'string' || init instanceof URLSearchParams) return new URLSearchParams(init)
  const pairs = Object.entries(init).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))
  return new URLSearchParams(pairs)
}
