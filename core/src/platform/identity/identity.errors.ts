import { defineErrors } from '@ashlar/sdk/server'

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** What accounts, their invitations and second factors can be told. */
export const identityErrors = defineErrors('', {
  TRY_LATER: [429, (seconds: number) => `Too many attempts. Please try again in ${inWords(seconds)}.`],
  TOO_MANY_PASSWORDS: [
    429,
    (seconds: number) =>
      `The server is checking too many passwords at the moment. Please try again in ${seconds} seconds.`,
  ],
  PASSWORD_NEEDED: [422, () => 'Enter your password to confirm this.'],
  SECOND_FACTOR_NEEDED: [401, () => 'Enter the code from your authenticator app.'],
  SECOND_FACTOR_WRONG: [401, () => 'This code is wrong or was already used. Codes change every 30 seconds.'],
  SECOND_FACTOR_ON: [
    409,
    () => 'Two-factor authentication is already on. Switch it off first to set up another device.',
  ],
  SECOND_FACTOR_OFF: [409, () => 'Two-factor authentication is not on. Set it up first.'],
  NO_SECOND_FACTOR: [409, () => 'This person does not use two-factor authentication.'],
  LINK_OVER: [403, () => 'This link has expired, was already used, or was replaced by a newer one. Ask for a new one.'],
  STAFF_ACCOUNT: [403, () => 'Your account belongs to the back office. Manage it in your profile there.'],
  EMAIL_NEEDS_LINK: [
    403,
    () => 'Change your email address on your page of the website. You confirm the new one by a link.',
  ],
  ALREADY_HERE: [409, () => 'You are already on this website.'],
  OWNERS_NEED_FACTOR: [
    403,
    () => 'This website requires two-factor authentication of its owners. Set it up in your profile first.',
  ],
  NOT_ENTERED: [409, () => 'You are on your own website. There is nothing to leave.'],
  OWN_WEBSITE_ONLY: [
    403,
    () =>
      'You entered this website from the platform, so you can’t do this here. Your account is managed on your own website.',
  ],
  LAST_OWNER: [409, () => 'This is the last owner of the website. Make another person an owner first.'],
  OWN_ACCOUNT: [409, () => 'You can’t disable or remove your own account. Another administrator can.'],
  PERSON_ABOVE: [403, () => 'You can’t change a person whose role is above yours.'],
  ROLE_ABOVE: [403, () => 'You can’t assign a role above your own.'],
  ROLE_WIDER: [
    403,
    (permissions: readonly string[]) =>
      `You can’t assign this role because it has rights that you don’t have (${permissions.slice(0, 5).join(', ')}${permissions.length > 5 ? ' and more' : ''}).`,
  ],
  ROLE_IS_FIXED: [403, () => 'This role is built in. It can’t be renamed or deleted.'],
  TOO_MANY_ROLES: [422, (most: number) => `A website can have up to ${most} custom roles. Delete one first.`],
  INVITATION_ACCEPTED: [409, () => 'This person has already accepted the invitation.'],
  INVITATION_OPEN: [409, () => 'This person has not accepted the invitation yet. Resend it, or remove the account.'],
})
