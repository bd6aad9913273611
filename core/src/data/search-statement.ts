import type { SearchResult } from '@ashlar/sdk/server'
import { provenBest } from './search-best.ts'
import { probe, wholeWord } from './search-probe.ts'
import type { Query } from './side-tables.ts'
import { rangeOf } from './words.ts'

/**
 * Questions whether a document holds a word. Each reads an entry of a page that no other needs, so they are what a search
 * costs. With what is counted and read beside them, a search reads 20,000 entries of the index at most.
 */
const mostQuestions = 4_500

interface Wanted {
  readonly kind: string
  readonly words: readonly string[]
  readonly limit: number
}

/**
 * Find the documents that hold all words. The rarest word is read, as far as the share of it goes, and each document
 * found so is asked for the other words: one entry of the index for each. Where all words are common, a shorter look
 * often proves which are the best.
 */
export async function matchesOf(query: Query, { kind, words, limit }: Wanted): Promise<SearchResult> {
  const [only, ...others] = words
  // Counting reads each word once, finding reads one of them and asks for the rest. One word alone gets no more than
  // each of two: it says too little for a longer look to find something better.
  const share = shareOf(words.length)
  const { word: rarest, entries: least } =
    others.length === 0 ? { word: only, entries: 0 } : await rarestOf(query, kind, words, share)
  if (rarest === undefined) return { ids: [], more: false }
  const proven = least < share ? undefined : await provenBest(query, { kind, words, limit })
  if (proven !== undefined) return { ids: proven.slice(0, limit), more: true }
  // Documents that hold one whole word are read in the order of the result: no more of them than it takes.
  const wholes = others.length === 0 ? Math.min(limit + 1, share) : share
  const values: unknown[] = [kind, rarest, rangeOf(rarest).below, share, limit + 1, wholes]
  const joins = words
    .filter((word) => word !== rarest)
    .map((word, index) => {
      values.push(word, rangeOf(word).below)
      return probe(`p${index}`, values.length - 1, values.length)
    })
  const score = ['c', ...joins.map((_, index) => `p${index}`)].map((of) => `${of}.score`).join(' + ')
  const [found] = await query<{ ids: number[]; entries: number }>(
    `with whole as materialized (
       select id, weight, rank from core.search_word where kind = $1 and word = $2
       order by weight desc, rank desc, id desc limit $6::bigint),
     begun as materialized (
       select id, weight, rank from core.search_word where kind = $1 and word > $2 and word < $3
       order by word, weight desc, rank desc, id desc limit
       case when (select count(*) from whole) < $6::bigint then $4::bigint - (select count(*) from whole) else 0 end),
     entry as (
       select id, ${wholeWord} + weight as score, rank from whole union all select id, weight::integer, rank from begun),
     candidate as (select id, max(score) as score, max(rank) as rank from entry group by id),
     best as (
       select c.id, ${score} as score, c.rank from candidate c ${joins.join(' ')}
       order by 2 desc, c.rank desc, c.id desc limit $5)
     select (select count(*)::integer from entry) as entries,
       (select coalesce(json_agg(id order by score desc, rank desc, id desc), '[]') from best) as ids`,
    values,
  )
  if (found === undefined) throw new Error('The search gave no answer.')
  const { ids, entries } = found
  return { ids: ids.slice(0, limit), more: ids.length > limit || entries >= share }
}

/** Entries of one word that are counted, and read, at most. */
const shareOf = (words: number): number => Math.floor(mostQuestions / Math.max(1, words - 1))

/** How often it stands there, as far as it was counted; undefined when no document holds one of them. */
async function rarestOf(
  query: Query,
  kind: string,
  words: readonly string[],
  share: number,
): Promise<{ readonly word: string | undefined; readonly entries: number }> {
  const values: unknown[] = [kind, share]
  const counts = words.map((word) => {
    values.push(word, rangeOf(word).below)
    // In the order of the index: without it the database may read the table from its beginning.
    return `(select count(*)::integer from (select from core.search_word where kind = $1
      and word >= $${values.length - 1} and word < $${values.length} order by word limit $2) counted)`
  })
  const [row] = await query<{ counts: number[] }>(`select array[${counts.join(', ')}] as counts`, values)
  const entries = row?.counts ?? []
  const least = Math.min(...entries)
  return { word: least === 0 ? undefined : words[entries.indexOf(least)], entries: least }
}
