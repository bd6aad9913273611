import { useQuery } from '@tanstack/react-query'
import Type from 'typebox'
import type { ListCount } from '../definition/admin.ts'
import { api } from './api.ts'
import { filledIn } from './slot-count.ts'

const WithTotal = Type.Object({ results: Type.Object({ total: Type.Integer() }) })

/** How many rows a list has; `total` is undefined until that is known. */
export function useListTotal({ call, list, query }: ListCount, props: object = {}) {
  const asked = filledIn(query, props)
  const { data, isError, refetch } = useQuery({
    queryKey: [call, { query: asked, isCount: true }],
    queryFn: ({ signal }) => api.get(list, { query: { ...asked, itemsPerPage: 1 }, reply: WithTotal, signal }),
  })
  return { total: data?.results.total, isError, refetch }
}
