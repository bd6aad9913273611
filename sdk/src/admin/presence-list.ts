import type { PresenceEvent } from '../platform/presence.ts'

/** Somebody who has the same document open. */
export interface Present {
  readonly tab: string
  readonly id: number
  readonly name: string
  /** Ids of the blocks that they have selected; the one that leads comes last. None while they look elsewhere. */
  readonly selected: readonly string[]
}

/** By tab, with when each was heard last, in milliseconds. */
export type PresenceList = ReadonlyMap<string, Present & { readonly seen: number; readonly isAway: boolean }>

/** Milliseconds between two signs of being there: with nobody else, and so that a broken connection shows soon. */
export const beats = { alone: 20_000, together: 8000 } as const

/** Who has given no sign for so long has gone. Browsers let a tab in the background speak once a minute. */
const goneAfter = { inFront: 20_000, away: 90_000 } as const

/** The list after somebody was heard. */
export function heard(list: PresenceList, event: PresenceEvent, now: number): PresenceList {
  const next = new Map(list)
  const { tab, state, person, selected = [], isAway = false } = event
  if (state === 'left') next.delete(tab)
  else next.set(tab, { tab, ...person, selected: isAway ? [] : selected, isAway, seen: now })
  return next
}

/** The list without those who went without a word; the same one when nobody did. */
export function withoutGone(list: PresenceList, now: number): PresenceList {
  const there = [...list].filter(([, { seen, isAway }]) => now - seen < (isAway ? goneAfter.away : goneAfter.inFront))
  return there.length === list.size ? list : new Map(there)
}
