import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ById } from '../definition/request-schemas.ts'
import { CurrentPassword, DisplayName, LinkSecret, NewPassword, RoleNumber } from './account-schemas.ts'
import { corePermission } from './core-permission.ts'
import { User } from './people.ts'
import { Me } from './session.ts'
import { Line } from './text-schemas.ts'

/** Said in place of "sent" when no mail server is set up: the mail waits in the outbox. */
export const KeptMail = Type.Object({
  /** What the mail leads to, for handing over. Only in the reply to the person who asked; never to an API token. */
  link: Type.Optional(Type.String()),
})
export type KeptMail = Static<typeof KeptMail>

export const inviteUser = defineCall({
  id: 'core.inviteUser',
  method: 'POST',
  path: '/api/v1/admin/users/',
  summary: 'Invite a person',
  body: Type.Object({
    email: Line(254, { minLength: 1 }),
    displayName: Type.Optional(Line(120)),
    role_id: RoleNumber,
    /** Of the actor; needed to make an owner. */
    currentPassword: Type.Optional(CurrentPassword),
  }),
  reply: { user: User, kept: Type.Optional(KeptMail) },
  status: 201,
  access: corePermission('users', 'can_create'),
  tokens: 'refused',
})

export const inviteUserAgain = defineCall({
  id: 'core.inviteUserAgain',
  method: 'POST',
  path: '/api/v1/admin/users/:id/invitation/',
  summary: 'Resend an invitation',
  params: ById,
  reply: { user: User, kept: Type.Optional(KeptMail) },
  access: corePermission('users', 'can_create'),
})

// Somebody else's page must not take part in any of these (T13).
const open = { access: 'public', sameOrigin: true } as const

export const lookAtInvitation = defineCall({
  id: 'core.lookAtInvitation',
  method: 'POST',
  path: '/api/v1/auth/invitations/look/',
  summary: 'Show who an invitation is for',
  body: Type.Object({ token: LinkSecret }),
  reply: { email: Type.String(), displayName: Type.String(), role_id: Type.Integer(), roleName: Type.String() },
  ...open,
})

export const acceptInvitation = defineCall({
  id: 'core.acceptInvitation',
  method: 'POST',
  path: '/api/v1/auth/invitations/accept/',
  summary: 'Accept an invitation and sign in',
  body: Type.Object({ token: LinkSecret, displayName: DisplayName, password: NewPassword }),
  reply: { user: Me.properties.user },
  ...open,
})

export const askPasswordReset = defineCall({
  id: 'core.askPasswordReset',
  method: 'POST',
  path: '/api/v1/auth/password-resets/',
  summary: 'Send an email with a link to reset a password',
  body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
  /** `isKept`: the website cannot send mail yet. The same for every address. */
  reply: { isKept: Type.Boolean() },
  ...open,
})

export const lookAtPasswordReset = defineCall({
  id: 'core.lookAtPasswordReset',
  method: 'POST',
  path: '/api/v1/auth/password-resets/look/',
  summary: 'Show which account a password reset link belongs to',
  body: Type.Object({ token: LinkSecret }),
  /** `tokens`: how many API tokens the account has. */
  reply: { email: Type.String(), tokens: Type.Integer() },
  ...open,
})

export const resetPassword = defineCall({
  id: 'core.resetPassword',
  method: 'POST',
  path: '/api/v1/auth/password-resets/use/',
  summary: 'Set a new password with a password reset link',
  body: Type.Object({
    token: LinkSecret,
    password: NewPassword,
    /** Whether the account's API tokens end too, as its sessions do. */
    revokeTokens: Type.Optional(Type.Boolean()),
  }),
  reply: {},
  ...open,
})
