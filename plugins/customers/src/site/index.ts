import { maybe } from '@ashlar/sdk'
import { BotCheck } from '@ashlar/sdk/server'
import { defineSite, siteCsp } from '@ashlar/sdk/site'
import { newEmailPage } from './new-email.tsx'
import { forgotPasswordPage, newPasswordPage } from './new-password.tsx'
import { profilePage } from './profile.tsx'
import { signInPage } from './sign-in.tsx'
import { confirmAccountPage, signUpPage } from './sign-up.tsx'

export default defineSite({
  pages: [
    ...[signUpPage, confirmAccountPage, signInPage, forgotPasswordPage, newPasswordPage],
    ...[profilePage, newEmailPage],
  ],
  csp: siteCsp([maybe(BotCheck)], async (check) => (await check?.hosts()) ?? {}),
})
