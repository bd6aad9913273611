import { recordFileTypes } from '@ashlar/sdk'
import { defineErrors } from '@ashlar/sdk/server'

const types = recordFileTypes.filter((type) => type !== 'jpeg').map((type) => type.toUpperCase())

export const fileErrors = defineErrors('', {
  FILE_NOT_FOUND: [404, () => 'This file does not exist. It may have been deleted.'],
  FILE_LINK_EXPIRED: [404, () => 'This link has expired. Ask for a new one.'],
  FILE_TYPE_NOT_ALLOWED: [
    422,
    (name: string) => `“${name}”: this type is not allowed. Use ${types.slice(0, -1).join(', ')} or ${types.at(-1)}.`,
  ],
})
