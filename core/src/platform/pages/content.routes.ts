import {
  checkPageLinks,
  deletePageDraft,
  discardPageChanges,
  getPageDraft,
  getPageRevision,
  listPageRevisions,
  namePageRevision,
  publishPageChanges,
  restorePageRevision,
  savePageContent,
  savePageDraft,
} from '@ashlar/sdk/platform'
import { type Actor, AshlarError, defineRoutes } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { ContentService } from './content.service.ts'
import { DraftService } from './draft.service.ts'
import { LinkCheckService } from './link-check.service.ts'
import { RevisionService } from './revision.service.ts'

export const contentRoutes = defineRoutes(
  [ContentService, DraftService, RevisionService, LinkCheckService],
  (app, contents, drafts, revisions, links) => {
    app.call(savePageContent, async ({ body, actor }) => ({ page: await contents.save(body, authorOf(actor)) }))

    app.call(publishPageChanges, async ({ params, body, actor }) => ({
      page: await contents.publishChanges(params.id, body.revision, authorOf(actor)),
    }))
    app.call(discardPageChanges, async ({ params, body, actor }) => ({
      page: await contents.discardChanges(params.id, body.revision, authorOf(actor)),
    }))

    app.call(getPageDraft, async ({ params, actor }) => ({ draft: await drafts.find(params.id, signedIn(actor)) }))
    app.call(savePageDraft, async ({ params, body, actor }) => ({
      draft: await drafts.put(params.id, body.content, body.contentRevision, signedIn(actor)),
    }))
    app.call(deletePageDraft, async ({ params, actor }) => {
      await drafts.remove(params.id, signedIn(actor))
      return { draft: null }
    })

    app.call(checkPageLinks, ({ body }) => links.check(body))

    app.call(listPageRevisions, async ({ params, query }) => ({ results: await revisions.list(params.id, query) }))
    app.call(getPageRevision, async ({ params }) => ({
      revision: await revisions.byId(params.id, params.revisionId),
    }))
    app.call(namePageRevision, async ({ params, body }) => ({
      revision: await revisions.name(params.id, params.revisionId, body.name.trim()),
    }))
    app.call(restorePageRevision, async ({ params, body, actor }) => ({
      page: await contents.restore(params.id, params.revisionId, body, authorOf(actor)),
    }))
  },
)

/** These calls name a permission, so there is an account; the type does not know it. */
function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new AshlarError('NOT_SIGNED_IN', 401, 'Please sign in.')
  return actor
}
