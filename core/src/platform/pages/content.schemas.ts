import { EncodedContent, PageDraft, PageRevision, PageRevisionWithContent } from '@ashlar/sdk/platform'
import Type, { type Static } from 'typebox'
import { Id, Line, Revision } from '../request-schemas.ts'

/** API-103. */
export const UpdateContent = Type.Object(
  {
    id: Id,
    content: EncodedContent,
    revision: Type.Optional(Revision),
    overwriteUnreadable: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

export const PutDraft = Type.Object(
  { content: EncodedContent, contentRevision: Revision },
  { additionalProperties: false },
)

export const DraftReply = Type.Object({ success: Type.Literal(true), draft: Type.Union([PageDraft, Type.Null()]) })

export const RevisionReply = Type.Object({ success: Type.Literal(true), revision: PageRevisionWithContent })

/** Which revisions are listed: all, those that were published, or those with a name. */
export const RevisionsAsked = Type.Object({ only: Type.Optional(Type.Enum(['published', 'named'])) })
export type RevisionsAsked = Static<typeof RevisionsAsked>

/** An empty name takes it away. */
export const NameRevision = Type.Object({ name: Line(80) }, { additionalProperties: false })
export const NamedReply = Type.Object({ success: Type.Literal(true), revision: PageRevision })

export const ByRevision = Type.Object({ id: Id, revisionId: Id })

export const RestoreRevision = Type.Object({ revision: Type.Optional(Revision) }, { additionalProperties: false })
