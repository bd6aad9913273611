import { defineErrors } from '@ashlar/sdk/server'

/** The codes that redirects had as a part of core. */
export const errors = defineErrors('', {
  INVALID_FIELDS: [422, () => 'Some fields have errors. Correct them and try again.'],
  REDIRECT_NOT_FOUND: [404, () => 'This redirect does not exist.'],
  REDIRECT_TAKEN: [409, (source: string) => `There is already a redirect for "${source}".`],
  ADDRESS_NOT_FOUND: [404, () => 'This address is not in the log.'],
})
