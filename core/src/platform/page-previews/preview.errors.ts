import { defineErrors } from '@ashlar/sdk/server'

/** Links of one page that can be open at a time. */
export const mostPreviews = 20

export const previewErrors = defineErrors('', {
  PREVIEW_NOT_FOUND: [404, () => 'This preview link is not there.'],
  TOO_MANY_PREVIEWS: [409, () => `A page can have ${mostPreviews} preview links at a time. Revoke one first.`],
})
