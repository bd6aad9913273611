/** How the host answers for a token: with the service, with a question whether it is there, or with a collection. */
export type Injection = 'service' | 'while-enabled' | 'members'

/** Names a service by its interface, so that it can be asked for without importing an implementation. */
export interface Token<T> {
  readonly kind: 'token'
  /** `<module>.<service>`, for example `store.catalog`; what identifies the service across packages. */
  readonly id: string
  /** True for a token made by `maybe` or `whenEnabled`: the service may be absent. */
  readonly optional: boolean
  /** What is injected; `service` unless the token was made by `whenEnabled` or `each`. */
  readonly injects: Injection
  /** Carries the type of the service; never set. */
  readonly Type?: T
}

/*#__NO_SIDE_EFFECTS__*/
export function token<T>(id: `${string}.${string}`): Token<T> {
  return Object.freeze({ kind: 'token', id, optional: false, injects: 'service' })
}

/**
 * Ask for a service that another package may or may not provide; what is injected is `undefined` without it.
 */
/*#__NO_SIDE_EFFECTS__*/
export function maybe<T>(wanted: Token<T>): Token<T | undefined> {
  return Object.freeze({ kind: 'token', id: wanted.id, optional: true, injects: 'service' })
}

/**
 * Ask for a service of a module that a website may lack. Injects a function; call it each time that you need the
 * service. It returns `undefined` when no installed package provides the service, when the website of the running
 * request or job has the module switched off or outside its plan, and in platform work, which has no website.
 *
 * @example service(OrderService, Database, whenEnabled(Timeline))   // constructor(db: Database, timeline: () => Timeline | undefined)
 */
/*#__NO_SIDE_EFFECTS__*/
export function whenEnabled<T>(wanted: Token<T>): Token<() => T | undefined> {
  return Object.freeze({ kind: 'token', id: wanted.id, optional: true, injects: 'while-enabled' })
}
