import { defineErrors } from '@ashlar/sdk/server'

/** Every error of the module: status and a sentence for the person who can act on it. */
export const errors = defineErrors('MY_THING', {
  TOO_MANY: [409, (most: number) => `There are already ${most} notes. Delete one, or allow more in the settings.`],
})
