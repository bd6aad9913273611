/**
 * Keep the reply of this request in memory until one of the tags is dropped (`tx.dropTags`): name everything that it was
 * made from, `settings` included. Nothing is kept for people who are signed in. Without it the reply is not kept.
 */
export type KeepUnder = (tags: readonly string[]) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `kept` of a call, for a route that is none. */
    kept?: true
  }
  interface FastifyRequest {
    /** Set in routes with `kept: true`; null in all others. */
    keepUnder: import('./kept-reply.ts').KeepUnder | null
  }
}
