import { defineErrors } from '@ashlar/sdk/server'

export const settingErrors = defineErrors('', {
  UNKNOWN_FIELD: [400, (keys: readonly string[]) => `There is no setting ${keys.map((key) => `"${key}"`).join(', ')}.`],
  MAIL_SERVER_ABOVE: [403, (reason: string, who: string) => `${reason}, so only ${who} can change it.`],
  SECRET_UNREADABLE: [
    409,
    () => 'A stored password or key can no longer be read because ASHLAR_SECRET has changed. Enter it again.',
  ],
})
