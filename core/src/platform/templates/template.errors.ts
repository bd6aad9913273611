import { defineErrors } from '@ashlar/sdk/server'

export const templateErrors = defineErrors('', {
  TEMPLATE_NOT_FOUND: [404, () => 'This template is not there.'],
})
