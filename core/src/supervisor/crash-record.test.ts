import { expect, test } from 'vitest'
import { CrashRecord } from './crash-record.ts'

test('issue 3: pauses double up to ten seconds, begin anew after a healthy minute, and end at five within a minute', () => {
  const slow = new CrashRecord()
  const pauses = Array.from({ length: 9 }, (_, at) => slow.add(at * 16_000, 10_000))
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000])
  expect(slow.add(9 * 16_000, 60_000)).toBe(200)

  const quick = new CrashRecord()
  expect(Array.from({ length: 5 }, (_, at) => quick.add(at * 1_000, 500))).toEqual([200, 400, 800, 1600, undefined])
})
