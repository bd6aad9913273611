import type { QueryClient } from '@tanstack/react-query'

/**
 * After a write: what lies under this key in the cache of replies is asked again wherever it is shown. The cache itself
 * lets a first question that is still under way stand, though it may have been answered before the write.
 */
export async function readAgain(cache: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const isFirst = cache.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await cache.invalidateQueries({ queryKey })
  if (isFirst) await cache.invalidateQueries({ queryKey })
}
