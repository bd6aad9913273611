import { defineErrors } from '@ashlar/sdk/server'

export const mailErrors = defineErrors('', {
  MAIL_ADDRESS_INVALID: [422, (address: string) => `“${address}” is not a valid email address.`],
  MAIL_CONTENT_PRIVATE: [
    403,
    () => 'This email may contain a sign-in link. Only an owner of the website can read it. API tokens can’t.',
  ],
  MAIL_NOT_CONFIGURED: [409, () => 'No mail server is set up for this website or the installation.'],
  MAIL_REFUSED: [422, (reason: string) => `The email could not be sent: ${reason.slice(0, 400)}`],
})
