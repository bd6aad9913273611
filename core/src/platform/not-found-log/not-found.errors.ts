import { defineErrors } from '@ashlar/sdk/server'

export const notFoundErrors = defineErrors('', {
  ADDRESS_NOT_FOUND: [404, () => 'This address is not in the log.'],
})
