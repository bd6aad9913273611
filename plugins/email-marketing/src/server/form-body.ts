import type { RouteScope } from '@ashlar/sdk/server'
import type { FastifyRequest } from 'fastify'

const urlEncoded = 'application/x-www-form-urlencoded'

/** A page without JavaScript, and a mail program (RFC 8058), send what a form sends. */
export function acceptForms(app: RouteScope): void {
  app.addContentTypeParser(urlEncoded, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // RFC 8058 allows it; all that is needed stands in the address.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, _body, done) =>
    done(null, { 'List-Unsubscribe': 'One-Click' }),
  )
}

/** Whether the browser sent a form by itself and shows whatever comes back (OPEN-256). */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return isForm({ headers }) && accept.includes('text/html')
}

export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith(urlEncoded) ?? false
