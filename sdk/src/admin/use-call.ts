import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call, ReplyOf } from '../definition/call.ts'
import type { Optionally } from '../definition/call-address.ts'
import { type CallInput, type JsonCall, send } from './call.ts'
import { queryClient } from './query.ts'
import { readAgain } from './read-again.ts'

/** The key of a call and of all that it was asked; the reply of each lies under its own. */
export const keyOf = (made: Call, input?: unknown): readonly unknown[] =>
  input === undefined ? [made.id] : [made.id, input]

/** Key and question of a call for the cache of replies: `queryClient.fetchQuery(asked(listLists))`. */
export function asked<C extends JsonCall>(made: C, ...[input]: Optionally<CallInput<C>>) {
  return {
    queryKey: keyOf(made, input),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ReplyOf<C>> => send(made, { ...input, signal }),
  }
}

/** When and how often a call is asked; see the cache's `useQuery`. */
export type UseCallOptions<Reply> = Omit<UseQueryOptions<Reply>, 'queryKey' | 'queryFn'>

type UseCallArguments<C extends JsonCall> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: UseCallOptions<ReplyOf<C>>]
    : [input: CallInput<C>, options?: UseCallOptions<ReplyOf<C>>]

/**
 * The reply of a call, kept in the cache that all screens share and asked again once it has aged or is `outdated`.
 *
 * @example const { data } = useCall(listLists)
 */
export function useCall<C extends JsonCall>(
  made: C,
  ...[input, options]: UseCallArguments<C>
): UseQueryResult<ReplyOf<C>> {
  return useQuery({
    queryKey: keyOf(made, input),
    queryFn: ({ signal }): Promise<ReplyOf<C>> => send(made, { ...input, signal }),
    ...options,
  })
}

/** After a write: what these calls gave is asked again wherever it is shown. */
export async function outdated(...calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map((made) => readAgain(queryClient, keyOf(made))))
}
