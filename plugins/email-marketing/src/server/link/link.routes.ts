import { defineRoutes, type RouteScope } from '@ashlar/sdk/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { wantsPage, withForms } from '../form-body.ts'
import { isOver, LinkService, tokenOf } from './link.service.ts'

const Token = Type.String({ maxLength: 100 })
const ByToken = { querystring: Type.Object({ token: Type.Optional(Token) }) }
const Reply = Type.Object({ success: Type.Literal(true), message: Type.String() })

/** RFC 8058: what the mail program sends, beside what our own page does. */
const Body = Type.Union([
  Type.Object({ token: Type.Optional(Token), 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) }),
  Type.Null(),
])

/** What the links in mails lead to. Only `POST` changes anything (T17); reading is the site's pages. */
export const linkRoutes = defineRoutes([LinkService], (app, links) =>
  withForms(app, (scope) => {
    confirmAt(scope, links)
    // OPEN-233: the address that the page calls, and the one that the mail's headers name, where `GET` is the page.
    for (const path of ['/api/v1/email/unsubscribe/', '/unsubscribe']) unsubscribeAt(scope, path, links)
  }),
)

function confirmAt(app: RouteScope, links: LinkService): void {
  app.post(
    '/api/v1/email/confirm/',
    {
      config: { access: 'public' },
      schema: {
        ...{ summary: 'Confirm a subscription by the token of the mail', ...ByToken, body: Body },
        response: { 200: Reply },
      },
    },
    async (request, reply) => {
      const token = tokenOf(request.body?.token, request.query.token)
      await acted(() => links.confirm(token), request)
      if (wantsPage(request)) return backTo(reply, '/newsletter/confirm', token)
      return { success: true as const, message: 'You are subscribed.' }
    },
  )
}

function unsubscribeAt(app: RouteScope, path: string, links: LinkService): void {
  app.post(
    path,
    {
      config: { access: 'public', crossSite: true },
      schema: { summary: 'Leave every list by the token of a mail', ...ByToken, body: Body, response: { 200: Reply } },
    },
    async (request, reply) => {
      const { body, query } = request
      const token = tokenOf(body?.token, query.token)
      await acted(() => links.unsubscribe(token), request)
      // RFC 8058 forbids to lead a mail program elsewhere.
      if (wantsPage(request) && body?.['List-Unsubscribe'] === undefined) return backTo(reply, '/unsubscribe', token)
      return { success: true as const, message: 'You are unsubscribed.' }
    },
  )
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
