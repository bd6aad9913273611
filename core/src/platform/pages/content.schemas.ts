import Type, { type Static } from 'typebox'
import { Id, Line, Revision as RevisionNumber } from '../request-schemas.ts'

/** Content on the wire (EDIT-019); null for the blank layout. Its size is checked where it is decoded. */
export const EncodedContent = Type.Union([Type.String(), Type.Null()], {
  description: 'Base64 of zlib-deflated content JSON, or plain JSON that begins with `{`.',
})

/** API-103. */
export const UpdateContent = Type.Object(
  {
    id: Id,
    content: EncodedContent,
    revision: Type.Optional(RevisionNumber),
    overwriteUnreadable: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

export const PutDraft = Type.Object(
  { content: EncodedContent, contentRevision: RevisionNumber },
  { additionalProperties: false },
)

export const Draft = Type.Object({
  content: Type.String(),
  /** Revision of the page's content from which the draft was begun. */
  contentRevision: Type.Integer(),
  /** The content of that revision, when the page's is another by now and it is still kept: what to compare both with. */
  base: Type.Union([Type.String(), Type.Null()]),
  changedAt: Type.String(),
})
export type Draft = Static<typeof Draft>

export const DraftReply = Type.Object({ success: Type.Literal(true), draft: Type.Union([Draft, Type.Null()]) })

export const Revision = Type.Object({
  id: Type.Integer(),
  /** Revision of the content that this was. */
  revision: Type.Integer(),
  kind: Type.Enum(['save', 'publish', 'overwrite', 'restore']),
  label: Type.String(),
  /** What somebody called it, to find it again; empty for most. */
  name: Type.String(),
  createdAt: Type.String(),
  createdBy: Type.String(),
})
export type Revision = Static<typeof Revision>

export const RevisionWithContent = Type.Object({
  ...Revision.properties,
  content: Type.Union([Type.String(), Type.Null()]),
  contentUnreadable: Type.Boolean(),
  /** The revision before this one; null for the first. */
  before: Type.Union([Type.Integer(), Type.Null()]),
})
export type RevisionWithContent = Static<typeof RevisionWithContent>

export const RevisionReply = Type.Object({ success: Type.Literal(true), revision: RevisionWithContent })

/** Which revisions are listed: all, those that were published, or those with a name. */
export const RevisionsAsked = Type.Object({ only: Type.Optional(Type.Enum(['published', 'named'])) })
export type RevisionsAsked = Static<typeof RevisionsAsked>

/** An empty name takes it away. */
export const NameRevision = Type.Object({ name: Line(80) }, { additionalProperties: false })
export const NamedReply = Type.Object({ success: Type.Literal(true), revision: Revision })

export const ByRevision = Type.Object({ id: Id, revisionId: Id })

export const RestoreRevision = Type.Object({ revision: Type.Optional(RevisionNumber) }, { additionalProperties: false })
