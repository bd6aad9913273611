import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { CsvQuery, ListQuery, Rows } from '../definition/list-query.ts'
import { ById, Id, Ids } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { Page, PageStatus, pageLimits, pageStatuses } from './page.ts'
import { PageWithContent, Revision, RevisionName } from './page-content.ts'
import { Line, Lines } from './text-schemas.ts'

const path = '/api/v1/admin/pages/'
const views = corePermission('pages', 'can_view')
const creates = corePermission('pages', 'can_create')
const edits = corePermission('pages', 'can_edit')
const deletes = corePermission('pages', 'can_delete')

/** Largest body of a page form: none of its fields is long. */
const bodyLimit = 64 * 1024

/** Pages that `limit=-1` gives at most. */
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

/** `slug` absent: made from the title; empty: the home page. */
export const CreatePage = Type.Object(
  {
    ...fields,
    copyFrom: Type.Optional(Type.Union([Id, Type.Null()], { description: 'Page whose content is copied.' })),
  },
  { additionalProperties: false },
)
export type CreatePage = Static<typeof CreatePage>

/** Absent fields stay as they are; content has a call of its own. */
export const UpdatePage = Type.Object(
  {
    ...fields,
    id: Id,
    revision: Type.Optional(Revision),
    deleted: Type.Optional(Type.Literal(false, { description: 'Restores a deleted page.' })),
    revisionName: RevisionName,
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

const results = Rows(Page)
const SavedPage = { page: PageWithContent, message: Type.String() }
const Counted = { count: Type.Integer() }

/** Both documented shapes of the list at once. */
export const listPages = defineCall({
  id: 'core.listPages',
  method: 'GET',
  path,
  summary: 'Find pages',
  query: PageListQuery,
  reply: { ...results.properties, results },
  access: views,
})

export const getPage = defineCall({
  id: 'core.getPage',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show a page with its content',
  params: ById,
  reply: { page: PageWithContent },
  access: views,
})

export const createPage = defineCall({
  id: 'core.createPage',
  method: 'POST',
  path,
  summary: 'Add a page',
  body: CreatePage,
  reply: SavedPage,
  status: 201,
  bodyLimit,
  access: creates,
})

export const updatePage = defineCall({
  id: 'core.updatePage',
  method: 'PUT',
  path,
  summary: 'Change some fields of a page',
  body: UpdatePage,
  reply: SavedPage,
  bodyLimit,
  access: edits,
})

export const deletePage = defineCall({
  id: 'core.deletePage',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Move a page to the trash',
  params: ById,
  reply: SavedPage,
  access: deletes,
})

/** The same with many pages: all of them or none. */
export const changePages = defineCall({
  id: 'core.changePages',
  method: 'POST',
  path: `${path}bulk/`,
  summary: 'Publish, unpublish, archive, restore or move pages',
  body: BulkPages,
  reply: Counted,
  access: edits,
})

export const deletePages = defineCall({
  id: 'core.deletePages',
  method: 'POST',
  path: `${path}bulk-delete/`,
  summary: 'Move pages to the trash',
  body: Ids,
  reply: Counted,
  access: deletes,
})

export const deletePagesForGood = defineCall({
  id: 'core.deletePagesForGood',
  method: 'POST',
  path: `${path}bulk-delete-for-good/`,
  summary: 'Permanently delete pages in the trash',
  body: Ids,
  reply: Counted,
  access: deletes,
})

export const listSubmenu = defineCall({
  id: 'core.listSubmenu',
  method: 'GET',
  path: '/api/v1/pages/submenu/',
  summary: 'List the published pages below a page',
  query: Type.Object({ pageId: Id }),
  reply: { menuItems: Type.Array(Type.Object({ title: Type.String(), slug: Type.String() })) },
  access: 'public',
})

/** Visitors see what is published, staff any status. */
export const findPage = defineCall({
  id: 'core.findPage',
  method: 'GET',
  path: '/api/v1/pages/',
  summary: 'Show the page at an address',
  query: Type.Object({ slug: Type.String({ maxLength: pageLimits.slug }) }),
  reply: { page: PageWithContent },
  access: 'public',
})
