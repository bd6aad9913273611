import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { ById } from '../request-schemas.ts'
import { ChangedView, NewView, ViewReply, ViewsOfList, ViewsReply } from './saved-view.schemas.ts'
import { SavedViewService } from './saved-view.service.ts'

const path = '/api/v1/admin/views/'
/** Lists show what their own routes let through; a view is only an address. */
const config = { access: 'staff' } as const

/** Views of the admin's lists: one's own, and those shared with one's role. */
export const savedViewRoutes = defineRoutes([SavedViewService], (app, views) => {
  app.get(
    path,
    { config, schema: { querystring: ViewsOfList, response: { 200: ViewsReply } } },
    async ({ actor, query }) => {
      const rows = await views.list(person(actor), query.list)
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(path, { config, schema: { body: NewView, response: { 201: ViewReply } } }, async ({ actor, body }, reply) =>
    reply.code(201).send({ success: true, view: await views.add(person(actor), body) }),
  )

  app.put(path, { config, schema: { body: ChangedView, response: { 200: ViewReply } } }, async ({ actor, body }) => ({
    success: true as const,
    view: await views.change(person(actor), body),
  }))

  app.delete(
    `${path}:id/`,
    { config, schema: { params: ById, response: { 200: Type.Object({ success: Type.Literal(true) }) } } },
    async ({ actor, params }) => {
      await views.remove(person(actor), params.id)
      return { success: true as const }
    },
  )
})

function person(actor: Actor | null): Actor {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  return actor
}
