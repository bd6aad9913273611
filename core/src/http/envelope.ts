import { AshlarError } from '@ashlar/sdk/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../data/failure.ts'
import { errors } from './errors.ts'
import { setErrorHeaders } from './security-headers.ts'

/** Body of every reply that is not a success (architecture, section 5). */
export interface ErrorBody {
  readonly success: false
  readonly error: string
  readonly code: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  readonly requestId: string
}

/** Seconds after which a client may try again what the database could not do. */
const retryAfter = 2

export function errorBody(error: AshlarError, requestId: string): ErrorBody {
  return {
    ...error.details,
    success: false,
    error: error.message,
    code: error.code,
    ...(error.errors.length > 0 && { errors: error.errors }),
    requestId,
  }
}

/** Answer whatever was thrown: a typed error as it is, anything else without a word of its own. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = toldOf(error)
  if (told.status >= 500) request.log.error({ err: error, requestId: request.id, url: request.url }, told.code)
  const wait = told.status === 503 ? retryAfter : told.details['retryAfter']
  if (typeof wait === 'number') reply.header('retry-after', wait)
  setErrorHeaders(reply)
  return reply
    .code(told.status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(told, request.id))
}

/** What a client is told of an error. */
export function toldOf(thrown: unknown): AshlarError {
  const error = failureOf(thrown)
  if (error instanceof AshlarError) return error
  if (!(error instanceof Error)) return errors.INTERNAL()
  const code = 'code' in error ? error.code : undefined
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return errors.UNSUPPORTED_MEDIA_TYPE()
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return errors.PAYLOAD_TOO_LARGE()
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return errors.INVALID_JSON()
    case 'FST_ERR_NOT_FOUND':
      return errors.NOT_FOUND()
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 413) return errors.PAYLOAD_TOO_LARGE()
  if (status === 404) return errors.NOT_FOUND()
  // Fastify's parser: unparsable, or a key that would reach a prototype (T11).
  if (status === 400 && error instanceof SyntaxError) return errors.INVALID_JSON()
  if (status >= 400 && status < 500)
    return new AshlarError('INVALID_REQUEST', status, 'This request could not be read.')
  return errors.INTERNAL()
}
