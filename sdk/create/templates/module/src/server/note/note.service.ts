import type { Database, ListWindow, Settings, Transaction } from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import type { NewNote, Note } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { myThing } from '../../module.ts'
import { MyThingSettings } from '../../settings.ts'

interface NoteRow {
  readonly id: number
  readonly text: string
  readonly created_at: Date
}

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
      const rows = await tx.sql<NoteRow>`
        select id, text, created_at from my_thing.note order by id desc limit ${limit} offset ${offset}`
      return { rows: rows.map(noteOf), total: await countOf(tx) }
    })
  }

  async add({ text }: NewNote): Promise<Note> {
    const { mostNotes } = await this.#limits()
    return this.#database.tenant(async (tx) => {
      if ((await countOf(tx)) >= mostNotes) throw errors.TOO_MANY(mostNotes)
      const [row] = await tx.sql<NoteRow>`
        insert into my_thing.note (text) values (${text}) returning id, text, created_at`
      if (row === undefined) throw new Error('The note was not written.')
      return noteOf(row)
    })
  }

  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const removed = await tx.sql`delete from my_thing.note where id = ${id} returning id`
      if (removed.length === 0) throw errors.UNKNOWN_NOTE(id)
    })
  }

  async #limits(): Promise<MyThingSettings> {
    return Value.Parse(MyThingSettings, await this.#settings.of(myThing.id))
  }
}

async function countOf(tx: Transaction): Promise<number> {
  const [row] = await tx.sql<{ readonly total: number }>`select count(*)::integer as total from my_thing.note`
  return row?.total ?? 0
}

const noteOf = ({ id, text, created_at }: NoteRow): Note => ({ id, text, createdAt: created_at.toISOString() })
