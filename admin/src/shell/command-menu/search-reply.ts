import { ApiError, api, type SearchRow } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Check } from 'typebox/value'

const WithRows = Type.Object({ results: Type.Object({ rows: Type.Array(Type.Record(Type.String(), Type.Unknown())) }) })
const WithErrors = Type.Object({ errors: Type.Unknown() })

/** Rows of a search's reply. CMD-044: one with `errors` is a failure, whatever else it holds. @throws ApiError */
export function rowsOf(reply: unknown): readonly SearchRow[] {
  if (Check(WithErrors, reply) || !Check(WithRows, reply)) throw new ApiError(200, reply)
  return reply.results.rows
}

/** CMD-023. Milliseconds without a keystroke before anything is asked. */
export const searchDelay = 750

/** Results shown at once; whoever looks for more types another word. */
const mostResults = 20

/** CMD-022. @throws ApiError */
export async function searchFor(
  path: string,
  words: string,
  signal: AbortSignal,
  more: Readonly<Record<string, string | number>> = {},
): Promise<readonly SearchRow[]> {
  const query = { search: words, itemsPerPage: mostResults, ...more }
  return rowsOf(await api.get(path, { query, reply: Type.Unknown(), signal }))
}
