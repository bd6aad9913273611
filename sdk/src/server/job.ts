import type { Static, TSchema } from 'typebox'
import type { DomainEvent, PayloadOf } from '../definition/event.ts'
import type { Plan } from '../definition/plan.ts'
import type { Injectable, Resolved } from './service.ts'

/**
 * Which work goes first: `prompt` for what a person waits for, such as the mail with a new password; `bulk` for what
 * takes minutes, such as an import; `mailing` for mails to many, which go on for hours but begin at once; `usual` for the
 * rest. No lane waits for another, and in each at most two jobs of a website run at a time.
 */
export type Lane = 'prompt' | 'usual' | 'mailing' | 'bulk'

/** Background work, named so that any package or a schedule can ask for it. */
export interface Job<Payload extends TSchema = TSchema> {
  readonly kind: 'job'
  /** `<module>.<verb>-<noun>`, for example `store.import-products`. */
  readonly id: string
  readonly payload: Payload
  readonly lane: Lane
  readonly plan: Plan | undefined
}
export type JobPayload<J> = J extends { readonly payload: infer P extends TSchema } ? Static<P> : never

export interface JobSettings {
  readonly lane?: Lane
  /** Lowest plan that holds the job: it is not done for websites below it, whether a schedule or anybody asks for it. */
  readonly plan?: Plan
}

/*#__NO_SIDE_EFFECTS__*/
export function defineJob<const Payload extends TSchema>(
  id: `${string}.${string}`,
  payload: Payload,
  { lane = 'usual', plan }: JobSettings = {},
): Job<Payload> {
  return Object.freeze({ kind: 'job', id, payload, lane, plan })
}

export interface JobOptions {
  /** A second request with the same key does nothing while the first has not finished. */
  readonly key?: string
  readonly startAfter?: Date
}

export interface JobContext {
  /** Guid of the tenant for which the job runs; null for platform jobs. */
  readonly tenant: string | null
  /** Aborted when the server stops or the time limit of the job is over. */
  readonly signal: AbortSignal
  /** Tell the people who watch how far it is, from 0 to 1. */
  progress(fraction: number, message?: string): Promise<void>
}

export interface JobWorker {
  readonly job: Job
  readonly deps: readonly Injectable[]
  readonly run: (payload: never, context: JobContext, ...deps: never[]) => Promise<void>
}

/** Do a job: at least once, retried with back-off, then kept as a dead letter. Must be safe to repeat. */
export function work<J extends Job, const Deps extends readonly Injectable[]>(
  job: J,
  deps: Deps,
  run: (payload: JobPayload<J>, context: JobContext, ...deps: Resolved<Deps>) => Promise<void>,
): JobWorker {
  return Object.freeze({ job, deps, run: run as JobWorker['run'] })
}

export interface Subscription {
  readonly event: DomainEvent
  readonly deps: readonly Injectable[]
  readonly handle: (payload: never, ...deps: never[]) => Promise<void> | void
}

/** Act on an event, as its tenant, after it has committed. At least once: must be safe to repeat. */
export function on<E extends DomainEvent, const Deps extends readonly Injectable[]>(
  event: E,
  deps: Deps,
  handle: (payload: PayloadOf<E>, ...deps: Resolved<Deps>) => Promise<void> | void,
): Subscription {
  if (event.withinOnly) throw new TypeError(`Only “within” can listen to the event “${event.id}”.`)
  return Object.freeze({ event, deps, handle: handle as Subscription['handle'] })
}
