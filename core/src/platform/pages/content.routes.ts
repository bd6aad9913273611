import { permission } from '@ashlar/sdk'
import { CheckedLinks, core, PageRevision } from '@ashlar/sdk/platform'
import { type Actor, AshlarError, defineRoutes, ListQuery, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { authorOf } from '../author.ts'
import { contentBodyLimit } from '../request-schemas.ts'
import {
  ByRevision,
  DraftReply,
  NamedReply,
  NameRevision,
  PutDraft,
  RestoreRevision,
  RevisionReply,
  RevisionsAsked,
  UpdateContent,
} from './content.schemas.ts'
import { ContentService } from './content.service.ts'
import { DraftService } from './draft.service.ts'
import { CheckLinks, LinkCheckService } from './link-check.service.ts'
import { ById, PageReply } from './page.schemas.ts'
import { RevisionService } from './revision.service.ts'

const views = { access: permission(core, 'pages', 'can_view') }
const edits = { access: permission(core, 'pages', 'can_edit') }
/** A draft is what one person has not saved yet. */
const drafting = { ...edits, tokens: 'refused' } as const
const { currentPage, itemsPerPage, limit } = ListQuery([])

export const contentRoutes = defineRoutes(
  [ContentService, DraftService, RevisionService, LinkCheckService],
  (app, contents, drafts, revisions, links) => {
    app.put(
      '/api/v1/admin/page/updatecontent/',
      { schema: { body: UpdateContent, response: { 200: PageReply } }, config: edits, bodyLimit: contentBodyLimit },
      async ({ body, actor }) => ({ success: true as const, page: await contents.save(body, authorOf(actor)) }),
    )

    app.get(
      '/api/v1/admin/page/draft/:id/',
      { schema: { params: ById, response: { 200: DraftReply } }, config: drafting },
      async ({ params, actor }) => ({ success: true as const, draft: await drafts.find(params.id, signedIn(actor)) }),
    )

    app.put(
      '/api/v1/admin/page/draft/:id/',
      {
        schema: { params: ById, body: PutDraft, response: { 200: DraftReply } },
        config: drafting,
        bodyLimit: contentBodyLimit,
      },
      async ({ params, body, actor }) => ({
        success: true as const,
        draft: await drafts.put(params.id, body.content, body.contentRevision, signedIn(actor)),
      }),
    )

    app.delete(
      '/api/v1/admin/page/draft/:id/',
      { schema: { params: ById, response: { 200: DraftReply } }, config: drafting },
      async ({ params, actor }) => {
        await drafts.remove(params.id, signedIn(actor))
        return { success: true as const, draft: null }
      },
    )

    app.post(
      '/api/v1/admin/page/links/check/',
      {
        schema: {
          body: CheckLinks,
          response: { 200: Type.Object({ success: Type.Literal(true), ...CheckedLinks.properties }) },
        },
        config: views,
        bodyLimit: contentBodyLimit,
      },
      async ({ body }) => ({ success: true as const, ...(await links.check(body)) }),
    )

    app.get(
      '/api/v1/admin/page/revisions/:id/',
      {
        schema: {
          params: ById,
          querystring: Type.Object({ currentPage, itemsPerPage, limit, ...RevisionsAsked.properties }),
          response: { 200: ListReply(PageRevision) },
        },
        config: views,
      },
      async ({ params, query }) => ({ success: true as const, results: await revisions.list(params.id, query) }),
    )

    app.get(
      '/api/v1/admin/page/revisions/:id/:revisionId/',
      { schema: { params: ByRevision, response: { 200: RevisionReply } }, config: views },
      async ({ params }) => ({
        success: true as const,
        revision: await revisions.byId(params.id, params.revisionId),
      }),
    )

    app.put(
      '/api/v1/admin/page/revisions/:id/:revisionId/',
      { schema: { params: ByRevision, body: NameRevision, response: { 200: NamedReply } }, config: edits },
      async ({ params, body }) => ({
        success: true as const,
        revision: await revisions.name(params.id, params.revisionId, body.name.trim()),
      }),
    )

    app.post(
      '/api/v1/admin/page/revisions/:id/:revisionId/restore/',
      { schema: { params: ByRevision, body: RestoreRevision, response: { 200: PageReply } }, config: edits },
      async ({ params, body, actor }) => ({
        success: true as const,
        page: await contents.restore(params.id, params.revisionId, body.revision, authorOf(actor)),
      }),
    )
  },
)

/** These routes name a permission, so there is an account; the type does not know it. */
function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new AshlarError('NOT_SIGNED_IN', 401, 'Please sign in.')
  return actor
}
