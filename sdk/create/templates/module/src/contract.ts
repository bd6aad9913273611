import Type, { type Static } from 'typebox'

/** Settings of a tenant, edited in the admin. Every property has a default. */
export const MyThingSettings = Type.Object({
  mostNotes: Type.Integer({ title: 'Notes at most', minimum: 1, maximum: 1000, default: 200 }),
})

export const Note = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
})
export type Note = Static<typeof Note>

export const NewNote = Type.Object({
  text: Type.String({ title: 'Note', minLength: 1, maxLength: 400 }),
})
export type NewNote = Static<typeof NewNote>
