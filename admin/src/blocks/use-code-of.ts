import { useEffect, useSyncExternalStore } from 'react'
import type { LoadedBlocks } from './loaded-blocks.ts'

/** Has what draws blocks of these types, and draws again once it is there; gives the types that are on their way as one text. */
export function useCodeOf(blocks: LoadedBlocks, types: readonly string[]): string {
  const read = () => types.filter((type) => isAwaited(blocks, type)).join()
  const awaited = useSyncExternalStore(blocks.subscribe, read)
  useEffect(() => {
    if (awaited !== '') void blocks.fetchCode(awaited.split(','))
  }, [blocks, awaited])
  return awaited
}

/** It is known what the type is, and neither its code nor why it can't be had is there. */
function isAwaited({ catalogue, renderers, failures }: LoadedBlocks, type: string): boolean {
  return catalogue.get(type) !== undefined && !renderers.has(type) && !failures.has(type)
}
