import { useSearchParams } from '@ashlar/sdk/admin'
import { type PeriodKind, type PeriodQuery, periodKinds } from '../../contract.ts'

/** The period that the address of the screen names, and how to change it. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams()
  const period = periodKinds.find((kind) => kind === address.get('period')) ?? 'month'
  const [day, from, until] = [address.get('day'), address.get('from'), address.get('until')]
  const query: PeriodQuery =
    period === 'own' ? { period, ...(from && { from }), ...(until && { until }) } : { period, ...(day && { day }) }
  const change = (next: PeriodQuery) => {
    const kept = new URLSearchParams(address)
    for (const name of ['period', 'day', 'from', 'until', 'currentPage']) kept.delete(name)
    for (const [name, value] of Object.entries(next)) kept.set(name, value)
    setAddress(kept)
  }
  const isComplete = period !== 'own' || (query.from !== undefined && query.until !== undefined)
  return { period, query, isComplete, change }
}

export interface Period {
  readonly period: PeriodKind
  readonly query: PeriodQuery
  /** A period of one's own has both of its days. */
  readonly isComplete: boolean
  readonly change: (next: PeriodQuery) => void
}
