import type { FastifyReply, FastifyRequest } from 'fastify'

/** Nobody's page shows ours in a frame. Surfaces send policies of their own, which say this and more. */
const framePolicy = "frame-ancestors 'self'"

/** Headers of every reply, set first. What the API answers is nobody's to keep. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  if (!request.raw.url?.startsWith('/api/')) return
  reply.header('content-security-policy', framePolicy)
  reply.header('cache-control', 'no-store')
}

/** For a reply that is not what its route would have sent. */
export function setErrorHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', framePolicy)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
