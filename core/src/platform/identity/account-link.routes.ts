import { permission } from '@ashlar/sdk'
import { core, Me, User } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { ById, Line } from '../request-schemas.ts'
import { setSession } from './auth.routes.ts'
import { InvitationService } from './invitation.service.ts'
import { LinkLimit } from './link-limit.ts'
import { PasswordResetService } from './password-reset.service.ts'
import { NewPassword } from './profile.routes.ts'
import { sessionTokenIn } from './session-cookie.ts'
import { roleOf } from './signed-in-actor.ts'
import { CurrentPassword, here, RoleNumber } from './user.routes.ts'

const Done = Type.Object({ success: Type.Literal(true) })
const OneUser = Type.Object({ success: Type.Literal(true), user: User })
const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** Somebody else's page must not take part in any of these (T13). */
const open = { access: 'public', sameOrigin: true } as const

/** Invitations and new passwords: what a mailed link lets its reader do, once. */
export const accountLinkRoutes = defineRoutes(
  [InvitationService, PasswordResetService, LinkLimit],
  (app, invitations, resets, limit) => {
    app.post(
      '/api/v1/admin/users/',
      {
        config: { access: permission(core, 'users', 'can_create'), tokens: 'refused' },
        schema: {
          body: Type.Object({
            email: Line(254, { minLength: 1 }),
            displayName: Type.Optional(Line(120)),
            role_id: RoleNumber,
            /** Of the actor; needed to make an owner. */
            currentPassword: Type.Optional(CurrentPassword),
          }),
          response: { 201: OneUser },
        },
      },
      async ({ actor, tenant, body }, reply) => {
        const user = await invitations.invite(...here(actor, tenant), { ...body, role_id: roleOf(body.role_id) })
        return reply.code(201).send({ success: true, user })
      },
    )

    app.post(
      '/api/v1/admin/users/:id/invitation/',
      {
        config: { access: permission(core, 'users', 'can_create') },
        schema: { params: ById, response: { 200: OneUser } },
      },
      async ({ actor, tenant, params }) => ({
        success: true as const,
        user: await invitations.resend(...here(actor, tenant), params.id),
      }),
    )

    app.post(
      '/api/v1/auth/invitations/look/',
      {
        config: open,
        schema: {
          body: Type.Object({ token: Secret }),
          response: {
            200: Type.Object({
              success: Type.Literal(true),
              email: Type.String(),
              displayName: Type.String(),
              role_id: Type.Integer(),
            }),
          },
        },
      },
      async ({ tenant, ip, body }) => {
        await limit.count(ip)
        return { success: true as const, ...(await invitations.look(body.token, tenant)) }
      },
    )

    app.post(
      '/api/v1/auth/invitations/accept/',
      {
        config: open,
        schema: {
          body: Type.Object({ token: Secret, displayName: Line(120, { minLength: 1 }), password: NewPassword }),
          response: { 200: Type.Object({ success: Type.Literal(true), user: Me.properties.user }) },
        },
      },
      async (request, reply) => {
        const { tenant, ip, headers, body } = request
        await limit.count(ip)
        const { token, user } = await invitations.accept(body.token, tenant, body, {
          userAgent: headers['user-agent'] ?? '',
          previous: sessionTokenIn(headers.cookie),
        })
        setSession(request, reply, token)
        return { success: true as const, user }
      },
    )

    app.post(
      '/api/v1/auth/password-resets/',
      {
        config: open,
        schema: { body: Type.Object({ email: Type.String({ maxLength: 254 }) }), response: { 200: Done } },
      },
      async ({ tenant, ip, body }) => {
        await resets.ask(tenant?.guid ?? null, body.email, ip)
        return { success: true as const }
      },
    )

    app.post(
      '/api/v1/auth/password-resets/look/',
      {
        config: open,
        schema: {
          body: Type.Object({ token: Secret }),
          response: {
            /** `tokens`: how many API tokens the account has. */
            200: Type.Object({ success: Type.Literal(true), email: Type.String(), tokens: Type.Integer() }),
          },
        },
      },
      async ({ tenant, ip, body }) => {
        await limit.count(ip)
        return { success: true as const, ...(await resets.look(body.token, tenant?.guid ?? null)) }
      },
    )

    app.post(
      '/api/v1/auth/password-resets/use/',
      {
        config: open,
        schema: {
          body: Type.Object({
            token: Secret,
            password: NewPassword,
            /** Whether the account's API tokens end too, as its sessions do. */
            revokeTokens: Type.Optional(Type.Boolean()),
          }),
          response: { 200: Done },
        },
      },
      async ({ tenant, ip, body }) => {
        await limit.count(ip)
        const { token, password, revokeTokens = false } = body
        await resets.use(token, tenant?.guid ?? null, { password, revokeTokens })
        return { success: true as const }
      },
    )
  },
)
