import {
  acceptInvitation,
  askPasswordReset,
  inviteUser,
  inviteUserAgain,
  lookAtInvitation,
  lookAtPasswordReset,
  resetPassword,
} from '@ashlar/sdk/platform'
import { defineRoutes, Mailer } from '@ashlar/sdk/server'
import { InvitationService } from './invitation.service.ts'
import { keepsMail } from './kept-mail.ts'
import { LinkLimit } from './link-limit.ts'
import { PasswordResetService } from './password-reset.service.ts'
import { sessionContextOf } from './session-context.ts'
import { setSession } from './sign-in.ts'
import { here } from './user.routes.ts'

/** Invitations and new passwords: what a mailed link lets its reader do, once. */
export const accountLinkRoutes = defineRoutes(
  [InvitationService, PasswordResetService, LinkLimit, Mailer],
  (app, invitations, resets, limit, mailer) => {
    app.call(inviteUser, ({ actor, tenant, body }) => invitations.invite(...here(actor, tenant), body))

    app.call(inviteUserAgain, ({ actor, tenant, params }) => invitations.resend(...here(actor, tenant), params.id))

    app.call(lookAtInvitation, async ({ tenant, ip, body }) => {
      await limit.count(ip)
      return invitations.look(body.token, tenant)
    })

    app.call(acceptInvitation, async (request, reply) => {
      const { tenant, ip, body } = request
      await limit.count(ip)
      const { token, user } = await invitations.accept(body.token, tenant, body, sessionContextOf(request))
      setSession(request, reply, token)
      return { user }
    })

    app.call(askPasswordReset, async ({ tenant, ip, body }) => {
      await resets.ask(tenant?.guid ?? null, body.email, ip)
      return { isKept: await keepsMail(mailer, tenant) }
    })

    app.call(lookAtPasswordReset, async ({ tenant, ip, body }) => {
      await limit.count(ip)
      return resets.look(body.token, tenant?.guid ?? null)
    })

    app.call(resetPassword, async ({ tenant, ip, body }) => {
      await limit.count(ip)
      const { token, password, revokeTokens = false } = body
      await resets.use(token, tenant?.guid ?? null, { password, revokeTokens })
    })
  },
)
