import { ById, defineCall, defineRecordFiles, Id, ListQuery, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { customers } from '../module.ts'
import { notesPath } from './addresses.ts'

const Day = Type.String({ format: 'date' })

/** Notes are about a customer, or about nobody in particular. */
export const Note = Type.Object({
  id: Id,
  title: Type.String(),
  /** Rich text. */
  content: Type.String(),
  due_date: Type.Union([Day, Type.Null()]),
  is_done: Type.Boolean(),
  customer: Type.Union([
    Type.Object({ customer_id: Id, firstname: Type.String(), lastname: Type.String() }),
    Type.Null(),
  ]),
  customer_name: Type.String(),
  createdAt: Time,
  updatedAt: Time,
})
export type Note = Static<typeof Note>

const described = {
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 200, pattern: '\\S' }),
  content: Type.Optional(Type.String({ title: 'Content', control: 'rich-text', maxLength: 50_000 })),
  due_date: Type.Optional(Type.Union([Day, Type.Null()], { title: 'Due date' })),
  is_done: Type.Optional(Type.Boolean({ title: 'Done' })),
  customer_id: Type.Optional(Type.Union([Id, Type.Null()], { title: 'Customer' })),
}

export const NewNote = Type.Object(described, { additionalProperties: false })
export type NewNote = Static<typeof NewNote>

/** Members that are left out stay as they are. */
export const NoteChange = Type.Object(
  { ...described, title: Type.Optional(described.title) },
  { additionalProperties: false },
)
export type NoteChange = Static<typeof NoteChange>

export const NoteQuery = Type.Object(
  {
    ...ListQuery(['due_date', 'createdAt', 'title']),
    customer_id: Type.Optional(Id),
    state: Type.Optional(Type.Enum(['open', 'done'])),
  },
  { additionalProperties: false },
)
export type NoteQuery = Static<typeof NoteQuery>

export const listNotes = defineCall({
  id: 'customers.listNotes',
  method: 'GET',
  path: notesPath,
  summary: 'Find notes',
  query: NoteQuery,
  reply: { results: Rows(Note) },
  access: permission(customers, 'notes', 'can_view'),
  plan: 'enterprise',
})

export const createNote = defineCall({
  id: 'customers.createNote',
  method: 'POST',
  path: notesPath,
  summary: 'Create a note',
  body: NewNote,
  reply: { note: Note },
  status: 201,
  access: permission(customers, 'notes', 'can_create'),
  plan: 'enterprise',
})

export const getNote = defineCall({
  id: 'customers.getNote',
  method: 'GET',
  path: `${notesPath}:id/`,
  summary: 'Show a note',
  params: ById,
  reply: { note: Note },
  access: permission(customers, 'notes', 'can_view'),
  plan: 'enterprise',
})

export const changeNote = defineCall({
  id: 'customers.changeNote',
  method: 'PUT',
  path: `${notesPath}:id/`,
  summary: 'Change a note',
  params: ById,
  body: NoteChange,
  reply: { note: Note },
  access: permission(customers, 'notes', 'can_edit'),
  plan: 'enterprise',
})

export const deleteNote = defineCall({
  id: 'customers.deleteNote',
  method: 'DELETE',
  path: `${notesPath}:id/`,
  summary: 'Delete a note',
  params: ById,
  reply: {},
  access: permission(customers, 'notes', 'can_delete'),
  plan: 'enterprise',
})

/** Private files of notes. */
export const noteFiles = defineRecordFiles({
  module: customers,
  record: 'note',
  path: `${notesPath}:id/files/`,
  view: permission(customers, 'notes', 'can_view'),
  change: permission(customers, 'notes', 'can_edit'),
  plan: 'enterprise',
})
