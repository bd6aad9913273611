import {
  beginSecondFactor,
  changePassword,
  changeProfile,
  confirmSecondFactor,
  getProfile,
  renewRecoveryCodes,
  switchSecondFactorOff,
} from '@ashlar/sdk/platform'
import { defineRoutes, Settings, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { AccountNotes } from './account-notes.ts'
import { ConfirmationService } from './confirmation.service.ts'
import { ProfileService } from './profile.service.ts'
import { SecondFactorService } from './second-factor.service.ts'
import { sessionTokenIn } from './session-cookie.ts'
import { setSession } from './sign-in.ts'
import { signedInPerson } from './signed-in-person.ts'

/** One's own account: name, email, password, second factor (T23). API tokens change none of it. */
export const profileRoutes = defineRoutes(
  [ProfileService, ConfirmationService, SecondFactorService, AccountNotes, Settings],
  (app, profiles, confirmation, factor, notes, settings) => {
    app.call(getProfile, async ({ actor }) => ({ profile: await profiles.read(signedInPerson(actor)) }))

    app.call(changeProfile, async ({ actor, body }) => ({
      profile: await profiles.change(signedInPerson(actor), body),
    }))

    app.call(changePassword, async (request, reply) => {
      const { actor, headers, body } = request
      const token = await profiles.changePassword(signedInPerson(actor), sessionTokenIn(headers.cookie), body)
      setSession(request, reply, token)
    })

    app.call(beginSecondFactor, async ({ actor, tenant, body }) => {
      const who = signedInPerson(actor)
      await confirmation.confirm(who, body.currentPassword)
      return factor.begin(who.guid, await issuerOf(tenant))
    })

    app.call(confirmSecondFactor, async ({ actor, body }) => {
      const who = signedInPerson(actor)
      const told = (tx: Transaction) => notes.noteAbout(tx, who.guid, 'user.second_factor_on')
      return { recoveryCodes: [...(await factor.confirm(who.guid, body.code, told))] }
    })

    app.call(renewRecoveryCodes, async ({ actor, body }) => {
      const who = signedInPerson(actor)
      await confirmation.confirm(who, body.currentPassword)
      const told = (tx: Transaction) => notes.noteAbout(tx, who.guid, 'user.recovery_codes_renewed')
      return { recoveryCodes: [...(await factor.renewCodes(who.guid, told))] }
    })

    app.call(switchSecondFactorOff, ({ actor, body }) =>
      profiles.switchSecondFactorOff(signedInPerson(actor), body.currentPassword),
    )

    /** What the authenticator app calls the account's place. */
    async function issuerOf(tenant: Tenant | null): Promise<string> {
      if (tenant === null) return ''
      return (await settings.platform()).company_name || tenant.name
    }
  },
)
