import type { ServerResponse } from 'node:http'
import { replyHeaders } from '@ashlar/sdk/surface'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Nobody's page shows ours in a frame. Surfaces send policies of their own, which say this and more. */
const framePolicy = "frame-ancestors 'self'"

/** A year. Other names of the same domain are not ours to speak for. */
const onlyByTls = 'max-age=31536000'

/** Headers of every reply, set first. What the API answers is nobody's to keep. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(replyHeaders)
  // Beside Fastify's own headers, since a kept page is written past them and is the same for those who came without TLS.
  if (request.protocol === 'https') keepToTls(reply.raw)
  if (!request.raw.url?.startsWith('/api/')) return
  reply.header('content-security-policy', framePolicy)
  reply.header('cache-control', 'no-store')
}

/** For a reply that goes over TLS. */
export function keepToTls(response: ServerResponse): void {
  response.setHeader('strict-transport-security', onlyByTls)
}

/** For a reply that is not what its route would have sent. */
export function setErrorHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', framePolicy)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
