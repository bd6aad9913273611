import type { Static, TSchema } from 'typebox'

/** Something that has happened, told to whoever subscribes; delivered at least once after the write has committed. */
export interface DomainEvent<Payload extends TSchema = TSchema> {
  readonly kind: 'event'
  /** `<module>.<noun>-<past tense>`, for example `store.order-placed`. */
  readonly id: string
  readonly payload: Payload
}

export type PayloadOf<E> = E extends { readonly payload: infer P extends TSchema } ? Static<P> : never

/**
 * Declare an event and the schema of what it carries. Ids identify events across packages, never references.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineEvent<const Payload extends TSchema>(
  id: `${string}.${string}`,
  payload: Payload,
): DomainEvent<Payload> {
  return Object.freeze({ kind: 'event', id, payload })
}
