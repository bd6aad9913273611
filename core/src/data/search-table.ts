import type { SearchIndex, SearchResult, SearchText } from '@ashlar/sdk/server'
import { matchesOf } from './search-statement.ts'
import type { Query } from './side-tables.ts'
import { wordsOf } from './words.ts'

/** Words a person types are few; more would only make the statement longer. */
const mostSearchWords = 8

export class SearchTable implements SearchIndex {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async put(
    kind: string,
    id: number,
    text: string | readonly SearchText[],
    { rank = 0 }: { readonly rank?: number } = {},
  ): Promise<void> {
    const weights = weightsOf(typeof text === 'string' ? [{ text, weight: 1 }] : text)
    await this.#query(
      `with gone as (delete from core.search_word where kind = $1 and id = $2 and not (word = any($3::text[])))
       insert into core.search_word as kept (kind, id, word, weight, rank)
       select $1, $2, entry.word, entry.weight, $5 from unnest($3::text[], $4::smallint[]) entry (word, weight)
       on conflict (tenant_id, kind, word, id) do update set weight = excluded.weight, rank = excluded.rank
       where kept.weight <> excluded.weight or kept.rank <> excluded.rank`,
      [kind, id, [...weights.keys()], [...weights.values()], rank],
    )
  }

  async remove(kind: string, id: number): Promise<void> {
    await this.#query('delete from core.search_word where kind = $1 and id = $2', [kind, id])
  }

  async find(kind: string, words: string, { limit }: { readonly limit: number }): Promise<SearchResult> {
    const wanted = wordsOf(words).slice(0, mostSearchWords)
    return wanted.length === 0 ? { ids: [], more: false } : matchesOf(this.#query, { kind, words: wanted, limit })
  }
}

/** Words in one order, so that two writers of the same document wait for each other instead of failing. */
function weightsOf(parts: readonly SearchText[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { text, weight } of parts) {
    for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  return new Map([...weights].sort(([one], [other]) => (one < other ? -1 : 1)))
}
