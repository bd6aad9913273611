import { expect, it } from 'vitest'
import { dateOfDay, dayOf, fromLocal, toLocal } from './date-time.ts'

it('a moment goes into a date field and back, to the minute', () => {
  expect(fromLocal(toLocal('2026-12-01T09:00:00.000Z'))).toBe('2026-12-01T09:00:00.000Z')
})

it('nothing and nonsense are empty', () => {
  expect([toLocal(''), toLocal('soon'), fromLocal(''), fromLocal('soon')]).toEqual(['', '', '', ''])
})

it('days are those of the calendar', () => {
  expect(dateOfDay('2026-02-30')).toBeUndefined()
  expect(dateOfDay('')).toBeUndefined()
  expect(dayOf(dateOfDay('2026-12-01') ?? new Date(0))).toBe('2026-12-01')
})
