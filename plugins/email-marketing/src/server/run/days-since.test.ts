import { expect, it } from 'vitest'
import { daysSince } from './days-since.ts'

it.each([
  [null, ['2026-12-01']],
  ['2026-12-01', []],
  ['2026-12-02', []],
  ['2026-11-29', ['2026-11-30', '2026-12-01']],
])('days since %s that were not looked at are made up for', (last, days) => {
  expect(daysSince(last, '2026-12-01')).toEqual(days)
})

it('of a long absence the last week is made up for', () => {
  const days = daysSince('2025-12-01', '2026-12-01')
  expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-25', '2026-12-01'])
})
