import { accountPages } from '@ashlar/sdk'
import { type Actor, AshlarError, defineRoutes, isForm, ShopperAccounts, withForms } from '@ashlar/sdk/server'
import {
  changeOwnEmail,
  changeOwnPassword,
  changeOwnProfile,
  chooseNewPassword,
  closeOwnAccount,
  confirmAccount,
  confirmNewEmail,
  forgotPassword,
  getOwnProfile,
  register,
  signInToSite,
} from '../../contract.ts'
import { AccountService } from './account.service.ts'
import { answered, ownPath } from './next-page.ts'

/** Where staff go on when they sign in on a page of the website. */
const backOffice = '/admin'

/** How visitors get an account, and how they get in. */
export const accountRoutes = defineRoutes([ShopperAccounts, AccountService], (app, accounts, service) =>
  withForms(app, (scope) => {
    scope.call(register, async (request, reply) => {
      const { firstname, lastname = '', email, password, recaptchaToken } = request.body
      const asking = { from: request.ip, botToken: recaptchaToken, isWithoutScript: isForm(request) }
      await service.refuseUnwanted(asking)
      await accounts.register(request, { firstname: firstname.trim(), lastname: lastname.trim(), email, password })
      return answered(request, reply, `${accountPages.signUp}?done=sent`)
    })

    scope.call(confirmAccount, async (request, reply) => {
      const { token: secret, password } = request.body
      await accounts.confirmRegistration(request, reply, { secret, password })
      return answered(request, reply, `${accountPages.profile}?done=welcome`)
    })

    scope.call(signInToSite, async (request, reply) => {
      const { email, password, code, returnTo } = request.body
      const given = { email, password, ...(code && { code: code.trim() }) }
      const { isStaff } = await accounts.signIn(request, reply, given)
      return answered(request, reply, ownPath(returnTo) ?? (isStaff ? backOffice : accountPages.profile))
    })

    scope.call(forgotPassword, async (request, reply) => {
      await accounts.askPassword(request, request.body.email)
      return answered(request, reply, `${accountPages.forgotPassword}?done=sent`)
    })

    scope.call(chooseNewPassword, async (request, reply) => {
      const { token: secret, password } = request.body
      await accounts.usePasswordLink(request, { secret, password })
      return answered(request, reply, `${accountPages.signIn}?done=password`)
    })

    scope.call(confirmNewEmail, async (request, reply) => {
      await accounts.useEmailLink(request, request.body.token)
      const page = request.actor === null ? accountPages.signIn : accountPages.profile
      return answered(request, reply, `${page}?done=email`)
    })
  }),
)

/** What shoppers do with their own account. */
export const ownAccountRoutes = defineRoutes([ShopperAccounts, AccountService], (app, accounts, service) => {
  app.call(getOwnProfile, async ({ actor }) => ({ profile: await service.profileOf(present(actor).guid) }))

  withForms(app, (scope) => {
    scope.call(changeOwnProfile, async (request, reply) => {
      const { form: _, ...change } = request.body
      const name = `${change.firstname} ${change.lastname ?? ''}`.trim().slice(0, 120)
      await accounts.rename(request, name === '' ? change.firstname : name)
      await service.change(present(request.actor), change)
      return answered(request, reply, `${accountPages.profile}?done=profile`)
    })

    scope.call(changeOwnEmail, async (request, reply) => {
      await accounts.askEmail(request, request.body)
      return answered(request, reply, `${accountPages.profile}?done=email-sent`)
    })

    scope.call(changeOwnPassword, async (request, reply) => {
      await accounts.changePassword(request, reply, request.body)
      return answered(request, reply, `${accountPages.profile}?done=password`)
    })

    scope.call(closeOwnAccount, async (request, reply) => {
      await accounts.close(request, reply, request.body.currentPassword)
      return answered(request, reply, `${accountPages.signIn}?done=closed`)
    })
  })
})

/** The routes' access has seen to it that somebody is signed in. */
function present(actor: Actor | null): Actor {
  if (actor === null) throw new AshlarError('NOT_SIGNED_IN', 401, 'Please sign in.')
  return actor
}
