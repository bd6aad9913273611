import type { Static, TSchema } from 'typebox'

/** Something that has happened, told to whoever subscribes; delivered at least once after the write has committed. */
export interface DomainEvent<Payload extends TSchema = TSchema> {
  readonly kind: 'event'
  /** `<module>.<noun>-<past tense>`, for example `store.order-placed`. */
  readonly id: string
  readonly payload: Payload
  /** Heard within the unit of work that tells it (`within`) and nowhere else: nothing of it is left for later. */
  readonly withinOnly?: true
}

export type PayloadOf<E> = E extends { readonly payload: infer P extends TSchema } ? Static<P> : never

/**
 * Declare an event and the schema of what it carries. Ids identify events across packages, never references.
 * `withinOnly` for one that matters only as long as it can be undone.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineEvent<const Payload extends TSchema>(
  id: `${string}.${string}`,
  payload: Payload,
  options: { readonly withinOnly?: true } = {},
): DomainEvent<Payload> {
  return Object.freeze({ kind: 'event', id, payload, ...options })
}
