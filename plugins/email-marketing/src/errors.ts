import { defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('EMAIL_MARKETING', {
  UNKNOWN_LIST: [404, () => 'There is no such list.'],
  NO_LIST_CALLED: [
    422,
    (name: string) => `There is no list called “${name}”. Create it, or leave the cell empty for the default list.`,
  ],
  NO_CONSENT: [422, () => 'Say how this person agreed to receive email.'],
  UNKNOWN_SUBSCRIBER: [404, () => 'There is no such subscriber.'],
  LIST_TAKEN: [409, (name: string) => `There is already a list called ${name}.`],
  LAST_LIST: [409, () => 'This is the default list for sign-ups. Choose another default list, then delete this one.'],
  INVALID_EMAIL: [422, () => 'Invalid email address'],
  NO_SUCH_SIGN_UP: [422, () => 'This sign-up form has changed. Please reload the page and try again.'],
  NOT_VERIFIED: [422, () => 'We could not verify your request. Please reload the page and try again.'],
  ALREADY_ON_LIST: [409, (email: string) => `${email} is already on this list.`],
  SUPPRESSED: [409, (email: string) => `${email} is marked as “Never email”.`],
  NOT_HELD: [409, () => 'Only a sign-up that needs review can be sent a confirmation email.'],
  LINK_OVER: [410, () => 'This link has expired. Confirmation links work for seven days.'],
  NOT_AN_AUDIENCE: [422, (problem: string) => problem],
  EXCLUDED_GROUP_GONE: [
    409,
    (problem: string) => `The people to leave out can't be told: ${problem} Nothing is sent. Change the recipients.`,
  ],
  UNKNOWN_FILTER: [404, () => 'There is no such filter with values to search for.'],
  INCOMPLETE_LINK: [422, () => 'This link is incomplete. Please use the whole link from the email.'],
})
