import { PreviewLink } from '@ashlar/sdk/platform'
import { defineErrors } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Id, Line } from '../request-schemas.ts'

/** Links of one page that can be open at a time. */
export const mostPreviews = 20

export const CreatePreview = Type.Object(
  {
    pageId: Id,
    /** For whom it is; may be empty. */
    label: Type.Optional(Line(120)),
    days: Type.Integer({ minimum: 1, maximum: 90 }),
    /** Show what its maker has not saved yet, as far as there is such a thing. */
    withDraft: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type CreatePreview = Static<typeof CreatePreview>

/** `url` is told this once: only a hash of its secret is stored. */
export const PreviewReply = Type.Object({ success: Type.Literal(true), preview: PreviewLink, url: Type.String() })
export const ByPreview = Type.Object({ id: Id, previewId: Id })

export const previewErrors = defineErrors('', {
  PREVIEW_NOT_FOUND: [404, () => 'This preview link is not there.'],
  TOO_MANY_PREVIEWS: [409, () => `A page can have ${mostPreviews} preview links at a time. Revoke one first.`],
})
