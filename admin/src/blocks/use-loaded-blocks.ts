import { call, useQuery } from '@ashlar/sdk/admin'
import { type BlockRow, listBlocks } from '@ashlar/sdk/platform'
import { loadBlocks } from './loaded-blocks.ts'

/** Categories of the blocks that hardly any page is without: their code comes along with what all blocks are. */
const everyday = ['layout', 'basic']

const isEveryday = ({ category }: BlockRow) => everyday.includes(category)

/** The block types, loaded once a visit through the host's import map; the code of most is there when it is asked for. */
export function useBlocks() {
  const { data, error, refetch } = useQuery({
    queryKey: ['editor-blocks'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { results } = await call(listBlocks)
      return loadBlocks(results.rows, (address) => import(/* @vite-ignore */ address), isEveryday)
    },
  })
  return { blocks: data, error, retry: refetch }
}

/** The same with the code of them all. */
export function useLoadedBlocks() {
  const { blocks, error, retry } = useBlocks()
  const { data } = useQuery({
    queryKey: ['editor-blocks', 'code'],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: blocks !== undefined,
    queryFn: async () => {
      await blocks?.fetchCode()
      return true
    },
  })
  return { blocks: data === true ? blocks : undefined, error, retry }
}
