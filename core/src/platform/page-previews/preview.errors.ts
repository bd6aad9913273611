import { defineErrors } from '@ashlar/sdk/server'

/** Links of one page that can be open at a time. */
export const mostPreviews = 20

export const previewErrors = defineErrors('', {
  PREVIEW_NOT_FOUND: [404, () => 'This preview link does not exist or was revoked.'],
  TOO_MANY_PREVIEWS: [409, () => `A page can have up to ${mostPreviews} preview links. Revoke one first.`],
})
