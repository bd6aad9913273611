import { defineErrors } from '@ashlar/sdk/server'

export const mailErrors = defineErrors('', {
  MAIL_ADDRESS_INVALID: [422, (address: string) => `“${address}” is no address that a mail can be sent to.`],
  MAIL_CONTENT_PRIVATE: [
    403,
    () =>
      'This mail may hold a link that signs somebody in. Only an owner of the website can read it, and no API token.',
  ],
  MAIL_NOT_CONFIGURED: [409, () => 'No mail server is configured, neither here nor for the whole installation.'],
  MAIL_REFUSED: [422, (reason: string) => `The mail could not be sent: ${reason.slice(0, 400)}`],
})
