import { expect, it } from 'vitest'
import { everyDay } from './every-day.ts'

const on = (day: string, opened: number) => ({ day, sent: 0, opened, clicked: 0, bounced: 0, unsubscribed: 0 })
const opened = (days: Parameters<typeof everyDay>[0]) => everyDay(days).map((each) => [each.day, each.opened])

it('fills the days between those on which something happened', () => {
  expect(opened([on('2026-02-27', 3), on('2026-03-02', 1)])).toEqual([
    ['2026-02-27', 3],
    ['2026-02-28', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 1],
  ])
  expect(everyDay([])).toEqual([])
})

it('shows a month at most', () => {
  const days = everyDay([on('2026-01-01', 1), on('2026-12-31', 1)])
  expect([days.length, days.at(-1)?.day]).toEqual([31, '2026-01-31'])
})
