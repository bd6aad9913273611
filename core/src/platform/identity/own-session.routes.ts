import { endOwnSession, endOwnSessions, listOwnSessions } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { isSecure } from '../../http/is-secure.ts'
import { forgetVisitor } from '../../http/visitor-cookie.ts'
import { OwnSessionService } from './own-session.service.ts'
import { expiredSessionCookie, sessionTokenIn } from './session-cookie.ts'
import { signedInPerson } from './signed-in-person.ts'

/** One's own sessions, on every device (T23). */
export const ownSessionRoutes = defineRoutes([OwnSessionService], (app, sessions) => {
  app.call(listOwnSessions, async ({ actor, headers }) => {
    const rows = await sessions.list(signedInPerson(actor).guid, sessionTokenIn(headers.cookie))
    return { results: { rows, total: rows.length } }
  })

  app.call(endOwnSession, ({ actor, params }) => sessions.end(signedInPerson(actor), params.guid))

  app.call(endOwnSessions, async (request, reply) => {
    const kept = request.query.keepCurrent ? sessionTokenIn(request.headers.cookie) : undefined
    const ended = await sessions.endAll(signedInPerson(request.actor), kept)
    if (kept === undefined) {
      reply.header('set-cookie', expiredSessionCookie(isSecure(request)))
      forgetVisitor(request, reply)
    }
    return { ended }
  })
})
