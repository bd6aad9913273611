import { defineRoutes, fileRoutes } from '@ashlar/sdk/server'
import { changeNote, createNote, deleteNote, getNote, listNotes, noteFiles } from '../../contract.ts'
import { NoteService } from './note.service.ts'

export const noteRoutes = defineRoutes([NoteService], (app, notes) => {
  app.call(listNotes, async ({ query }) => ({ results: await notes.list(query) }))
  app.call(createNote, async ({ body, actor }) => ({
    note: await notes.create(body, actor?.guid ?? null),
  }))
  app.call(getNote, async ({ params }) => ({ note: await notes.find(params.id) }))
  app.call(changeNote, async ({ params, body }) => ({ note: await notes.change(params.id, body) }))
  app.call(deleteNote, ({ params }) => notes.remove(params.id))
})

export const noteFileRoutes = fileRoutes(noteFiles, [NoteService], async (id, notes) => {
  await notes.find(id)
})
