import { defineErrors } from '@ashlar/sdk/server'

/** Everything the host itself refuses a request with. Core's codes have no prefix. */
export const errors = defineErrors('', {
  INVALID_REQUEST: [400, (what: string) => what],
  INVALID_JSON: [400, () => 'The request body is not valid JSON.'],
  INVALID_IDEMPOTENCY_KEY: [
    400,
    () => 'An Idempotency-Key must be 1 to 200 visible ASCII characters without spaces, such as a random UUID.',
  ],
  IDEMPOTENCY_NOT_POSSIBLE: [400, (why: string) => `This request can't use an Idempotency-Key: ${why}.`],
  UNKNOWN_FIELD: [400, (field: string) => `There is no field "${field}" here.`],
  NOT_SIGNED_IN: [401, () => 'Please sign in.'],
  FORBIDDEN: [403, () => 'You are not allowed to do this.'],
  SESSION_NEEDED: [403, () => 'Only a signed-in person can do this. An API token cannot.'],
  SECOND_FACTOR_REQUIRED: [
    403,
    () => 'Your role requires two-factor authentication. Set it up in your profile to continue.',
  ],
  CROSS_SITE: [403, () => 'This request came from another site and was refused.'],
  MODULE_NOT_ENABLED: [403, (id: string) => `The module "${id}" is not switched on for this website.`],
  PLAN_REQUIRED: [403, (plan: string) => `This requires the plan "${plan}".`],
  NOT_FOUND: [404, () => 'There is nothing at this address.'],
  METHOD_NOT_ALLOWED: [405, (method: string) => `This address does not support ${method}.`],
  IDEMPOTENCY_KEY_REUSED: [
    409,
    () => 'This Idempotency-Key was used for a different request. Use a new key for each operation.',
  ],
  IDEMPOTENCY_KEY_IN_USE: [
    409,
    () =>
      'The request with this Idempotency-Key is still running or was interrupted. Try again in a moment. If this continues, check whether it took effect before you send it with a new key.',
  ],
  RESTORING: [
    409,
    () => 'A backup is being restored, so nothing can be changed right now. Try again in a few minutes.',
  ],
  PAYLOAD_TOO_LARGE: [413, () => 'The request is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, () => 'Send the body as JSON (Content-Type: application/json).'],
  UNKNOWN_HOST: [421, () => 'There is no website at this host name.'],
  INVALID_FIELDS: [422, (what: string) => what],
  TOO_MANY_STREAMS: [429, () => 'Too many windows are open at once. Please close some.'],
  TOO_MANY_IDEMPOTENCY_KEYS: [429, () => 'You have used too many Idempotency-Keys. Keys expire after 24 hours.'],
  INTERNAL: [500, () => 'Something went wrong on our side. Please try again.'],
  UNAVAILABLE: [503, () => 'The database is not responding. Please try again in a moment.'],
})
