import { defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('EMAIL_MARKETING', {
  UNKNOWN_LIST: [404, () => 'There is no such list.'],
  UNKNOWN_SUBSCRIBER: [404, () => 'There is no such subscriber.'],
  LIST_TAKEN: [409, (name: string) => `There is a list called ${name} already.`],
  LAST_LIST: [409, () => 'This list is taken for sign-ups that name none. Choose another one for that first.'],
  INVALID_EMAIL: [422, () => 'Invalid email address'],
  NO_SUCH_SIGN_UP: [422, () => 'This sign-up is over. Please reload the page and try again.'],
  NOT_VERIFIED: [422, () => 'We could not verify your request. Please reload the page and try again.'],
  ALREADY_ON_LIST: [409, (email: string) => `${email} is on this list already.`],
  SUPPRESSED: [409, (email: string) => `${email} is among those who are never mailed.`],
  NOT_HELD: [409, () => 'Only a sign-up that waits to be checked can be sent the mail to confirm.'],
  LINK_OVER: [410, () => 'This link has ended. Links to confirm work for seven days.'],
  INCOMPLETE_LINK: [422, () => 'This link is not complete. Please use the whole link from the mail.'],
})
