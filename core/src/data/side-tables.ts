import type { RowTotals, UsageIndex } from '@ashlar/sdk/server'

/** Runs one statement inside the unit of work. */
export type Query = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>

export class UsageTable implements UsageIndex {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async put(kind: string, id: number, blockTypes: readonly string[]): Promise<void> {
    await this.#query(
      `with gone as (delete from core.block_usage where kind = $1 and id = $2 and not (block_type = any($3::text[])))
       insert into core.block_usage (kind, id, block_type) select distinct $1, $2::bigint, unnest($3::text[])
       on conflict do nothing`,
      [kind, id, [...blockTypes]],
    )
  }

  async putMedia(kind: string, id: number, media: readonly number[]): Promise<void> {
    await this.#query(
      `with gone as (delete from core.media_usage where kind = $1 and id = $2 and not (media_id = any($3::bigint[])))
       insert into core.media_usage (kind, id, media_id) select distinct $1, $2::bigint, unnest($3::bigint[])
       on conflict do nothing`,
      [kind, id, [...media]],
    )
  }

  async remove(kind: string, id: number): Promise<void> {
    await this.#query('delete from core.block_usage where kind = $1 and id = $2', [kind, id])
    await this.#query('delete from core.media_usage where kind = $1 and id = $2', [kind, id])
  }
}

export class TotalsTable implements RowTotals {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async of(list: string, parts?: readonly string[]): Promise<number> {
    const [row] = await this.#query<{ total: number }>(
      `select coalesce(sum(total), 0)::bigint as total from core.row_count
       where list = $1 and ($2::text[] is null or part = any($2::text[]))`,
      [list, parts === undefined ? null : [...parts]],
    )
    return row?.total ?? 0
  }
}
