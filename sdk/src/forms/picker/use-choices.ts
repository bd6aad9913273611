import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchResults, type ListCall, type ResultsOf, rowsKeyOf } from '../../admin/list-call.ts'
import { searchPause, useSettled } from '../../ui/use-settled.ts'
import { askedChoices, most } from './asked-choices.ts'
import type { Choice, PickerProps } from './picker.tsx'

export interface Choices {
  readonly choices: readonly Choice[]
  /** How many there are, of which the first stand in `choices`. */
  readonly total: number
  readonly error: Error | null
  readonly retry: () => void
  /** What was typed has not been answered yet. */
  readonly isWaiting: boolean
}

/** What a picker finds for what was typed. */
export function useChoices<C extends ListCall>(
  { call, query, choiceOf, pause = searchPause }: Pick<PickerProps<C>, 'call' | 'query' | 'choiceOf' | 'pause'>,
  words: string,
  enabled: boolean,
): Choices {
  const search = useSettled(words, pause)
  const asked = askedChoices(call, query, search)
  const { data, error, refetch, isPlaceholderData } = useQuery<ResultsOf<C>>({
    queryKey: rowsKeyOf(call, asked),
    queryFn: ({ signal }) => fetchResults(call, { ...asked, signal }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const rows: ResultsOf<C>['rows'] = data?.rows ?? []
  return {
    choices: error ? [] : rows.slice(0, most).map(choiceOf),
    total: data?.total ?? 0,
    error,
    retry: () => void refetch(),
    isWaiting: !error && (data === undefined || isPlaceholderData || search !== words),
  }
}
