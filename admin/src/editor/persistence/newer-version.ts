import { EncodedContent } from '@ashlar/sdk/platform'
import Type from 'typebox'

/** What a refused save says of the version that is there (409). */
export const NewerVersion = Type.Object({
  current: Type.Object({
    content: EncodedContent,
    revision: Type.Integer(),
    changedBy: Type.String(),
    changedAt: Type.String(),
  }),
})
