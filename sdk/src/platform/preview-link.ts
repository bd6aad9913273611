import Type, { type Static } from 'typebox'

/** A link that shows a page to whoever has it, until a day. Its address is told once, when it is made. */
export const PreviewLink = Type.Object({
  id: Type.Integer(),
  /** For whom it is; may be empty. */
  label: Type.String(),
  /** Shows what its maker had not saved, as long as there is such a thing. */
  withDraft: Type.Boolean(),
  createdAt: Type.String(),
  createdBy: Type.String(),
  expiresAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
})
export type PreviewLink = Static<typeof PreviewLink>
