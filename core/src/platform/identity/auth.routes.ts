import { Me, Visitor } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { Id } from '../request-schemas.ts'
import { identityErrors } from './identity.errors.ts'
import { isSecure } from './is-secure.ts'
import { MeService } from './me.service.ts'
import { SessionService } from './session.service.ts'
import { expiredSessionCookie, sessionCookie, sessionTokenIn } from './session-cookie.ts'
import { signedInPerson } from './signed-in-person.ts'

const Done = Type.Object({ success: Type.Literal(true) })
const SignedIn = Type.Object({ success: Type.Literal(true), user: Me.properties.user })

/** Signing in and out, and who one is (OPEN-147). */
export const authRoutes = defineRoutes([SessionService, MeService], (app, sessions, me) => {
  app.post(
    '/api/v1/auth/login/',
    {
      // Somebody else's page must not sign a visitor in to somebody else's account (T13).
      config: { access: 'public', sameOrigin: true },
      schema: {
        body: Type.Object({
          email: Type.String({ maxLength: 254 }),
          password: Type.String({ maxLength: 1024 }),
          /** Of the second factor, when the answer before asked for it: six digits, or a recovery code. */
          code: Type.Optional(Type.String({ maxLength: 40 })),
        }),
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const { email, password, code } = request.body
      const result = await sessions.signIn({
        tenant: request.tenant?.guid ?? null,
        email,
        password,
        code,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        previous: sessionTokenIn(request.headers.cookie),
      })
      if ('refused' in result) throw errors.SIGN_IN_FAILED()
      if ('lacks' in result) {
        throw result.lacks === 'code' ? identityErrors.SECOND_FACTOR_NEEDED() : identityErrors.SECOND_FACTOR_WRONG()
      }
      if ('waitSeconds' in result) {
        reply.header('retry-after', result.waitSeconds)
        throw errors.TOO_MANY_ATTEMPTS(Math.ceil(result.waitSeconds / 60))
      }
      setSession(request, reply, result.token)
      return { success: true as const, user: result.user }
    },
  )

  app.get(
    '/api/v1/auth/me/',
    // A program asks it for the rights that its token has left.
    { config: { access: 'signed-in', tokens: 'accepted' }, schema: { response: { 200: Me } } },
    async ({ actor, tenant }) => me.of(present(actor), tenant),
  )

  // A kept page is everybody's: its script asks who reads it (OPEN-331). Nobody is no error.
  app.get(
    '/api/v1/auth/visitor/',
    { config: { access: 'public' }, schema: { response: { 200: Visitor } } },
    async ({ actor }, reply) => {
      reply.header('cache-control', 'no-store')
      const user = actor && { displayName: actor.displayName, role_id: actor.roleId }
      return { success: true as const, user }
    },
  )

  app.post(
    '/api/v1/auth/logout/',
    { config: { access: 'public' }, schema: { response: { 200: Done } } },
    async (request, reply) => {
      // A token in `Authorization` is no session; a cookie sent beside it was not looked at and is left alone.
      if (request.headers.authorization === undefined) await sessions.signOut(sessionTokenIn(request.headers.cookie))
      reply.header('set-cookie', expiredSessionCookie(isSecure(request)))
      return { success: true as const }
    },
  )

  app.get(
    '/api/v1/auth/tenants/',
    { config: { access: 'signed-in' }, schema: { response: { 200: Choices } } },
    async ({ actor }) => {
      const rows = await sessions.choices(present(actor).guid)
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(
    '/api/v1/auth/tenant/',
    {
      config: { access: 'signed-in' },
      schema: { body: Type.Object({ id: Type.Union([Id, Type.Null()]) }), response: { 200: Done } },
    },
    async (request, reply) => {
      const { guid } = signedInPerson(request.actor)
      const token = await sessions.choose(sessionTokenIn(request.headers.cookie), guid, request.body.id)
      setSession(request, reply, token)
      return { success: true as const }
    },
  )
})

/** Tenants in which an agency's account may work (T3). */
const Choices = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({
    rows: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), role_id: Type.Integer() })),
    total: Type.Integer(),
  }),
})

/** The route's access has seen to it that somebody is signed in. */
function present(actor: Actor | null): Actor {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  return actor
}

/** Let the browser go on under this token. */
export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', sessionCookie(token, isSecure(request)))
}
