import { Profile } from '@ashlar/sdk/platform'
import { defineRoutes, Settings, type Tenant, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Line } from '../request-schemas.ts'
import { AccountNotes } from './account-notes.ts'
import { setSession } from './auth.routes.ts'
import { ConfirmationService } from './confirmation.service.ts'
import { passwordLength } from './password-rules.ts'
import { ProfileService } from './profile.service.ts'
import { SecondFactorService } from './second-factor.service.ts'
import { sessionTokenIn } from './session-cookie.ts'
import { signedInPerson } from './signed-in-person.ts'
import { CurrentPassword } from './user.routes.ts'

const OneProfile = Type.Object({ success: Type.Literal(true), profile: Profile })
const Done = Type.Object({ success: Type.Literal(true) })
/** Told this once. */
const Codes = Type.Object({ success: Type.Literal(true), recoveryCodes: Type.Array(Type.String()) })
const Confirmed = Type.Object({ currentPassword: CurrentPassword })
export const NewPassword = Type.String({ minLength: 1, maxLength: passwordLength.most })

/** One's own account: name, email, password, second factor (T23). API tokens change none of it. */
export const profileRoutes = defineRoutes(
  [ProfileService, ConfirmationService, SecondFactorService, AccountNotes, Settings],
  (app, profiles, confirmation, factor, notes, settings) => {
    const access = 'signed-in' as const

    app.get(
      '/api/v1/auth/profile/',
      { config: { access }, schema: { response: { 200: OneProfile } } },
      async ({ actor }) => ({ success: true as const, profile: await profiles.read(signedInPerson(actor)) }),
    )

    app.put(
      '/api/v1/auth/profile/',
      {
        config: { access },
        schema: {
          body: Type.Object({
            displayName: Type.Optional(Line(120, { minLength: 1 })),
            email: Type.Optional(Line(254)),
            /** Needed for another email. */
            currentPassword: Type.Optional(CurrentPassword),
          }),
          response: { 200: OneProfile },
        },
      },
      async ({ actor, body }) => ({
        success: true as const,
        profile: await profiles.change(signedInPerson(actor), body),
      }),
    )

    app.put(
      '/api/v1/auth/password/',
      {
        config: { access },
        schema: {
          body: Type.Object({ currentPassword: CurrentPassword, password: NewPassword }),
          response: { 200: Done },
        },
      },
      async (request, reply) => {
        const { actor, headers, body } = request
        const token = await profiles.changePassword(signedInPerson(actor), sessionTokenIn(headers.cookie), body)
        setSession(request, reply, token)
        return { success: true as const }
      },
    )

    app.post(
      '/api/v1/auth/second-factor/',
      {
        config: { access },
        schema: {
          body: Confirmed,
          response: {
            /** `address` is what the code of squares says: `otpauth://totp/…`. */
            200: Type.Object({ success: Type.Literal(true), secret: Type.String(), address: Type.String() }),
          },
        },
      },
      async ({ actor, tenant, body }) => {
        const who = signedInPerson(actor)
        await confirmation.confirm(who, body.currentPassword)
        return { success: true as const, ...(await factor.begin(who.guid, await issuerOf(tenant))) }
      },
    )

    app.put(
      '/api/v1/auth/second-factor/',
      {
        config: { access },
        schema: { body: Type.Object({ code: Type.String({ maxLength: 20 }) }), response: { 200: Codes } },
      },
      async ({ actor, body }) => {
        const who = signedInPerson(actor)
        const told = (tx: Transaction) => notes.noteAbout(tx, who.guid, 'user.second_factor_on')
        return { success: true as const, recoveryCodes: [...(await factor.confirm(who.guid, body.code, told))] }
      },
    )

    app.post(
      '/api/v1/auth/second-factor/recovery-codes/',
      { config: { access }, schema: { body: Confirmed, response: { 200: Codes } } },
      async ({ actor, body }) => {
        const who = signedInPerson(actor)
        await confirmation.confirm(who, body.currentPassword)
        const told = (tx: Transaction) => notes.noteAbout(tx, who.guid, 'user.recovery_codes_renewed')
        return { success: true as const, recoveryCodes: [...(await factor.renewCodes(who.guid, told))] }
      },
    )

    app.post(
      '/api/v1/auth/second-factor/off/',
      { config: { access }, schema: { body: Confirmed, response: { 200: Done } } },
      async ({ actor, body }) => {
        await profiles.switchSecondFactorOff(signedInPerson(actor), body.currentPassword)
        return { success: true as const }
      },
    )

    /** What the authenticator app calls the account's place. */
    async function issuerOf(tenant: Tenant | null): Promise<string> {
      if (tenant === null) return ''
      return (await settings.platform()).company_name || tenant.name
    }
  },
)
