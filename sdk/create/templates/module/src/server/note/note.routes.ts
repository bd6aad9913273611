import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import { addNote, listNotes, removeNote } from '../../contract.ts'
import { Notes } from './note.service.ts'

export const noteRoutes = defineRoutes([Notes], (app, notes) => {
  app.call(listNotes, async ({ query }) => ({ results: await notes.list(windowOf(query)) }))
  app.call(addNote, async ({ body }) => ({ note: await notes.add(body) }))
  app.call(removeNote, ({ params }) => notes.remove(params.id))
})
