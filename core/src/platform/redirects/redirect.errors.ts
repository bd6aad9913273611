import { defineErrors } from '@ashlar/sdk/server'

export const redirectErrors = defineErrors('', {
  REDIRECT_NOT_FOUND: [404, () => 'This redirect is not there.'],
  REDIRECT_TAKEN: [409, (source: string) => `There is already a redirect for "${source}".`],
})
