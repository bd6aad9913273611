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
  UNKNOWN_LINK: [404, () => 'This link leads nowhere any more.'],
  UNKNOWN_CAMPAIGN: [404, () => 'There is no such campaign.'],
  NO_SUCH_CAMPAIGNS: [
    404,
    () => 'At least one of these campaigns does not exist any more, so none was deleted. Reload the list.',
  ],
  CAMPAIGN_CHANGED: [409, () => 'Someone else changed this campaign. Reload it, then make your changes again.'],
  CAMPAIGN_BEGUN: [409, () => 'This campaign is being sent or was sent, so it can’t be changed. Duplicate it instead.'],
  CAMPAIGN_SENDING: [409, () => 'This campaign is being sent. Stop it before you delete it.'],
  NO_SUBJECT: [422, () => 'The campaign has no subject. Write one first.'],
  NO_UNSUBSCRIBE: [422, () => 'The email has no unsubscribe link. Add the block “Unsubscribe link” to it.'],
  NO_RECIPIENTS: [422, () => 'Nobody would get this campaign. Choose recipients who agreed to receive email.'],
  NO_MAIL_SERVER: [
    422,
    () => 'No mail server is set up, so nothing can be sent. Set one up in the settings for email.',
  ],
  TIME_PASSED: [422, () => 'This time has passed. Choose a later one, or send the campaign now.'],
  TIME_TOO_FAR: [422, () => 'Choose a time within the next year.'],
  NOT_SCHEDULED: [409, () => 'This campaign has no time at which it is sent.'],
  NOT_SENDING: [409, () => 'This campaign is not being sent.'],
  NOT_PAUSED: [409, () => 'This campaign is neither paused nor stopped.'],
  ALL_SENT: [409, () => 'Every recipient of this campaign has had their turn.'],
  NOT_OWN_ADDRESS: [
    422,
    (email: string) => `Tests go only to people of your team and to the website’s own addresses. ${email} is neither.`,
  ],
  NO_TEST_CUSTOMER: [422, () => 'There is no such customer to show the email for.'],
  SPAN_WRONG: [422, (days: number) => `Choose a first day before the last one, and at most ${days} days.`],
  REVISION_MISSING: [422, (name: string) => `Send “${name}” with this change, so that no change of others is lost.`],
  SENDER_NOT_OWN: [
    422,
    (sender: string) =>
      sender === ''
        ? 'Leave the sender address empty. The website’s address is chosen in the settings for email.'
        : `Emails are sent from ${sender}. Change the address in the settings for email.`,
  ],
  NOT_AN_AUDIENCE: [422, (problem: string) => problem],
  EXCLUDED_GROUP_GONE: [
    409,
    (problem: string) => `The people to leave out can't be told: ${problem} Nothing is sent. Change the recipients.`,
  ],
  UNKNOWN_FILTER: [404, () => 'There is no such filter with values to search for.'],
  INCOMPLETE_LINK: [422, () => 'This link is incomplete. Please use the whole link from the email.'],
})
