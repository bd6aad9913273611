import type { Database } from '@ashlar/sdk/server'

export type Kind = 'quote'

/** Records of every kind. */
export class Records {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  add(kind: Kind, body: object): Promise<number> {
    return this.#database.tenant(async (tx) => {
      const [row] = await tx.sql<{ id: string }>`insert into desk.record (kind, body)
        values (${kind}, ${JSON.stringify(body)}::jsonb) returning id`
      return Number(row?.id)
    })
  }
}
