import type { Day } from '@ashlar/sdk'

const oneDay = 86_400_000
/** Days that were missed and are made up for. */
const mostMissed = 6

/** The days up to today for which something was not done yet, the first one first. Only today where it was never done. */
export function daysSince(last: Day | null, today: Day): Day[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  const begin = last === null ? end : Math.max(Date.parse(`${last}T00:00:00Z`) + oneDay, end - mostMissed * oneDay)
  const count = Math.max(0, (end - begin) / oneDay + 1)
  return Array.from({ length: count }, (_, at) => new Date(begin + at * oneDay).toISOString().slice(0, 10))
}
