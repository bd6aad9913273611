import type { TSchema } from 'typebox'
import type { MembersOf } from '../definition/call.ts'
import { type JsonCall, type Sending, send } from './call.ts'
import { keyOf } from './use-call.ts'

/** A call that gives `results: Rows(…)` and takes what `ListQuery` says. */
export type ListCall = JsonCall & { readonly query: TSchema; readonly reply: { readonly results: TSchema } }

/** What a list's call gives: its rows and how many there are. */
export type ResultsOf<C extends ListCall> =
  MembersOf<C> extends { results: infer Results extends ListResults } ? Results : never

/** Of `Rows`; what only some lists have may be left out. */
interface ListResults {
  rows: unknown[]
  total: number
  totalIsEstimate?: boolean
  next?: string
  previous?: string
}

/** Key of a list's rows in the cache of replies: `useCall` keeps whole replies, which lie under a key of their own. */
export const rowsKeyOf = (made: ListCall, asked: unknown): readonly unknown[] => [...keyOf(made, asked), 'rows']

/** Ask a list for rows. */
export async function fetchResults<C extends ListCall>(made: C, sending: Sending): Promise<ResultsOf<C>> {
  const reply: { readonly results?: unknown } = await send<JsonCall>(made, sending)
  // The call has checked it.
  return reply.results as ResultsOf<C>
}
