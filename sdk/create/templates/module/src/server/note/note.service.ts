import type { Database, ListWindow, RowOf, Settings } from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import type { NewNote, Note } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { myThing } from '../../module.ts'
import { MyThingSettings } from '../../settings.ts'
import { NoteEntity } from './note.entity.ts'

/** Notes of the tenant of the running request; each call is one unit of work. */
export class Notes {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  list({ offset, limit }: ListWindow): Promise<{ readonly rows: Note[]; readonly total: number }> {
    return this.#database.tenant(async (tx) => {
      const [notes, total] = await tx.em.findAndCount(NoteEntity, {}, { orderBy: { id: 'desc' }, limit, offset })
      return { rows: notes.map(noteOf), total }
    })
  }

  async add({ text }: NewNote): Promise<Note> {
    const { mostNotes } = Value.Parse(MyThingSettings, await this.#settings.of(myThing.id))
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.count(NoteEntity)) >= mostNotes) throw errors.TOO_MANY(mostNotes)
      const note = tx.em.create(NoteEntity, { text })
      await tx.em.flush()
      return noteOf(note)
    })
  }

  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.nativeDelete(NoteEntity, { id })) === 0) throw errors.UNKNOWN_NOTE(id)
    })
  }
}

const noteOf = ({ tenantId: _, createdAt, ...note }: RowOf<typeof NoteEntity>): Note => ({
  ...note,
  createdAt: createdAt.toISOString(),
})
