import Type, { type Static } from 'typebox'

/** Settings of a tenant, edited in the admin. Every property has a default. */
export const MyThingSettings = Type.Object({
  mostNotes: Type.Integer({ title: 'Maximum number of notes', minimum: 1, maximum: 1000, default: 200 }),
})
export type MyThingSettings = Static<typeof MyThingSettings>
