import type { FastifyReply } from 'fastify'
import type { FastifyRequest } from './fastify-types.ts'
import type { RouteScope } from './routes.ts'

const urlEncoded = 'application/x-www-form-urlencoded'
/** Bytes. */
const bodyLimit = 16 * 1024

/**
 * A scope whose calls take what a browser sends by itself, a form of a page without JavaScript, beside JSON; all others
 * refuse it. Every value is text, an empty one for what was left out.
 *
 * A form that is refused (400, 401, 409, 422 or 429) leads back to the page that it stands on, where this is a `personal` page:
 * its `visitor.notice` tells what was wrong and what was typed. Any other refusal is shown as a page of its own.
 *
 * @example
 * defineRoutes([Guests], (app, guests) =>
 *   withForms(app, (scope) =>
 *     scope.call(signBook, async (request, reply) => {
 *       await guests.sign(request.body)
 *       if (wantsPage(request)) return reply.redirect('/guests/thanks', 303)
 *       return {}
 *     }),
 *   ),
 * )
 */
export function withForms(app: RouteScope, register: (scope: RouteScope) => void): void {
  app.register((scope: RouteScope, _options, done) => {
    scope.addContentTypeParser(urlEncoded, { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.setErrorHandler(scope.answerRefusedForm)
    register(scope)
    done()
  })
}

/** Whether a browser sent a form by itself: no script ran, and none did the bot check. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith(urlEncoded) ?? false

/** Whether a browser sent a form by itself and shows whatever comes back: lead it on to a page. */
export const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  isForm({ headers }) && (headers.accept ?? '').includes('text/html')

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the host: error handler of `withForms`. Throws on what is no refusal of a form that a browser sent. */
    answerRefusedForm(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  }
}
