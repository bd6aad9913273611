import { ById, defineCall, Id, ListQuery, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { myThing } from './module.ts'

export const Note = Type.Object({ id: Id, text: Type.String(), createdAt: Time })
export type Note = Static<typeof Note>

export const NewNote = Type.Object({
  text: Type.String({ title: 'Note', minLength: 1, maxLength: 400 }),
})
export type NewNote = Static<typeof NewNote>

const path = '/api/v1/admin/my-thing/notes/'

export const listNotes = defineCall({
  id: 'my_thing.listNotes',
  method: 'GET',
  path,
  summary: 'List the notes, the newest first',
  query: Type.Object(ListQuery(['id'])),
  reply: { results: Rows(Note) },
  access: permission(myThing, 'my_thing', 'can_view'),
})

export const addNote = defineCall({
  id: 'my_thing.addNote',
  method: 'POST',
  path,
  summary: 'Write a note',
  body: NewNote,
  reply: { note: Note },
  status: 201,
  access: permission(myThing, 'my_thing', 'can_create'),
})

export const removeNote = defineCall({
  id: 'my_thing.removeNote',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Remove a note',
  params: ById,
  reply: {},
  access: permission(myThing, 'my_thing', 'can_delete'),
})
