import type { Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { rowsInStep } from './step.ts'

/** The rows of one archive on their way, in neither of the two websites: read and written a few at a time. */
export class StagedRows {
  readonly #database: CoreDatabase
  readonly #tenant: string
  readonly #archive: string

  constructor(database: CoreDatabase, tenant: string, archive: string) {
    this.#database = database
    this.#tenant = tenant
    this.#archive = archive
  }

  /** How many there are of each table. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database.system(
      (tx) => tx.sql<{ name: string; rows: number }>`select name, count(*) as rows from core.tenant_archive_row
        where tenant_id = ${this.#tenant} and archive_id = ${this.#archive} group by name`,
    )
    return new Map(rows.map(({ name, rows: count }) => [name, count]))
  }

  /** As JSON text, in order. Few at a time, since a row may hold a large document. */
  async *of(table: string): AsyncGenerator<string> {
    for (let after = 0; ; ) {
      const rows = await this.#database.system(
        (tx) => tx.sql<{ place: number; text: string }>`select place, value::text as text from core.tenant_archive_row
          where tenant_id = ${this.#tenant} and archive_id = ${this.#archive} and name = ${table} and place > ${after}
          order by place limit 25`,
      )
      for (const { text } of rows) yield text
      const last = rows.at(-1)
      if (last === undefined) return
      after = last.place
    }
  }

  async add(table: string, texts: readonly string[]): Promise<void> {
    await this.#database.system(
      (tx) => tx.sql`insert into core.tenant_archive_row (tenant_id, archive_id, name, value)
        select ${this.#tenant}::uuid, ${this.#archive}::uuid, ${table}, value::jsonb
        from unnest(${texts}::text[]) with ordinality as given (value, place) order by place`,
    )
  }

  /** In steps, each in a transaction of its own. */
  async clear(): Promise<void> {
    for (let removed = 1; removed > 0; ) {
      const [gone] = await this.#database.system(
        (tx) => tx.sql<{ removed: number }>`with gone as (delete from core.tenant_archive_row
            where tenant_id = ${this.#tenant} and ctid = any(array(select ctid from core.tenant_archive_row
              where tenant_id = ${this.#tenant} and archive_id = ${this.#archive} limit ${rowsInStep})) returning 1)
          select count(*) as removed from gone`,
      )
      removed = gone?.removed ?? 0
    }
  }

  /** All of them, or those of one table. */
  clearWithin(tx: Transaction, table: string | null = null): Promise<unknown> {
    return tx.sql`delete from core.tenant_archive_row where tenant_id = ${this.#tenant}
      and archive_id = ${this.#archive} and (${table}::text is null or name = ${table})`
  }
}
