/**
 * Pages of a website on which its shoppers manage their accounts, by path. A package brings them, and mails lead there; the
 * website's people may build pages of their own in their places.
 */
export const accountPages = {
  signUp: '/signup',
  /** With the secret of a mailed link, as `?token=`. */
  confirmAccount: '/signup/confirm',
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  /** With the secret of a mailed link, as `?token=`. */
  newPassword: '/new-password',
  profile: '/user-profile',
  /** With the secret of a mailed link, as `?token=`. */
  confirmEmail: '/user-profile/email',
} as const
