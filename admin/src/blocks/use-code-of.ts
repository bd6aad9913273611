import { useEffect, useReducer } from 'react'
import type { LoadedBlocks } from './loaded-blocks.ts'

export interface CodeOf {
  /** Types whose code is on its way, as one text. */
  readonly awaited: string
  /** Asks once more for what could not be had. */
  tryAgain(): void
}

/** Has what draws blocks of these types, and draws again once it is there. */
export function useCodeOf(blocks: LoadedBlocks, types: readonly string[]): CodeOf {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const awaited = types.filter((type) => isAwaited(blocks, type)).join()
  useEffect(() => {
    if (awaited === '') return
    let isGone = false
    void blocks.fetchCode(awaited.split(',')).then(() => !isGone && drawAgain())
    return () => {
      isGone = true
    }
  }, [blocks, awaited])
  return { awaited, tryAgain: () => void blocks.fetchCode(types).then(drawAgain) }
}

/** It is known what the type is, and neither its code nor why it can't be had is there. */
function isAwaited({ catalogue, renderers, failures }: LoadedBlocks, type: string): boolean {
  return catalogue.get(type) !== undefined && !renderers.has(type) && !failures.has(type)
}
