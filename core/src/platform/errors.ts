import { defineErrors } from '@ashlar/sdk/server'

/** What people, tenants and packages can be told. Core's codes have no prefix. */
export const errors = defineErrors('', {
  SIGN_IN_FAILED: [401, () => 'Incorrect email or password.'],
  TOO_MANY_ATTEMPTS: [
    429,
    (minutes: number) =>
      `Too many attempts to sign in. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  ],
  TOO_MANY_REQUESTS: [
    429,
    (seconds: number) =>
      `Too many requests. Please try again in ${seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`}.`,
  ],
  NOT_FOUND: [404, (what: string) => `There is no ${what} here.`],
  NOT_ALLOWED: [403, (what: string) => `You are not allowed to ${what}.`],
  INVALID_FIELDS: [422, () => 'Some fields have errors. Correct them and try again.'],
  ALREADY_TAKEN: [409, (what: string) => `This ${what} is already taken. Please choose another.`],
  PLAN_REQUIRED: [
    403,
    (titles: readonly string[]) => `The website's plan does not include ${titles.join(', ')}. Choose a higher plan.`,
  ],
  OUTSIDE_HOST: [
    422,
    (host: string) =>
      `${host === '' ? 'This address' : host} is not on the list of servers that this website may contact.`,
  ],
  OUTSIDE_RESTS: [
    503,
    (host: string, seconds: number) =>
      `${host} could not be reached several times. The next attempt is in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  ],
  RECOVERY_LINK_OVER: [
    403,
    () =>
      'This link was already used, was replaced by a newer one, or is older than 15 minutes. Create a new one: ashlar package recover.',
  ],
  RIGHT_NOT_HELD: [
    403,
    (permissions: readonly string[]) => `You can't grant rights that you don't have: ${permissions.join(', ')}.`,
  ],
  OWNER_RIGHTS_FIXED: [403, () => "The owner always has every right. This can't be changed."],
  ROLE_NOT_BELOW: [403, () => 'You can only change the rights of roles below your own.'],
})
