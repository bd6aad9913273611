import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../http/is-secure.ts'
import { errors } from '../errors.ts'
import { identityErrors } from './identity.errors.ts'
import type { SessionService, SignInResult } from './session.service.ts'
import { sessionContextOf } from './session-context.ts'
import { sessionCookie } from './session-cookie.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly code?: string | undefined
}

/** Sign in whoever makes a request, and let the browser go on under the new session. @throws as `signIn` of the API */
export async function signInWith(
  sessions: SessionService,
  request: FastifyRequest,
  reply: FastifyReply,
  given: Credentials,
): Promise<Extract<SignInResult, { readonly user: unknown }>['user']> {
  const result = await sessions.signIn({
    ...{ tenant: request.tenant?.guid ?? null, email: given.email, password: given.password, code: given.code },
    ...{ address: request.ip, ...sessionContextOf(request) },
  })
  if ('refused' in result) throw errors.SIGN_IN_FAILED()
  if ('lacks' in result) {
    throw result.lacks === 'code' ? identityErrors.SECOND_FACTOR_NEEDED() : identityErrors.SECOND_FACTOR_WRONG()
  }
  if ('waitSeconds' in result) {
    reply.header('retry-after', result.waitSeconds)
    throw errors.TOO_MANY_ATTEMPTS(Math.ceil(result.waitSeconds / 60))
  }
  setSession(request, reply, result.token)
  return result.user
}

/** Let the browser go on under this token. */
export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', sessionCookie(token, isSecure(request)))
}
