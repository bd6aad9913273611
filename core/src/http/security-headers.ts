import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Headers of every reply, set first: a surface that has a content security policy of its own sets it over this one.
 * What the API answers is nobody's to keep.
 */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  reply.header('content-security-policy', "frame-ancestors 'self'")
  if (request.raw.url?.startsWith('/api/')) reply.header('cache-control', 'no-store')
}
