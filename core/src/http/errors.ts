import { defineErrors } from '@ashlar/sdk/server'

/** Everything the host itself refuses a request with. Core's codes have no prefix. */
export const errors = defineErrors('', {
  INVALID_REQUEST: [400, (what: string) => what],
  INVALID_JSON: [400, () => 'The body is not valid JSON.'],
  INVALID_IDEMPOTENCY_KEY: [
    400,
    () => 'An Idempotency-Key is 1 to 200 visible ASCII characters without spaces, such as a random UUID.',
  ],
  IDEMPOTENCY_NOT_POSSIBLE: [400, (why: string) => `An Idempotency-Key can't be kept for this request: ${why}.`],
  UNKNOWN_FIELD: [400, (field: string) => `There is no field "${field}" here.`],
  NOT_SIGNED_IN: [401, () => 'Please sign in.'],
  FORBIDDEN: [403, () => 'You are not allowed to do this.'],
  SESSION_NEEDED: [403, () => 'Only a signed-in person can do this. An API token cannot.'],
  SECOND_FACTOR_REQUIRED: [
    403,
    () => 'Your role requires two-factor authentication. Set it up in your profile to go on.',
  ],
  CROSS_SITE: [403, () => 'This request came from another site and was refused.'],
  MODULE_NOT_ENABLED: [403, (id: string) => `The module "${id}" is not switched on for this site.`],
  PLAN_REQUIRED: [403, (plan: string) => `This needs the plan "${plan}".`],
  NOT_FOUND: [404, () => 'There is nothing at this address.'],
  METHOD_NOT_ALLOWED: [405, (method: string) => `This address does not answer ${method}.`],
  IDEMPOTENCY_KEY_REUSED: [
    409,
    () => 'This Idempotency-Key belongs to another request. Use a new one for each thing that is to be done.',
  ],
  IDEMPOTENCY_KEY_IN_USE: [
    409,
    () =>
      'The request with this Idempotency-Key is being answered, or was cut off. Try again in a moment; if this stays, see whether it took effect before you send it with a new key.',
  ],
  RESTORING: [
    409,
    () => 'A backup is being restored, so nothing can be changed right now. Try again in a few minutes.',
  ],
  PAYLOAD_TOO_LARGE: [413, () => 'The request is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, () => 'Send the body as JSON (Content-Type: application/json).'],
  UNKNOWN_HOST: [421, () => 'No site answers under this host name.'],
  INVALID_FIELDS: [422, (what: string) => what],
  TOO_MANY_STREAMS: [429, () => 'Too many windows listen for messages at once. Please close some.'],
  TOO_MANY_IDEMPOTENCY_KEYS: [
    429,
    () => 'Too many Idempotency-Keys of yours are kept. They are forgotten after 24 hours.',
  ],
  INTERNAL: [500, () => 'Something went wrong on our side. Please try again.'],
  UNAVAILABLE: [503, () => 'The database does not answer just now. Please try again in a moment.'],
})
