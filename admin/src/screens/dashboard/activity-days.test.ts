import { expect, it } from 'vitest'
import { activityOf, firstDay, span } from './activity-days.ts'

it('four weeks of activity lie over the four before, and end today', () => {
  const today = new Date(2026, 2, 10, 15, 30)
  const counts = Array.from({ length: 2 * span }, (_, day) => (day < span ? 1 : 2))
  const { total, before, days } = activityOf(counts, firstDay(today))
  expect([total, before, days.length]).toEqual([56, 28, 28])
  expect(days.at(-1)).toEqual({ date: new Date(2026, 2, 10), now: 2, before: 1 })
})

it('days without an answer count nothing', () => {
  expect(activityOf([], firstDay(new Date()))).toEqual({ total: 0, before: 0, days: [] })
})
