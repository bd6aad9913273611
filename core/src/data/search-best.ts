import { probe, wholeWord } from './search-probe.ts'
import type { Query } from './side-tables.ts'
import { rangeOf } from './words.ts'

/** Entries of the index that all attempts of one search read at most, beside what `matchesOf` reads. */
const attemptEntries = 1_500

interface Wanted {
  readonly kind: string
  readonly words: readonly string[]
  readonly limit: number
}

/** A document with what its words count together, and the weight of the one by which it was read. */
type Found = readonly [id: number, score: number, weight: number]

/**
 * The best documents that hold all of some common words, when the first entries of one of the words prove which they
 * are; undefined otherwise. Gives one more than the limit.
 */
export async function provenBest(query: Query, { kind, words, limit }: Wanted): Promise<readonly number[] | undefined> {
  const most = Math.floor(attemptEntries / words.length ** 2)
  if (most <= limit) return undefined
  for (const word of words) {
    const others = words.filter((each) => each !== word)
    const { found, last, heaviest } = await bestBy(query, { kind, word, others, most, wanted: limit + 1 })
    if (heaviest.includes(null)) return undefined
    const mostBehind = heaviest.reduce((sum: number, weight) => sum + wholeWord + (weight ?? 0), wholeWord + last)
    if (found.length > limit && isProven(found, mostBehind, last)) return found.map(([id]) => id)
  }
  return undefined
}

interface Attempt extends Omit<Wanted, 'words' | 'limit'> {
  readonly word: string
  readonly others: readonly string[]
  readonly most: number
  readonly wanted: number
}

interface Answer {
  readonly found: readonly Found[]
  /** The least weight that was read. */
  readonly last: number
  /** The largest weight of each other word; null for one that no document holds whole. */
  readonly heaviest: readonly (number | null)[]
}

async function bestBy(query: Query, { kind, word, others, most, wanted }: Attempt): Promise<Answer> {
  const values: unknown[] = [kind, word, most, wanted]
  const places = others.map((other) => {
    values.push(other, rangeOf(other).below)
    return [values.length - 1, values.length] as const
  })
  const joins = places.map(([from, below], index) => probe(`p${index}`, from, below))
  const score = [`${wholeWord} + c.weight`, ...joins.map((_, index) => `p${index}.score`)].join(' + ')
  const heaviest = places.map(
    ([from]) =>
      `(select weight from core.search_word where kind = $1 and word = $${from} order by weight desc limit 1)`,
  )
  const [answer] = await query<Answer>(
    `with entry as materialized (
       select id, weight, rank from core.search_word where kind = $1 and word = $2
       order by weight desc, rank desc, id desc limit $3),
     best as (
       select c.id, ${score} as score, c.weight, c.rank from entry c ${joins.join(' ')}
       order by 2 desc, c.rank desc, c.id desc limit $4)
     select (select coalesce(min(weight), 0) from entry) as last, array[${heaviest.join(', ')}]::integer[] as heaviest,
       (select coalesce(json_agg(json_build_array(id, score, weight) order by score desc, rank desc, id desc), '[]')
         from best) as found`,
    values,
  )
  if (answer === undefined) throw new Error('The search gave no answer.')
  return answer
}

/**
 * Entries are read by weight, rank and id. So what was not read has at most this score, and a document that has it is
 * behind one of the same weight that was read.
 */
function isProven(found: readonly Found[], mostBehind: number, last: number): boolean {
  return found.every(([, score, weight]) => score > mostBehind || (score === mostBehind && weight === last))
}
