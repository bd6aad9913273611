import { lazy, Suspense } from 'react'
import { useSearchParams } from '../admin/router/search-params.ts'
import { useCall } from '../admin/use-call.ts'
import { listViews } from '../platform/saved-view-calls.ts'
import { viewQuery } from './view-query.ts'

const ViewTabs = lazy(() => import('./view-tabs.tsx'))

export interface SavedViewsProps {
  /** Name of the list, such as `pages`. */
  readonly list: string
  /** What the list is called without a view: "All pages". */
  readonly all: string
  /** Names of its filters, as they stand in the address. */
  readonly filters: readonly string[]
}

/** The list's views, where there is one to choose or something to keep: all of it alone is no choice. */
export function SavedViews(props: SavedViewsProps) {
  const { list, filters } = props
  const [query] = useSearchParams()
  const views = useCall(listViews, { query: { list } }, { staleTime: 60_000 }).data?.results.rows
  if (viewQuery(query, filters) === '' && !views?.length) return null
  return (
    <Suspense>
      <ViewTabs {...props} views={views} />
    </Suspense>
  )
}
