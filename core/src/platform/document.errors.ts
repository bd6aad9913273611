import { defineErrors } from '@ashlar/sdk/server'

/** Errors of editable documents: pages and templates. */
export const documentErrors = defineErrors('', {
  STALE_REVISION: [
    409,
    (who: string) => `${who === '' ? 'Somebody else' : who} has saved this in the meantime. Nothing was overwritten.`,
  ],
})
