import { defineErrors } from '@ashlar/sdk/server'

export const settingErrors = defineErrors('', {
  UNKNOWN_FIELD: [400, (keys: readonly string[]) => `There is no setting ${keys.map((key) => `"${key}"`).join(', ')}.`],
})
