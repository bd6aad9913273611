import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test('a day is written as people write it, whatever the time zone, and what is no day stays', () => {
  expect(dayText('2026-11-24')).toBe('Nov 24, 2026')
  expect(dayText('2026-01-01')).toBe('Jan 1, 2026')
  expect(dayText('someday')).toBe('someday')
})
