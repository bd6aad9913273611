import { OwnSession } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { ByGuid } from '../request-schemas.ts'
import { isSecure } from './is-secure.ts'
import { OwnSessionService } from './own-session.service.ts'
import { expiredSessionCookie, sessionTokenIn } from './session-cookie.ts'
import { signedInPerson } from './signed-in-person.ts'

const Done = Type.Object({ success: Type.Literal(true) })

/** One's own sessions, on every device (T23). */
export const ownSessionRoutes = defineRoutes([OwnSessionService], (app, sessions) => {
  app.get(
    '/api/v1/auth/sessions/',
    {
      config: { access: 'signed-in' },
      schema: {
        response: { 200: ListReply(OwnSession) },
      },
    },
    async ({ actor, headers }) => {
      const rows = await sessions.list(signedInPerson(actor).guid, sessionTokenIn(headers.cookie))
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.delete(
    '/api/v1/auth/sessions/:guid/',
    {
      config: { access: 'signed-in' },
      schema: { params: ByGuid, response: { 200: Done } },
    },
    async ({ actor, params }) => {
      await sessions.end(signedInPerson(actor), params.guid)
      return { success: true as const }
    },
  )

  app.delete(
    '/api/v1/auth/sessions/',
    {
      config: { access: 'signed-in' },
      schema: {
        /** Whether the session that asks goes on; it has to be said. */
        querystring: Type.Object({ keepCurrent: Type.Boolean() }),
        response: { 200: Type.Object({ success: Type.Literal(true), ended: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      const kept = request.query.keepCurrent ? sessionTokenIn(request.headers.cookie) : undefined
      const ended = await sessions.endAll(signedInPerson(request.actor), kept)
      if (kept === undefined) reply.header('set-cookie', expiredSessionCookie(isSecure(request)))
      return { success: true as const, ended }
    },
  )
})
