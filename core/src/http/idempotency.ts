import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onErrorAsyncHookHandler,
  onSendHookHandler,
  preHandlerHookHandler,
} from 'fastify'
import { mayHaveTakenEffect } from '../data/failure.ts'
import type { IdempotentReplies, RepeatableRequest } from '../host/tokens.ts'
import { errors } from './errors.ts'

/** The header of a request that may be sent again without being done again. */
export const idempotencyHeader = 'idempotency-key'
/** Header of a reply that was kept from the first time. */
const replayedHeader = 'idempotency-replayed'

const keyForm = /^[\x21-\x7e]{1,200}$/
/** Characters of the longest reply that is kept. */
const longestReply = 256 * 1024

/**
 * Every POST of the API that is registered from here on, in this scope and those within, may be sent twice with one
 * `Idempotency-Key`: it is done once, and the same reply is given again. Other routes carry nothing of it.
 */
export function addIdempotency(app: FastifyInstance, replies: IdempotentReplies): void {
  const begun = new WeakMap<FastifyRequest, RepeatableRequest>()

  const begin: preHandlerHookHandler = async (request, reply) => {
    const asked = repeatable(request)
    if (asked === undefined) return
    const kept = await replies.begin(asked)
    if (kept === undefined) {
      begun.set(request, asked)
      return
    }
    return reply
      .code(kept.status)
      .header(replayedHeader, 'true')
      .type(kept.contentType)
      .serializer((body: unknown) => String(body))
      .send(kept.body)
  }

  const end: onSendHookHandler = async (request, reply, payload) => {
    const asked = begun.get(request)
    if (asked === undefined) return payload
    begun.delete(request)
    try {
      await settle(replies, asked, reply, payload)
    } catch (error) {
      // The work is done and is answered; the key stays taken, so that it is not done again.
      request.log.error({ err: error }, 'A reply could not be kept for its Idempotency-Key.')
    }
    return payload
  }

  /** Nobody knows whether it was done: the key stays taken, so that it is not done twice. */
  const leaveTaken: onErrorAsyncHookHandler = async (request, _reply, error) => {
    if (mayHaveTakenEffect(error)) begun.delete(request)
  }

  app.addHook('onRoute', (route) => {
    if (![route.method].flat().includes('POST') || !route.url.startsWith('/api/')) return
    route.preHandler = [begin, ...listed(route.preHandler)]
    route.onError = [leaveTaken, ...listed(route.onError)]
    route.onSend = [...listed(route.onSend), end]
  })
}

async function settle(
  replies: IdempotentReplies,
  request: RepeatableRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  // A refusal changed nothing: the same request may be answered otherwise once its reason is mended.
  if (reply.statusCode >= 400) return replies.forget(request)
  const isKept = typeof payload === 'string' && payload.length <= longestReply && !reply.hasHeader('set-cookie')
  if (!isKept) return
  const contentType = String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8')
  return replies.keep(request, { status: reply.statusCode, contentType, body: payload })
}

/** What the request is known by; undefined without the header. */
function repeatable(request: FastifyRequest): RepeatableRequest | undefined {
  const { headers, tenant, method, url, body } = request
  const key = headers[idempotencyHeader]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyForm.test(key)) throw errors.INVALID_IDEMPOTENCY_KEY()
  const owner = ownerOf(request)
  if (owner === undefined || tenant === null) throw errors.IDEMPOTENCY_NOT_POSSIBLE('no one is signed in to a website')
  const type = headers['content-type']
  if (type !== undefined && !type.includes('json')) throw errors.IDEMPOTENCY_NOT_POSSIBLE('its body is not JSON')
  return { owner, key, content: `${method} ${url}\n${JSON.stringify(body ?? null)}` }
}

/** Whose keys the request's is one of: of an account, or else of a visitor, who is made for it where there is none. */
function ownerOf({ actor, visitor }: FastifyRequest): string | undefined {
  return actor?.guid ?? (visitor === null ? undefined : uuidOf(visitor.ensure()))
}

/** A UUID that stands for a visitor's key; kept where an account's is. */
const uuidOf = (key: string) => key.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const listed = <T>(hooks: T | readonly T[] | undefined): readonly T[] =>
  hooks === undefined ? [] : ([hooks].flat() as readonly T[])
