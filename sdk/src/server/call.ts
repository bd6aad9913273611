import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import {
  type BodyOf,
  type Call,
  isMediaType,
  type MediaType,
  type MembersOf,
  type ParamsOf,
  type QueryOf,
} from '../definition/call.ts'
import type { KeepUnder } from './kept-reply.ts'
import type { RequestVisitor } from './request-visitor.ts'

/** A request whose parts have been checked against the schemas of its call. */
export type CallRequest<C extends Call> = FastifyRequest<{
  Params: ParamsOf<C>
  Querystring: QueryOf<C>
  Body: BodyOf<C>
}> &
  (C extends { readonly visitor: true } ? { readonly visitor: RequestVisitor } : unknown) &
  (C extends { readonly kept: true } ? { readonly keepUnder: KeepUnder } : unknown)

/** Members of the reply, nothing where it has none; or `reply`, once something else has been sent, such as a file. */
export type CallAnswer<C extends Call> = C['reply'] extends MediaType
  ? FastifyReply
  : FastifyReply | (keyof C['reply'] extends never ? void : MembersOf<C>)

export type CallHandler<C extends Call> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => CallAnswer<C> | Promise<CallAnswer<C>>

/** Options of the route of a call, all but its handler; for the few that need more of Fastify than `app.call` gives. */
export function routeOf(call: Call): Omit<RouteOptions, 'handler'> {
  const { method, path, access, tokens, plan, crossSite, sameOrigin, visitor, kept, bodyLimit } = call
  return {
    method,
    url: path,
    schema: schemaOf(call),
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: {
      call,
      access,
      ...(tokens && { tokens }),
      ...(plan && { plan }),
      ...(crossSite && { crossSite }),
      ...(sameOrigin && { sameOrigin }),
      ...(visitor && { visitor }),
      ...(kept && { kept }),
    },
  }
}

/** The parts of a call as Fastify checks and describes them. */
function schemaOf({ id, summary, description, params, query, body, envelope, status = 200 }: Call): FastifySchema {
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && !isMediaType(body) && { body }),
    ...(envelope && { response: { [status]: envelope } }),
  }
}

/** Answer a call in a scope of Fastify; what `app.call` does. */
export function answerCall<C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>): void {
  const { status = 200 } = call
  const isWhole = call.envelope === call.reply
  app.route({
    ...routeOf(call),
    handler: async (request, reply) => {
      reply.code(status)
      const answer = await handler(request as CallRequest<C>, reply)
      // A reply that is waited for is one that has been sent: such a handler gives nothing back.
      if (reply.sent) return reply
      return isWhole ? answer : { success: true, ...(answer as object | undefined) }
    },
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answer a call: its parts are checked before the handler runs, what the handler gives is put beside `success`,
     * and its access is asked first.
     */
    call<C extends Call>(call: C, handler: CallHandler<C>): void
  }
  interface FastifyContextConfig {
    /** Set by `app.call`. */
    call?: Call
  }
  interface FastifySchema {
    operationId?: string
    summary?: string
    description?: string
  }
}
