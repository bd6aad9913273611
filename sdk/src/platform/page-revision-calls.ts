import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { ById, EditorId, Id } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import {
  AsDraft,
  PageRevision,
  PageRevisionWithContent,
  PageWithContent,
  Revision,
  revisionNameLimit,
} from './page-content.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/page/'
const views = corePermission('pages', 'can_view')
const edits = corePermission('pages', 'can_edit')

const { currentPage, itemsPerPage, limit } = ListQuery([])

/** Which revisions are listed: all, those that were published, or those with a name. */
export const RevisionsAsked = Type.Object({ only: Type.Optional(Type.Enum(['published', 'named'])) })
export type RevisionsAsked = Static<typeof RevisionsAsked>

const ByRevision = Type.Object({ id: Id, revisionId: Id })

export const listPageRevisions = defineCall({
  id: 'core.listPageRevisions',
  method: 'GET',
  path: `${path}revisions/:id/`,
  summary: 'List the revisions of a page',
  params: ById,
  query: Type.Object({ currentPage, itemsPerPage, limit, ...RevisionsAsked.properties }),
  reply: { results: Rows(PageRevision) },
  access: views,
})

export const getPageRevision = defineCall({
  id: 'core.getPageRevision',
  method: 'GET',
  path: `${path}revisions/:id/:revisionId/`,
  summary: 'Show a revision of a page with its content',
  params: ByRevision,
  reply: { revision: PageRevisionWithContent },
  access: views,
})

/** An empty name takes it away. */
export const namePageRevision = defineCall({
  id: 'core.namePageRevision',
  method: 'PUT',
  path: `${path}revisions/:id/:revisionId/`,
  summary: 'Name a revision of a page',
  params: ByRevision,
  body: Type.Object({ name: Line(revisionNameLimit) }, { additionalProperties: false }),
  reply: { revision: PageRevision },
  access: edits,
})

/** Refused with 409 when a revision is sent and the page is no longer of it. */
export const restorePageRevision = defineCall({
  id: 'core.restorePageRevision',
  method: 'POST',
  path: `${path}revisions/:id/:revisionId/restore/`,
  summary: 'Restore the content of a revision',
  params: ByRevision,
  body: Type.Object(
    { revision: Type.Optional(Revision), asDraft: AsDraft, editor: EditorId },
    { additionalProperties: false },
  ),
  reply: { page: PageWithContent },
  access: edits,
})
