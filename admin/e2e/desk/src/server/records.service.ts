import type { Database, ListWindow } from '@ashlar/sdk/server'

export type Kind = 'product' | 'quote' | 'project' | 'task'
export interface Stored<Body> {
  readonly id: number
  readonly body: Body
}

/** Records of every kind, found by their words. */
export class Records {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list<Body>(kind: Kind, words: string | undefined, { limit, offset }: ListWindow) {
    return this.#database.tenant(async (tx) => {
      const found = words ? (await tx.search.find(`desk.${kind}`, words, { limit: 1000 })).ids : null
      const rows = await tx.sql<{ id: string; body: Body }>`select id, body from desk.record
        where kind = ${kind} and (${found}::bigint[] is null or id = any(${found}::bigint[]))
        order by id limit ${limit} offset ${offset}`
      const [count] = await tx.sql<{ total: number }>`select count(*) as total from desk.record
        where kind = ${kind} and (${found}::bigint[] is null or id = any(${found}::bigint[]))`
      return {
        rows: rows.map(({ id, body }): Stored<Body> => ({ id: Number(id), body })),
        total: Number(count?.total ?? 0),
      }
    })
  }

  add(kind: Kind, body: object, words: readonly string[]): Promise<number> {
    return this.#database.tenant(async (tx) => {
      const [row] = await tx.sql<{ id: string }>`insert into desk.record (kind, body)
        values (${kind}, ${JSON.stringify(body)}::jsonb) returning id`
      const id = Number(row?.id)
      await tx.search.put(`desk.${kind}`, id, words.join(' '))
      return id
    })
  }
}
