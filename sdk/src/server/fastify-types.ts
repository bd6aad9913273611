import type { FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'

export type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'

/** What `@fastify/type-provider-typebox` does, without making packages depend on it. */
export interface TypeBoxTypeProviderLike extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  readonly serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}
