/**
 * Somebody whom the website knows by a random cookie and nothing else. The cookie is necessary for what they asked for,
 * such as a cart: consent is not needed, and statistics have nothing of it.
 */
export interface RequestVisitor {
  /**
   * What to store: a hash of the cookie, as 64 hexadecimal digits, that no cookie can be made from. Other websites of the
   * installation have other keys. Null while the browser has no such cookie.
   */
  readonly key: string | null
  /**
   * The key; a browser without one gets its cookie with the reply, if this succeeds. Call it where something is stored.
   *
   * @throws Error in a GET or HEAD request, which stores nothing
   */
  ensure(): string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `visitor` of a call, for a route that is none. */
    visitor?: true
  }
  interface FastifyRequest {
    /** Set in routes with `visitor: true`; null in all others. */
    visitor: import('./request-visitor.ts').RequestVisitor | null
  }
}
