import type { RouteScope } from '@ashlar/sdk/server'
import type { FastifyRequest } from 'fastify'

const urlEncoded = 'application/x-www-form-urlencoded'
const bodyLimit = 16 * 1024

/**
 * A scope of its own for routes that take what a form sends: a page without JavaScript does, and a mail program
 * (RFC 8058). All others refuse it.
 */
export function withForms(app: RouteScope, register: (scope: RouteScope) => void): void {
  app.register((scope: RouteScope, _options, done) => {
    scope.addContentTypeParser(urlEncoded, { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // RFC 8058 allows it; all that is needed stands in the address.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit }, (_request, _body, parsed) =>
      parsed(null, { 'List-Unsubscribe': 'One-Click' }),
    )
    register(scope)
    done()
  })
}

/** Whether the browser sent a form by itself and shows whatever comes back (OPEN-256). */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return isForm({ headers }) && accept.includes('text/html')
}

export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith(urlEncoded) ?? false
