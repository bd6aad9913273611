import type { CampaignDay } from '../../contract.ts'

/** Days that a chart has room for. */
const mostDays = 31

const dayLength = 86_400_000

/** The days of a report without gaps, so that a chart shows how much time lies between them: the first month at most. */
export function everyDay(days: readonly CampaignDay[]): CampaignDay[] {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return []
  const known = new Map(days.map((each) => [each.day, each]))
  const start = Date.parse(`${first.day}T00:00Z`)
  const count = Math.min((Date.parse(`${last.day}T00:00Z`) - start) / dayLength + 1, mostDays)
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(start + at * dayLength).toISOString().slice(0, 10)
    return known.get(day) ?? { day, sent: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 }
  })
}
