import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { isSecure } from './is-secure.ts'
import { RecoveryService } from './recovery.service.ts'
import { sessionCookie, sessionTokenIn } from './session-cookie.ts'

const LinkReply = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ address: Type.String(), email: Type.String() }),
})

/** The way in when nothing else works: `ashlar package recover` (P6). */
export const recoveryRoutes = defineRoutes([RecoveryService], (app, recovery) => {
  app.post(
    '/api/v1/auth/recovery-links/',
    { config: { access: 'platform' }, schema: { response: { 201: LinkReply } } },
    async (_request, reply) => reply.code(201).send({ success: true as const, results: await recovery.link() }),
  )

  app.get(
    '/api/v1/auth/recover/',
    {
      config: { access: 'public' },
      // Whoever only looks must not use the link up.
      exposeHeadRoute: false,
      schema: { querystring: Type.Object({ token: Type.String({ minLength: 43, maxLength: 43 }) }) },
    },
    async (request, reply) => {
      const token = await recovery.use(request.query.token, {
        userAgent: request.headers['user-agent'] ?? '',
        previous: sessionTokenIn(request.headers.cookie),
      })
      return reply
        .header('set-cookie', sessionCookie(token, isSecure(request)))
        .header('cache-control', 'no-store')
        .redirect('/admin/packages', 303)
    },
  )
})
