import { defineErrors } from '@ashlar/sdk/server'

export const mediaErrors = defineErrors('', {
  MEDIA_NOT_FOUND: [404, () => 'This file is not there.'],
  MEDIA_TYPE_NOT_ALLOWED: [
    422,
    (fileName: string) => `“${fileName}” is no picture, PDF, MP4 or WebM, or its content does not fit its name.`,
  ],
  MEDIA_NOT_SAFE: [422, (fileName: string) => `“${fileName}” holds script or refers to other documents.`],
  MEDIA_TOO_LARGE: [413, (fileName: string) => `“${fileName}” is larger than 15 MB.`],
  RANGE_NOT_SATISFIABLE: [416, () => 'The file is shorter than the part that was asked for.'],
})
