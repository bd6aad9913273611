import Type, { type Static } from 'typebox'
import { token } from '../definition/token.ts'
import type { Job } from './job.ts'

/** An event of a tenant on its way to the queue. */
export interface ToldEvent {
  readonly id: string
  /** Guid. */
  readonly tenant: string
  /** `store.order-placed` */
  readonly name: string
}

/** An event as the job of a relay gets it. `source` names it once and for all: one that is told twice has it twice. */
export const RelayedEvent = Type.Object({ event: Type.String(), source: Type.String(), payload: Type.Unknown() })
export type RelayedEvent = Static<typeof RelayedEvent>

/** One statement with bound parameters, across tenants. */
export type RelayQuery = <Row extends object>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<Row[]>

/**
 * Delivers events elsewhere, whatever their names: to webhooks, say. Asked while events are handed over to the queue,
 * so that only those that somebody wants become work; each of them becomes `job`, as its tenant.
 */
export interface EventRelay {
  readonly job: Job<typeof RelayedEvent>
  /** Ids of those of these events that are wanted. One statement, for all of them; where it fails, all count as wanted. */
  wanted(query: RelayQuery, events: readonly ToldEvent[]): Promise<Iterable<string>>
}

/** Names of the events that somebody of this composition tells or hears. */
export interface EventNames {
  all(): readonly string[]
}
export const EventNames = token<EventNames>('core.event-names')
