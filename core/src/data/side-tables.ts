import type { RowTotals, SearchIndex, UsageIndex } from '@ashlar/sdk/server'
import { rangeOf, wordsOf } from './words.ts'

/** Runs one statement inside the unit of work. */
export type Query = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>

/** Words a person types are few; more would only make the statement longer. */
const mostSearchWords = 8

export class SearchTable implements SearchIndex {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async put(kind: string, id: number, text: string): Promise<void> {
    await this.#query(
      `with gone as (delete from core.search_word where kind = $1 and id = $2 and not (word = any($3::text[])))
       insert into core.search_word (kind, id, word) select $1, $2, unnest($3::text[]) on conflict do nothing`,
      [kind, id, wordsOf(text)],
    )
  }

  async remove(kind: string, id: number): Promise<void> {
    await this.#query('delete from core.search_word where kind = $1 and id = $2', [kind, id])
  }

  async find(kind: string, words: string, limit: number): Promise<number[]> {
    const wanted = wordsOf(words).slice(0, mostSearchWords)
    if (wanted.length === 0) return []
    const values: unknown[] = [kind]
    const matches = wanted.map((word, index) => {
      const { from, below } = rangeOf(word)
      values.push(from, below)
      return `w${index}.kind = $1 and w${index}.word >= $${values.length - 1} and w${index}.word < $${values.length}`
    })
    values.push(limit)
    // Joins, so that the database begins with the rarest word: each document of a website may hold the others.
    const [first, ...others] = matches
    const joins = others.map(
      (match, index) => `join core.search_word w${index + 1} on w${index + 1}.id = w0.id and ${match}`,
    )
    const text = `select distinct w0.id from core.search_word w0 ${joins.join(' ')} where ${first}
      order by w0.id limit $${values.length}`
    return (await this.#query<{ id: number }>(text, values)).map((row) => row.id)
  }
}

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
