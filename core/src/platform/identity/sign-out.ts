import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../http/is-secure.ts'
import { forgetVisitor } from '../../http/visitor-cookie.ts'
import { expiredSessionCookie } from './session-cookie.ts'

/** Let the browser forget its session, and the visitor as which the website knew it. */
export function forgetSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', expiredSessionCookie(isSecure(request)))
  forgetVisitor(request, reply)
}
