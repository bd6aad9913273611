import { expect, it } from 'vitest'
import { fromLocal, toLocal } from './date-field.tsx'

it('a date goes through the field and back to the same minute', () => {
  for (const date of ['2026-12-01T09:00:00.000Z', '2026-07-01T23:59:00.000Z'])
    expect(fromLocal(toLocal(date))).toBe(date)
})

it('an empty or unreadable date is empty, never "Invalid Date"', () => {
  expect([toLocal(''), toLocal('soon'), fromLocal(''), fromLocal('soon')]).toEqual(['', '', '', ''])
})
