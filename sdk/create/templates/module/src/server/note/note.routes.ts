import { permission } from '@ashlar/sdk'
import { defineRoutes, ListQuery, ListReply, windowOf } from '@ashlar/sdk/server'
import Type from 'typebox'
import { NewNote, Note } from '../../contract.ts'
import { myThing } from '../../module.ts'
import { Notes } from './note.service.ts'

const may = (action: 'can_view' | 'can_create' | 'can_delete') => ({ access: permission(myThing, 'my_thing', action) })
const Done = Type.Object({ success: Type.Literal(true) })
const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

export const noteRoutes = defineRoutes([Notes], (app, notes) => {
  app.get(
    '/api/v1/admin/my-thing/notes/',
    {
      config: may('can_view'),
      schema: { querystring: Type.Object(ListQuery(['id'])), response: { 200: ListReply(Note) } },
    },
    async ({ query }) => ({ success: true as const, results: await notes.list(windowOf(query)) }),
  )

  app.post(
    '/api/v1/admin/my-thing/notes/',
    {
      config: may('can_create'),
      schema: { body: NewNote, response: { 201: Type.Object({ success: Type.Literal(true), note: Note }) } },
    },
    async ({ body }, reply) => reply.code(201).send({ success: true, note: await notes.add(body) }),
  )

  app.delete(
    '/api/v1/admin/my-thing/notes/:id/',
    { config: may('can_delete'), schema: { params: ById, response: { 200: Done } } },
    async ({ params }) => {
      await notes.remove(params.id)
      return { success: true as const }
    },
  )
})
