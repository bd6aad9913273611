import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNamed, type KeptPage } from './kept-page.ts'

/** Write a kept page: past Fastify's serialising and sending, since there is nothing left to do. */
export function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  const { raw } = reply
  const known = request.headers['if-none-match']
  if (known !== undefined && isNamed(known, page.etag)) {
    raw.writeHead(304, page.notModified)
    raw.end()
    return
  }
  const form = page.formFor(encodingsOf(request))
  raw.writeHead(200, form.headers)
  if (request.method === 'HEAD') raw.end()
  else raw.end(form.body)
}

/** The encodings that the browser reads, as it named them. */
export function encodingsOf({ headers }: FastifyRequest): string | undefined {
  const encodings = headers['accept-encoding']
  return typeof encodings === 'string' ? encodings : undefined
}
