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
  readonly deps: readonly Injectable[]
}

/** Say how to build a class. `deps` is checked against the constructor, so no decorator metadata is needed. */
export function service<Args extends unknown[]>(
  type: new (...args: Args) => object,
  ...deps: InjectablesFor<Args>
): Service {
  return Object.freeze({ type: type as unknown as Constructor, provides: [], deps: deps as readonly Injectable[] })
}

/** The same, offered to other packages under a token; the class must fit the token's interface. */
export function provide<T extends object, Args extends unknown[]>(
  token: Token<T>,
  type: new (...args: Args) => T,
  ...deps: InjectablesFor<Args>
): Service {
  return Object.freeze({
    type: type as unknown as Constructor,
    provides: [token.id],
    deps: deps as readonly Injectable[],
  })
}
