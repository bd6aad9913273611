/** What a whole word counts beside the weights of all words that one search may have. */
export const wholeWord = 1_000_000

/**
 * What a word counts for a document `c`; no row where it does not hold it. The first word of the range says whether the
 * whole word is there: no other in the range is shorter. `from` and `below` are the numbers of parameters.
 */
export const probe = (name: string, from: number, below: number): string => `cross join lateral (
  select case word when $${from} then ${wholeWord} else 0 end + weight as score from core.search_word
  where kind = $1 and id = c.id and word >= $${from} and word < $${below} order by word limit 1) ${name}`
