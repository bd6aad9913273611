import { defineErrors } from '@ashlar/sdk/server'

/** Errors of editable documents: pages and templates. */
export const documentErrors = defineErrors('', {
  /** Content-only mode. */
  LAYOUT_NOT_ALLOWED: [
    403,
    (what: string) =>
      `You can change the text, images and links on this page, but not its layout. ${what} Nothing was saved.`,
  ],
  STALE_REVISION: [
    409,
    (who: string) => `${who === '' ? 'Somebody else' : who} has saved this in the meantime. Nothing was overwritten.`,
  ],
})
