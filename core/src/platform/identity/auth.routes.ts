import { chooseTenant, getMe, getVisitor, listOwnTenants, signIn, signOut } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes, wantsPage, withForms } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { MeService } from './me.service.ts'
import { SessionService } from './session.service.ts'
import { sessionTokenIn } from './session-cookie.ts'
import { setSession, signInWith } from './sign-in.ts'
import { forgetSession } from './sign-out.ts'
import { signedInPerson } from './signed-in-person.ts'

/** Signing in and out, and who one is (OPEN-147). */
export const authRoutes = defineRoutes([SessionService, MeService], (app, sessions, me) => {
  app.call(signIn, async (request, reply) => ({ user: await signInWith(sessions, request, reply, request.body) }))

  app.call(getMe, async ({ actor, tenant }, reply) =>
    reply.type('application/json; charset=utf-8').send(await me.textOf(present(actor), tenant)),
  )

  app.call(getVisitor, async ({ actor }, reply) => {
    reply.header('cache-control', 'no-store')
    const user = actor && { displayName: actor.displayName, role_id: actor.roleId }
    return { success: true as const, user }
  })

  withForms(app, (scope) => {
    scope.call(signOut, async (request, reply) => {
      // A token in `Authorization` is no session; a cookie sent beside it was not looked at and is left alone.
      if (request.headers.authorization === undefined) await sessions.signOut(sessionTokenIn(request.headers.cookie))
      forgetSession(request, reply)
      if (wantsPage(request)) return reply.redirect('/', 303)
    })
  })

  app.call(listOwnTenants, async ({ actor }) => {
    const rows = await sessions.choices(present(actor).guid)
    return { results: { rows, total: rows.length } }
  })

  app.call(chooseTenant, async (request, reply) => {
    const { guid } = signedInPerson(request.actor)
    const token = await sessions.choose(sessionTokenIn(request.headers.cookie), guid, request.body.id)
    setSession(request, reply, token)
  })
})

/** The route's access has seen to it that somebody is signed in. */
function present(actor: Actor | null): Actor {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  return actor
}
