import type { Token } from './token.ts'

/** What every member of a collection has. */
export interface CollectionMember {
  /** Unique within the collection, and kept: data names members by it. */
  readonly id: string
}

/** One contract that any number of packages fulfil, such as payment providers or sources of search results. */
export interface Collection<T extends CollectionMember> {
  readonly kind: 'collection'
  /** `<module>.<noun in the plural>`, for example `commerce.payment-providers`; identifies it across packages. */
  readonly id: string
  /** Carries the type of the members; never set. */
  readonly Type?: T
}

/** The members of a collection that the website of the running request or job has; none in platform work. */
export interface CollectionMembers<T extends CollectionMember> {
  /** In the order in which the packages were composed. */
  all(): readonly T[]
  /** Undefined when no installed package offers this id, or the website lacks the package's module. */
  find(id: string): T | undefined
}

/**
 * Declare a collection. Other packages add members with `offer` in their `services`; `each` asks for them.
 *
 * @example export const lineSources = defineCollection<LineSource>('invoicing.line-sources')
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineCollection<T extends CollectionMember>(id: `${string}.${string}`): Collection<T> {
  return Object.freeze({ kind: 'collection', id })
}

/**
 * Ask for the members of a collection, as a dependency of a service, route, job or subscription.
 *
 * @example service(PaymentService, Database, each(paymentProviders))
 */
/*#__NO_SIDE_EFFECTS__*/
export function each<T extends CollectionMember>(collection: Collection<T>): Token<CollectionMembers<T>> {
  return Object.freeze({ kind: 'token', id: collection.id, optional: true, injects: 'members' })
}
