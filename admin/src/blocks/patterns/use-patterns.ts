import { call, useQuery } from '@ashlar/sdk/admin'
import { listPatternPackages } from '@ashlar/sdk/platform'
import type { LoadedBlocks } from '../loaded-blocks.ts'
import { loadPatterns } from './loaded-patterns.ts'

/** What there is to begin from, loaded once a visit when it is first shown. */
export function usePatterns(blocks: LoadedBlocks | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: ['patterns'],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: blocks !== undefined,
    queryFn: async () => {
      const { results } = await call(listPatternPackages)
      if (!blocks) throw new Error('The blocks have not been loaded.')
      return loadPatterns(results.rows, blocks, (address) => import(/* @vite-ignore */ address))
    },
  })
  return { library: data, error, retry: refetch }
}
