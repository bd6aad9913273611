import { defineResource, Id, Time } from '@ashlar/sdk'
import Type from 'typebox'
import { myThing } from './module.ts'

export const NewNote = Type.Object({
  text: Type.String({ title: 'Note', minLength: 1, maxLength: 400 }),
})
export const Note = Type.Object({ id: Id, text: Type.String(), createdAt: Time })

/** Its calls, each written once for server, screens and outside programs. */
export const notes = defineResource(myThing, {
  one: 'note',
  many: 'notes',
  path: '/api/v1/admin/my-thing/notes/',
  area: 'my_thing',
  row: Note,
  write: NewNote,
  orders: ['id'],
})
