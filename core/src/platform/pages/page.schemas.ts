import { Page, PageStatus, PageWithContent, pageLimits, pageStatuses } from '@ashlar/sdk/platform'
import { CsvQuery, ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { ById, Id, Ids, Line, Lines, Revision } from '../request-schemas.ts'

/** Pages that `limit=-1` gives at most (architecture, section 4). */
export const pageCap = 10_000

export const pageOrders = ['slug', 'title', 'status', 'publish_date', 'changedAt', 'sort'] as const

const anyStatus = pageStatuses.join('|')

export const PageListQuery = Type.Object({
  ...ListQuery(pageOrders, pageCap),
  ...CsvQuery,
  orderBy: Type.Optional(Type.Enum([...pageOrders])),
  /** Deleted pages: left out, among the others, or alone. */
  showdeleted: Type.Optional(Type.Enum(['0', '1', 'only'])),
  /** One status, or several joined by commas. */
  status: Type.Optional(Type.String({ pattern: `^(${anyStatus})(,(${anyStatus})){0,2}$` })),
  /** 0: pages at the top of the tree. */
  parentId: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
export type PageListQuery = Static<typeof PageListQuery>

const fields = {
  title: Type.Optional(Line(pageLimits.title)),
  slug: Type.Optional(Line(pageLimits.slug)),
  parentId: Type.Optional(Type.Union([Id, Type.Null()])),
  sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  status: Type.Optional(PageStatus),
  publish_date: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
  unpublish_date: Type.Optional(Type.Union([Type.String({ format: 'date-time', maxLength: 40 }), Type.Null()])),
  showPageTitle: Type.Optional(Type.Boolean()),
  showHeader: Type.Optional(Type.Boolean()),
  showFooter: Type.Optional(Type.Boolean()),
  excerpt: Type.Optional(Lines(pageLimits.excerpt)),
  image: Type.Optional(Line(pageLimits.image)),
  metaTitle: Type.Optional(Line(pageLimits.metaTitle)),
  metaDescription: Type.Optional(Line(pageLimits.metaDescription)),
  metaImage: Type.Optional(Line(pageLimits.image)),
  canonical: Type.Optional(Line(pageLimits.canonical)),
  noindex: Type.Optional(Type.Boolean()),
  nofollow: Type.Optional(Type.Boolean()),
  isDummy: Type.Optional(Type.Boolean()),
}

/** API-306. `slug` absent: made from the title; empty: the home page. */
export const CreatePage = Type.Object(
  {
    ...fields,
    copyFrom: Type.Optional(Type.Union([Id, Type.Null()], { description: 'Page whose content is copied.' })),
  },
  { additionalProperties: false },
)
export type CreatePage = Static<typeof CreatePage>

/** API-307. Absent fields stay as they are; content has a call of its own. */
export const UpdatePage = Type.Object(
  {
    ...fields,
    id: Id,
    revision: Type.Optional(Revision),
    deleted: Type.Optional(Type.Literal(false, { description: 'Restores a deleted page.' })),
  },
  { additionalProperties: false },
)
export type UpdatePage = Static<typeof UpdatePage>

/** `parentId` belongs to `move`: the page below which all of them go, null for the top. */
export const BulkPages = Type.Object(
  {
    ...Ids.properties,
    action: Type.Enum(['publish', 'draft', 'archive', 'restore', 'move']),
    parentId: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  { additionalProperties: false },
)
export type BulkPages = Static<typeof BulkPages>
export const BulkReply = Type.Object({ success: Type.Literal(true), count: Type.Integer() })

export const PageReply = Type.Object({ success: Type.Literal(true), page: PageWithContent })
export const SavedPageReply = Type.Object({ ...PageReply.properties, message: Type.String() })

/** OPEN-148: both documented shapes of the list at once. */
export const PageListReply = Type.Object({
  success: Type.Literal(true),
  rows: Type.Array(Page),
  total: Type.Integer(),
  truncated: Type.Optional(Type.Boolean()),
  results: Type.Object({
    rows: Type.Array(Page),
    total: Type.Integer(),
    truncated: Type.Optional(Type.Boolean()),
  }),
})

export const PublicPageQuery = Type.Object({ slug: Type.String({ maxLength: pageLimits.slug }) })
export const SubmenuQuery = Type.Object({ pageId: Id })
/** NAV-013. */
export const SubmenuReply = Type.Object({
  success: Type.Literal(true),
  menuItems: Type.Array(Type.Object({ title: Type.String(), slug: Type.String() })),
})
export { ById }
