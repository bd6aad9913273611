/** Names a service by its interface, so that it can be asked for without importing an implementation. */
export interface Token<T> {
  readonly kind: 'token'
  /** `<module>.<service>`, for example `store.catalog`; what identifies the service across packages. */
  readonly id: string
  /** True for a token made by `maybe`: the service may be absent. */
  readonly optional: boolean
  /** Carries the type of the service; never set. */
  readonly Type?: T
}

/*#__NO_SIDE_EFFECTS__*/
export function token<T>(id: `${string}.${string}`): Token<T> {
  return Object.freeze({ kind: 'token', id, optional: false })
}

/**
 * Ask for a service that another package may or may not provide; what is injected is `undefined` without it.
 */
/*#__NO_SIDE_EFFECTS__*/
export function maybe<T>(wanted: Token<T>): Token<T | undefined> {
  return Object.freeze({ kind: 'token', id: wanted.id, optional: true })
}
