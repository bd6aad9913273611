import { makeRecoveryLink, recover } from '@ashlar/sdk/platform'
import { type CallRequest, defineRoutes, routeOf } from '@ashlar/sdk/server'
import { isSecure } from '../../http/is-secure.ts'
import { RecoveryService } from './recovery.service.ts'
import { sessionContextOf } from './session-context.ts'
import { sessionCookie } from './session-cookie.ts'

/** The way in when nothing else works: `ashlar package recover` (P6). */
export const recoveryRoutes = defineRoutes([RecoveryService], (app, recovery) => {
  app.call(makeRecoveryLink, async () => ({ results: await recovery.link() }))

  app.route({
    ...routeOf(recover),
    // Whoever only looks must not use the link up.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { query } = request as CallRequest<typeof recover>
      const token = await recovery.use(query.token, sessionContextOf(request))
      return reply
        .header('set-cookie', sessionCookie(token, isSecure(request)))
        .header('cache-control', 'no-store')
        .redirect('/admin/packages', 303)
    },
  })
})
