import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNamed, type KeptPage } from './kept-page.ts'

/** Write a page that was made: past Fastify's serialising and sending, since there is nothing left to do. */
export function sendKept(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && isNamed(known, page.etag)) {
    response.writeHead(304, page.notModified)
    response.end()
    return
  }
  const form = page.formFor(encodingsOf(request))
  response.writeHead(page.status, form.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(form.body)
}

/** The encodings that the browser reads, as it named them. */
export function encodingsOf({ headers }: IncomingMessage): string | undefined {
  const encodings = headers['accept-encoding']
  return typeof encodings === 'string' ? encodings : undefined
}
