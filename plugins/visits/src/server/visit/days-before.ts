import type { Day } from '@ashlar/sdk'

const dayLength = 86_400_000

/** The date so many days before another one. */
export const daysBefore = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayLength).toISOString().slice(0, 10)
