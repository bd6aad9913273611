import Type, { type Static } from 'typebox'
import { Page } from './page.ts'
import { Line } from './text-schemas.ts'

/** Content on the wire; null for the blank layout. */
export const EncodedContent = Type.Union([Type.String(), Type.Null()], {
  description: 'Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`.',
})

/** Largest body of a call that carries content: 1 MiB of it and its envelope. */
export const contentBodyLimit = 1024 * 1024 + 64 * 1024

/** The version of a document that a write was made from. */
export const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** Letters of a revision's name. */
export const revisionNameLimit = 80

/** Names the revision that is kept when a page is published; ignored by what publishes nothing. */
export const RevisionName = Type.Optional(Line(revisionNameLimit))

/** Keeps what is saved from visitors of a page that they can see now, until it is published. */
export const AsDraft = Type.Optional(
  Type.Boolean({
    description:
      'Visitors of a published page keep seeing its present content until the changes are published. Left out or false: live at once.',
  }),
)

/** A page with its content. */
export const PageWithContent = Type.Object({
  ...Page.properties,
  content: EncodedContent,
  /** There is stored content, but it could not be read. */
  contentUnreadable: Type.Boolean(),
  /** Blocks in the content, its root left out. */
  blockCount: Type.Integer(),
})
export type PageWithContent = Static<typeof PageWithContent>

/** A person's own unsaved state of a page, kept on the server. */
export const PageDraft = Type.Object({
  content: Type.String(),
  /** Revision of the page's content from which the draft was begun. */
  contentRevision: Type.Integer(),
  /** The content of that revision, when the page's is another by now and it is still kept: what to compare both with. */
  base: EncodedContent,
  changedAt: Type.String(),
})
export type PageDraft = Static<typeof PageDraft>

export const PageRevision = Type.Object({
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
export type PageRevision = Static<typeof PageRevision>

/** A revision as it is compared. */
export const PageRevisionWithContent = Type.Object({
  ...PageRevision.properties,
  content: EncodedContent,
  contentUnreadable: Type.Boolean(),
  /** The revision before this one; null for the first. */
  before: Type.Union([Type.Integer(), Type.Null()]),
})
export type PageRevisionWithContent = Static<typeof PageRevisionWithContent>

/** What the links and pictures of a page lead to on its own website. */
export const CheckedLinks = Type.Object({
  /** Those that name a page; any other may be a module's, which the site itself knows. */
  pages: Type.Array(Type.Object({ path: Type.String(), isPublished: Type.Boolean() })),
  /** Addresses of files that the media library does not have, or has in the trash. */
  missingMedia: Type.Array(Type.String()),
  /** Addresses of images that the media library holds as decorative: they say nothing, and need no text. */
  decorativeMedia: Type.Array(Type.String()),
})
export type CheckedLinks = Static<typeof CheckedLinks>
