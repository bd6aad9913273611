import { defineErrors } from '@ashlar/sdk/server'

/** The codes that redirects had as a part of core. */
export const errors = defineErrors('', {
  INVALID_FIELDS: [422, () => 'Some fields have errors. Correct them and try again.'],
  REDIRECT_NOT_FOUND: [404, () => 'This redirect is not there.'],
  IMPORT_EMPTY: [422, () => 'There is no address in this file. Each line has: from, to, code.'],
  IMPORT_TOO_LONG: [422, (most: number) => `At most ${most} lines at once. Divide the file.`],
  REDIRECTS_NOT_IMPORTED: [422, () => 'Nothing was imported: some lines need another look.'],
  REDIRECT_TAKEN: [409, (source: string) => `There is already a redirect for "${source}".`],
  ADDRESS_NOT_FOUND: [404, () => 'This address is not in the log.'],
})
