import Type, { type Static } from 'typebox'

export const pageStatuses = ['draft', 'published', 'archived'] as const
export const PageStatus = Type.Enum([...pageStatuses])
export type PageStatus = Static<typeof PageStatus>

/** Most characters in a page's texts; the API refuses more and the form takes no more. */
export const pageLimits = {
  title: 200,
  slug: 220,
  excerpt: 2000,
  image: 2000,
  metaTitle: 200,
  metaDescription: 500,
  canonical: 2000,
} as const

/** A page as the API says it; `content` is encoded and left out of lists. */
export const Page = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Address below the site without the leading slash; empty for the home page. */
  slug: Type.String(),
  parentId: Type.Union([Type.Integer(), Type.Null()]),
  /** Order among the pages with the same parent, ascending. */
  sort: Type.Integer(),
  status: PageStatus,
  /** ISO 8601, UTC. */
  publish_date: Type.String(),
  unpublish_date: Type.Union([Type.String(), Type.Null()]),
  showPageTitle: Type.Boolean(),
  showHeader: Type.Boolean(),
  showFooter: Type.Boolean(),
  excerpt: Type.String(),
  image: Type.String(),
  metaTitle: Type.String(),
  metaDescription: Type.String(),
  /** Picture for sharing; empty for the page's image. */
  metaImage: Type.String(),
  /** Address that search engines shall take instead: a path or an https address; empty for the page's own. */
  canonical: Type.String(),
  noindex: Type.Boolean(),
  /** Search engines shall not follow the page's links. */
  nofollow: Type.Boolean(),
  deleted: Type.Boolean(),
  isDummy: Type.Boolean(),
  isHome: Type.Boolean(),
  /** Revision of the form's fields. */
  revision: Type.Integer(),
  /** Revision of the content: counts on its own. */
  contentRevision: Type.Integer(),
  /** Visitors see an earlier content: what was saved since waits to be published. */
  hasUnpublishedChanges: Type.Boolean(),
  createdAt: Type.String(),
  changedAt: Type.String(),
  /** Display name of the person who changed it last; empty for the seed. */
  changedBy: Type.String(),
})
export type Page = Static<typeof Page>

/** The fields of a page that a person edits. */
export type PageFields = Omit<
  Page,
  | 'id'
  | 'sort'
  | 'deleted'
  | 'isHome'
  | 'revision'
  | 'contentRevision'
  | 'hasUnpublishedChanges'
  | 'createdAt'
  | 'changedAt'
  | 'changedBy'
>

/** What a new page has where nothing was said. */
export const newPageFields = (now: Date): PageFields => ({
  title: '',
  slug: '',
  parentId: null,
  status: 'draft',
  publish_date: now.toISOString(),
  unpublish_date: null,
  showPageTitle: true,
  showHeader: true,
  showFooter: true,
  excerpt: '',
  image: '',
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
  canonical: '',
  noindex: false,
  nofollow: false,
  isDummy: false,
})
