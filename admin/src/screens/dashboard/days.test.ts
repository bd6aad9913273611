import { expect, test } from 'vitest'
import { daysOf, pointsOf } from './days.ts'

test('the last days lie over as many before, and end today', () => {
  const counts = Array.from({ length: 14 }, (_, day) => (day < 7 ? 1 : 2))
  const { total, before, days } = daysOf({ first: '2026-02-25', counts })
  expect([total, before, days.length]).toEqual([14, 7, 7])
  expect(days.at(-1)).toEqual({ date: new Date('2026-03-10T00:00:00Z'), now: 2, before: 1 })
})

test('days without an answer count nothing', () => {
  expect(daysOf({ first: '2026-02-25', counts: [] })).toEqual({ total: 0, before: 0, days: [] })
})

test('a line goes from the left to the right, its greatest count at the top', () => {
  expect(pointsOf([0, 5, 10], 10)).toBe('0,100 50,50 100,0')
  expect(pointsOf([3], 3)).toBe('0,0')
})
