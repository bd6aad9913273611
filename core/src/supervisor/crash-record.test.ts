import { expect, test } from 'vitest'
import { CrashRecord } from './crash-record.ts'

test('the pause before a new start doubles up to a minute, and is short again after a healthy minute', () => {
  const crashes = new CrashRecord()
  const pauses = Array.from({ length: 11 }, () => crashes.add(500))
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200, 60_000, 60_000])
  expect(crashes.inARow).toBe(11)
  expect(crashes.add(60_000)).toBe(200)
  expect(crashes.inARow).toBe(1)
})
