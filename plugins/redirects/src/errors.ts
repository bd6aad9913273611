import { defineErrors } from '@ashlar/sdk/server'

/** The codes that redirects had as a part of core. */
export const errors = defineErrors('', {
  INVALID_FIELDS: [422, () => 'Some fields have errors. Correct them and try again.'],
  REDIRECT_NOT_FOUND: [404, () => 'This redirect does not exist.'],
  IMPORT_EMPTY: [422, () => 'This file contains no addresses. Each row needs: from, to, code.'],
  IMPORT_TOO_LONG: [422, (most: number) => `A file can have up to ${most} rows. Split the file.`],
  REDIRECTS_NOT_IMPORTED: [422, () => 'Nothing was imported because some rows have errors.'],
  REDIRECT_TAKEN: [409, (source: string) => `There is already a redirect for "${source}".`],
  ADDRESS_NOT_FOUND: [404, () => 'This address is not in the log.'],
})
