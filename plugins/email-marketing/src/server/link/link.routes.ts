import { defineRoutes, type RouteScope, wantsPage, withForms } from '@ashlar/sdk/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { confirmSubscription, unsubscribe, unsubscribeByMail } from '../../contract.ts'
import { isOver, LinkService, tokenOf } from './link.service.ts'

/** Bytes. */
const bodyLimit = 16 * 1024

/** What the links in mails lead to. Only `POST` changes anything (T17); reading is the site's pages. */
export const linkRoutes = defineRoutes([LinkService], (app, links) =>
  withForms(app, (scope) => {
    // RFC 8058 allows it; all that is needed stands in the address.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit }, (_request, _body, parsed) =>
      parsed(null, { 'List-Unsubscribe': 'One-Click' }),
    )
    confirmAt(scope, links)
    for (const made of [unsubscribe, unsubscribeByMail]) unsubscribeAt(scope, made, links)
  }),
)

function confirmAt(app: RouteScope, links: LinkService): void {
  app.call(confirmSubscription, async (request, reply) => {
    const token = tokenOf(request.body?.token, request.query.token)
    await acted(() => links.confirm(token), request)
    if (wantsPage(request)) return backTo(reply, '/newsletter/confirm', token)
    return { message: 'You are subscribed.' }
  })
}

function unsubscribeAt(app: RouteScope, made: typeof unsubscribe | typeof unsubscribeByMail, links: LinkService): void {
  app.call(made, async (request, reply) => {
    const { body, query } = request
    const token = tokenOf(body?.token, query.token)
    await acted(() => links.unsubscribe(token), request)
    // RFC 8058 forbids to lead a mail program elsewhere.
    if (wantsPage(request) && body?.['List-Unsubscribe'] === undefined) return backTo(reply, '/unsubscribe', token)
    return { message: 'You are unsubscribed.' }
  })
}

/** A person whose link is over is told so by its page, anybody else by an error. */
async function acted(act: () => Promise<void>, request: FastifyRequest): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!isOver(error) || !wantsPage(request)) throw error
  }
}

const backTo = (reply: FastifyReply, page: string, token: string) =>
  reply.redirect(`${page}?token=${encodeURIComponent(token)}`, 303)
