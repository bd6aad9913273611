import { defineErrors } from '@ashlar/sdk/server'

export const templateErrors = defineErrors('', {
  TEMPLATE_NOT_FOUND: [404, () => 'This template does not exist or was deleted.'],
  TEMPLATE_IN_USE: [
    409,
    (name: string, places: number) =>
      `“${name}” is used in ${places === 1 ? 'one place' : `${places} places`}. Remove it there first.`,
  ],
})
