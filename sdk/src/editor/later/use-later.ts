import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Later } from './later.ts'

/**
 * The part, fetched when it is first wanted; undefined until it is there. Where it can't be had, that is said, and
 * `giveUp` is called: what is not open may be opened again. Without it the person is offered another attempt.
 */
export function useLater<Part>(isWanted: boolean, later: Later<Part>, giveUp?: () => void): Part | undefined {
  const part = useSyncExternalStore(later.subscribe, later.current)
  const latest = useRef(giveUp)
  latest.current = giveUp
  const isMissing = isWanted && part === undefined
  const canGiveUp = giveUp !== undefined
  useEffect(
    () => (isMissing ? later.want(canGiveUp ? () => latest.current?.() : undefined) : undefined),
    [isMissing, later, canGiveUp],
  )
  return part
}
