import { useQuery } from '@ashlar/sdk/admin'
import { fetchBlockRows } from '../persistence/calls.ts'
import { loadBlocks } from './loaded-blocks.ts'

/** The block types with their code, loaded once a visit through the host's import map. */
export function useLoadedBlocks() {
  const { data, error, refetch } = useQuery({
    queryKey: ['editor-blocks'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => loadBlocks(await fetchBlockRows(), (address) => import(/* @vite-ignore */ address)),
  })
  return { blocks: data, error, retry: refetch }
}
