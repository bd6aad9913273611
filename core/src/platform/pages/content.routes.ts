import {
  checkPageLinks,
  deletePageDraft,
  discardPageChanges,
  getPageDraft,
  getPageRevision,
  listPageRevisions,
  namePageRevision,
  type PageContentChanged,
  type PageWithContent,
  publishPageChanges,
  restorePageRevision,
  savePageContent,
  savePageDraft,
} from '@ashlar/sdk/platform'
import { type Actor, AshlarError, defineRoutes, LiveEvents } from '@ashlar/sdk/server'
import { type Author, authorOf } from '../author.ts'
import { ContentService } from './content.service.ts'
import { DraftService } from './draft.service.ts'
import { LinkCheckService } from './link-check.service.ts'
import { RevisionService } from './revision.service.ts'

export const contentRoutes = defineRoutes(
  [ContentService, DraftService, RevisionService, LinkCheckService, LiveEvents],
  (app, contents, drafts, revisions, links, live) => {
    /** Whoever has the page open is told at once. */
    const told = async (page: PageWithContent, { name: by }: Author, editor?: string) => {
      const { id, contentRevision: revision, hasUnpublishedChanges } = page
      const event: PageContentChanged = {
        ...{ event: 'page_content_changed', page: id, revision, hasUnpublishedChanges, by },
        ...(editor !== undefined && { editor }),
      }
      await live.send(event)
      return { page }
    }

    app.call(savePageContent, async ({ body, actor }) => {
      const author = authorOf(actor)
      return told(await contents.save(body, author), author, body.editor)
    })

    app.call(publishPageChanges, async ({ params, body, actor }) => {
      const author = authorOf(actor)
      return told(await contents.publishChanges(params.id, body, author), author, body.editor)
    })
    app.call(discardPageChanges, async ({ params, body, actor }) => {
      const author = authorOf(actor)
      return told(await contents.discardChanges(params.id, body.revision, author), author, body.editor)
    })

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
    app.call(restorePageRevision, async ({ params, body, actor }) => {
      const author = authorOf(actor)
      return told(await contents.restore(params.id, params.revisionId, body, author), author, body.editor)
    })
  },
)

/** These calls name a permission, so there is an account; the type does not know it. */
function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new AshlarError('NOT_SIGNED_IN', 401, 'Please sign in.')
  return actor
}
