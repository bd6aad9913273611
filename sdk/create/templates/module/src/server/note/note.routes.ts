import { answersOf, Database, defineRoutes, Settings } from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import { notes } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { myThing } from '../../module.ts'
import { MyThingSettings } from '../../settings.ts'
import { NoteEntity } from './note.entity.ts'

export const noteRoutes = defineRoutes([Database, Settings], (app, database, settings) => {
  const answers = answersOf(notes, NoteEntity, database)
  app.call(notes.list, answers.list)
  app.call(notes.change, answers.change)
  app.call(notes.remove, answers.remove)
  app.call(notes.add, async (request, reply) => {
    const { mostNotes } = Value.Parse(MyThingSettings, await settings.of(myThing.id))
    if ((await database.tenant((tx) => tx.em.count(NoteEntity))) >= mostNotes) throw errors.TOO_MANY(mostNotes)
    return answers.add(request, reply)
  })
})
