import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { ByGuid } from '../request-schemas.ts'
import { OwnSessionService } from './own-session.service.ts'
import { sessionTokenIn } from './session-cookie.ts'

const OwnSession = Type.Object({
  guid: Type.String(),
  userAgent: Type.String(),
  isCurrent: Type.Boolean(),
  createdAt: Type.String(),
  lastSeenAt: Type.String(),
  expiresAt: Type.String(),
})

/** One's own sessions, on every device (T23). */
export const ownSessionRoutes = defineRoutes([OwnSessionService], (app, sessions) => {
  app.get(
    '/api/v1/auth/sessions/',
    {
      config: { access: 'signed-in' },
      schema: {
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            results: Type.Object({ rows: Type.Array(OwnSession), total: Type.Integer() }),
          }),
        },
      },
    },
    async ({ actor, headers }) => {
      const rows = await sessions.list(person(actor), sessionTokenIn(headers.cookie))
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.delete(
    '/api/v1/auth/sessions/:guid/',
    {
      config: { access: 'signed-in' },
      schema: { params: ByGuid, response: { 200: Type.Object({ success: Type.Literal(true) }) } },
    },
    async ({ actor, params }) => {
      await sessions.end(person(actor), params.guid)
      return { success: true as const }
    },
  )
})

/** Guid of the account; an API token sees nothing of its person's sessions. */
function person(actor: Actor | null): string {
  if (actor === null || actor.by !== 'session') throw errors.SESSION_NEEDED()
  return actor.guid
}
