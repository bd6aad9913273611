import { Database, defineServer, Settings, service } from '@ashlar/sdk/server'
import { note } from '../migrations/0001-note.ts'
import { myThing } from '../module.ts'
import { NoteEntity } from './note/note.entity.ts'
import { noteRoutes } from './note/note.routes.ts'
import { Notes } from './note/note.service.ts'

/** A table of contents; the work is done in the folders. */
export default defineServer(myThing, {
  entities: [NoteEntity],
  migrations: [note],
  services: [service(Notes, Database, Settings)],
  routes: [noteRoutes],
})
