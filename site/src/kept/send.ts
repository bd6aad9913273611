import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNamed, type KeptPage } from './kept-page.ts'

/** Write a kept page: past Fastify's serialising and sending, since there is nothing left to do. */
export function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  const { raw } = reply
  const { 'if-none-match': known, 'accept-encoding': encodings } = request.headers
  if (known !== undefined && isNamed(known, page.etag)) {
    raw.writeHead(304, page.notModified)
    raw.end()
    return
  }
  const form = page.formFor(typeof encodings === 'string' ? encodings : undefined)
  raw.writeHead(200, form.headers)
  if (request.method === 'HEAD') raw.end()
  else raw.end(form.body)
}
