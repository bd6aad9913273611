import { expect, test } from 'vitest'
import { daysAfter, mondayOf, monthOf, monthsAfter, weekFrom } from './weeks.ts'

test('weeks begin on Monday, and months are shown as whole weeks (issue 19)', () => {
  expect([mondayOf('2026-11-27'), mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual([
    ...['2026-11-23', '2026-11-23', '2026-11-30'],
  ])
  expect(weekFrom('2026-12-28').at(-1)).toBe('2027-01-03')
  const november = monthOf('2026-11-15')
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42])
  expect([monthsAfter('2026-12-31', 1), monthsAfter('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01'])
})

test('days go by the calendar over a change of clocks (issue 19)', () => {
  for (const [from, to] of [
    ['2026-03-07', '2026-03-09'],
    ['2026-10-31', '2026-11-02'],
    ['2026-03-28', '2026-03-30'],
  ] as const) {
    expect(daysAfter(from, 2)).toBe(to)
  }
})
