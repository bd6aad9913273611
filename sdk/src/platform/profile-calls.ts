import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { CurrentPassword, DisplayName, NewPassword } from './account-schemas.ts'
import { adminLanguages, Profile } from './people.ts'
import { Line } from './text-schemas.ts'

const Confirmed = Type.Object({ currentPassword: CurrentPassword })

export const getProfile = defineCall({
  id: 'core.getProfile',
  method: 'GET',
  path: '/api/v1/auth/profile/',
  summary: 'Show your own account',
  reply: { profile: Profile },
  access: 'signed-in',
  beforeSecondFactor: true,
})

export const changeProfile = defineCall({
  id: 'core.changeProfile',
  method: 'PUT',
  path: '/api/v1/auth/profile/',
  summary: 'Change your own name, email or language',
  body: Type.Object({
    displayName: Type.Optional(DisplayName),
    email: Type.Optional(Line(254)),
    /** Of the admin; empty for the browser's. */
    language: Type.Optional(Type.Enum(['', ...adminLanguages])),
    /** Needed for another email. */
    currentPassword: Type.Optional(CurrentPassword),
  }),
  reply: { profile: Profile },
  access: 'signed-in',
})

export const changePassword = defineCall({
  id: 'core.changePassword',
  method: 'PUT',
  path: '/api/v1/auth/password/',
  summary: 'Change your own password',
  body: Type.Object({ currentPassword: CurrentPassword, password: NewPassword }),
  reply: {},
  access: 'signed-in',
})

export const beginSecondFactor = defineCall({
  id: 'core.beginSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/second-factor/',
  summary: 'Start to set up two-factor authentication',
  body: Confirmed,
  /** `address` is what the code of squares says: `otpauth://totp/…`. */
  reply: { secret: Type.String(), address: Type.String() },
  access: 'signed-in',
  beforeSecondFactor: true,
})

export const confirmSecondFactor = defineCall({
  id: 'core.confirmSecondFactor',
  method: 'PUT',
  path: '/api/v1/auth/second-factor/',
  summary: 'Switch on two-factor authentication',
  body: Type.Object({ code: Type.String({ maxLength: 20 }) }),
  /** Told this once. */
  reply: { recoveryCodes: Type.Array(Type.String()) },
  access: 'signed-in',
  beforeSecondFactor: true,
})

export const renewRecoveryCodes = defineCall({
  id: 'core.renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/auth/second-factor/recovery-codes/',
  summary: 'Create new recovery codes',
  body: Confirmed,
  /** Told this once. */
  reply: { recoveryCodes: Type.Array(Type.String()) },
  access: 'signed-in',
})

export const switchSecondFactorOff = defineCall({
  id: 'core.switchSecondFactorOff',
  method: 'POST',
  path: '/api/v1/auth/second-factor/off/',
  summary: 'Switch off your own two-factor authentication',
  body: Confirmed,
  reply: {},
  access: 'signed-in',
})
