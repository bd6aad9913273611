import type { Collection, CollectionMember } from '../definition/collection.ts'
import type { Token } from '../definition/token.ts'

export type Constructor<T = object> = new (...args: never[]) => T

/** What a service, route or job can ask for: a token (an interface) or a class of the same package. */
export type Injectable = Token<unknown> | Constructor

type InjectablesFor<Args extends unknown[]> = {
  [K in keyof Args]: Token<Args[K]> | (Args[K] extends object ? Constructor<Args[K]> : never)
}

/** The instances that a list of injectables stands for. */
export type Resolved<Deps extends readonly Injectable[]> = {
  [K in keyof Deps]: Deps[K] extends Constructor<infer T> ? T : Deps[K] extends Token<infer T> ? T : never
}

/** How the host builds one service; one instance per composition. */
export interface Service {
  readonly type: Constructor
  /** Ids under which other packages may ask for the instance. */
  readonly provides: readonly string[]
  /** Ids of the collections of which the instance is a member. */
  readonly offers: readonly string[]
  readonly deps: readonly Injectable[]
}

/** Say how to build a class. `deps` is checked against the constructor, so no decorator metadata is needed. */
export function service<Args extends unknown[]>(
  type: new (...args: Args) => object,
  ...deps: InjectablesFor<Args>
): Service {
  return built(type, deps, [], [])
}

/** The same, offered to other packages under a token; the class must fit the token's interface. */
export function provide<T extends object, Args extends unknown[]>(
  token: Token<T>,
  type: new (...args: Args) => T,
  ...deps: InjectablesFor<Args>
): Service {
  return built(type, deps, [token.id], [])
}

/**
 * The same, as a member of a collection; the class must fit the collection's interface. Two members with one id stop
 * the composition.
 *
 * @example offer(paymentProviders, CashProvider, Database)
 */
export function offer<T extends CollectionMember, Args extends unknown[]>(
  collection: Collection<T>,
  type: new (...args: Args) => T,
  ...deps: InjectablesFor<Args>
): Service {
  return built(type, deps, [], [collection.id])
}

function built<Args extends unknown[]>(
  type: new (...args: Args) => object,
  deps: InjectablesFor<Args>,
  provides: readonly string[],
  offers: readonly string[],
): Service {
  return Object.freeze({
    type: type as unknown as Constructor,
    provides,
    offers,
    deps: deps as readonly Injectable[],
  })
}
