import { call, useQuery } from '@ashlar/sdk/admin'
import { listBlocks } from '@ashlar/sdk/platform'
import { loadBlocks } from './loaded-blocks.ts'

/** The block types with their code, loaded once a visit through the host's import map. */
export function useLoadedBlocks() {
  const { data, error, refetch } = useQuery({
    queryKey: ['editor-blocks'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { results } = await call(listBlocks)
      return loadBlocks(results.rows, (address) => import(/* @vite-ignore */ address))
    },
  })
  return { blocks: data, error, retry: refetch }
}
