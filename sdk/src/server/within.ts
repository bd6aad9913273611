import type { DomainEvent, PayloadOf } from '../definition/event.ts'
import type { Transaction } from './database.ts'
import type { Injectable, Resolved } from './service.ts'

/** Acts on an event before what it tells of is committed. */
export interface EventWithin {
  readonly event: DomainEvent
  readonly deps: readonly Injectable[]
  readonly act: (tx: Transaction, payload: never, ...deps: never[]) => Promise<void>
}

/**
 * Act on an event within the unit of work that tells it, as its tenant: what is written here is written with what
 * happened, or neither is. Once for each time that it is told, and before whoever told it goes on: so no network call,
 * and little work. What throws here undoes what happened, too. See `on` for what may happen later.
 *
 * @example within(pageMoved, [Redirects], (tx, moved, redirects) => redirects.follow(tx, moved))
 */
export function within<E extends DomainEvent, const Deps extends readonly Injectable[]>(
  event: E,
  deps: Deps,
  act: (tx: Transaction, payload: PayloadOf<E>, ...deps: Resolved<Deps>) => Promise<void>,
): EventWithin {
  return Object.freeze({ event, deps, act: act as EventWithin['act'] })
}
