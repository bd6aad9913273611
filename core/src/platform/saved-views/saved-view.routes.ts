import { createView, deleteView, listViews, updateView } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { SavedViewService } from './saved-view.service.ts'

/** Views of the admin's lists: one's own, and those shared with one's role. */
export const savedViewRoutes = defineRoutes([SavedViewService], (app, views) => {
  app.call(listViews, async ({ actor, query }) => {
    const rows = await views.list(person(actor), query.list)
    return { results: { rows, total: rows.length } }
  })
  app.call(createView, async ({ actor, body }) => ({ view: await views.add(person(actor), body) }))
  app.call(updateView, async ({ actor, body }) => ({ view: await views.change(person(actor), body) }))
  app.call(deleteView, ({ actor, params }) => views.remove(person(actor), params.id))
})

function person(actor: Actor | null): Actor {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  return actor
}
