import { defineServer } from '@ashlar/sdk/server'
import { note } from '../migrations/0001-note.ts'
import { myThing } from '../module.ts'
import { NoteEntity } from './note/note.entity.ts'
import { noteRoutes } from './note/note.routes.ts'

/** A table of contents; the work is done in the folders. */
export default defineServer(myThing, { entities: [NoteEntity], migrations: [note], routes: [noteRoutes] })
