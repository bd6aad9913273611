import { defineErrors } from '@ashlar/sdk/server'

export const bounceErrors = defineErrors('MAIL', {
  BOUNCE_UNSIGNED: [401, () => 'The signature is missing, wrong or too old.'],
  BOUNCE_UNREADABLE: [400, () => 'The body is not a list of bounces: see the documentation of this address.'],
})
